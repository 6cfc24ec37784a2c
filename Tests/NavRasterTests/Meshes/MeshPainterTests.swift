import Foundation
import NavCore
import NavRaster
import PictureSupport
import Testing

/// Meshes, filled as a graphics processor fills them, look as what Cairo paints.
@Suite struct MeshPainterTests {
    struct Scene: CustomTestStringConvertible {
        let testDescription: String
        let content: Fragment
        var transform = CATransform3DMakeTranslation(10, 10, 0)
        var opacity: CGFloat = 1
        var clip: RoundedRect?

        func list(scale: CGFloat) -> DisplayList {
            let placement = Placement(fragment: content, transform: transform, opacity: opacity, clip: clip)
            let size = CGSize(width: 80, height: 60)
            return DisplayList(
                size: size, scale: scale, background: .white,
                root: .group([placement], bounds: CGRect(origin: .zero, size: size)))
        }
    }

    private static let box = CGRect(x: 0, y: 0, width: 60, height: 40)
    private static let page = Fragment.page(.red, .blue, size: box.size)

    private static func only(_ command: DrawCommand, bounds: CGRect = box) -> Fragment {
        Fragment(commands: [command], bounds: bounds, opaqueRect: .null)
    }

    private static let picture = Bitmap(format: .bgra, width: 30, height: 20) { bytes in
        for index in 0..<600 {
            let shade = UInt8((index % 30) * 8)
            bytes.storeBytes(
                of: UInt32(shade) << 16 | UInt32(255 - shade) | 0xFF00_0000, toByteOffset: index * 4, as: UInt32.self)
        }
    }

    private static let heart = CGPath(elements: [
        .move(CGPoint(x: 30, y: 38)),
        .curve(control1: CGPoint(x: -10, y: 12), control2: CGPoint(x: 20, y: -6), CGPoint(x: 30, y: 8)),
        .curve(control1: CGPoint(x: 40, y: -6), control2: CGPoint(x: 70, y: 12), CGPoint(x: 30, y: 38)), .close,
    ])

    private static let turned = CATransform3DTranslate(CATransform3DMakeRotation(0.4, 0, 0, 1), 30, 8, 0)
    private static let inDepth = {
        var depth = CATransform3DIdentity
        depth.m34 = -1 / 200
        return CATransform3DTranslate(CATransform3DRotate(depth, 0.7, 0, 1, 0), 20, 20, 0)
    }()

    static let scenes = [
        Scene(testDescription: "fill", content: only(.fill(RoundedRect(box), .red))),
        Scene(
            testDescription: "fill between pixels", content: only(.fill(RoundedRect(box), .red)),
            transform: CATransform3DMakeTranslation(10.3, 9.6, 0)),
        Scene(testDescription: "rounded fill", content: only(.fill(RoundedRect(box, radius: 14), .blue))),
        Scene(
            testDescription: "hairline",
            content: only(.fill(RoundedRect(CGRect(x: 0, y: 4, width: 60, height: 0.4)), .black))),
        Scene(
            testDescription: "turned fill", content: only(.fill(RoundedRect(box, radius: 8), .green)), transform: turned
        ),
        Scene(testDescription: "border", content: only(.border(RoundedRect(box, radius: 10), width: 3, .blue))),
        Scene(
            testDescription: "picture",
            content: only(.image(picture, CGRect(x: 0, y: 0, width: 30, height: 20), tint: nil))),
        Scene(testDescription: "stretched picture", content: only(.image(picture, box, tint: nil))),
        Scene(testDescription: "tinted picture", content: only(.image(picture, box, tint: .green))),
        Scene(
            testDescription: "gradient",
            content: only(
                .gradient(
                    box, start: .zero, end: CGPoint(x: 60, y: 40),
                    stops: [
                        GradientStop(location: 0, color: .red), GradientStop(location: 0.5, color: .white),
                        GradientStop(location: 1, color: .blue),
                    ]))),
        Scene(testDescription: "path", content: only(.path(heart, .red, isEvenOdd: false))),
        Scene(testDescription: "turned stroke", content: only(.stroke(heart, .black, width: 2)), transform: turned),
        Scene(
            testDescription: "shadow",
            content: only(
                .shadow(RoundedRect(box, radius: 6), .black, radius: 8, offset: CGSize(width: 0, height: 3)),
                bounds: box.insetBy(dx: -20, dy: -20))),
        Scene(testDescription: "group", content: page, opacity: 0.5),
        Scene(testDescription: "rounded clip", content: page, clip: RoundedRect(box, radius: 16)),
        Scene(
            testDescription: "rounded clip of a group", content: page, transform: turned, opacity: 0.7,
            clip: RoundedRect(box, radius: 16)),
        Scene(testDescription: "perspective", content: page, transform: inDepth),
    ]

    @Test(arguments: scenes, [1, 1.5]) func `meshes show what Cairo paints`(scene: Scene, scale: CGFloat) {
        let list = scene.list(scale: scale)
        let expected = Bitmap(rendering: list), seen = MeshScreen(list)

        let wrong = PixelSet(expected) { x, y in seen.pixel(x, y).distance(to: expected.pixel(x, y)) > 40 }

        #expect(wrong.largestSquare < 3, "a square of \(wrong.largestSquare) wrong pixels")
        #expect(wrong.count * 40 <= expected.width * expected.height, "\(wrong.count) wrong pixels")
    }

    @Test func `what lies between two frames' pixels is drawn anew for each, and what stays is kept`() {
        let painter = MeshPainter()
        let list = Self.scenes.first { $0.testDescription == "path" }!.list(scale: 1)

        let first = painter.frame(for: list, width: 100, height: 100).bitmaps
        let second = painter.frame(for: list, width: 100, height: 100).bitmaps

        #expect(first.count == 1)
        #expect(first.elementsEqual(second) { $0 === $1 })
    }
}

/// Pixels of a picture, some of them marked.
struct PixelSet {
    private let width: Int
    private let marks: [Bool]

    init(_ bitmap: Bitmap, _ isMarked: (Int, Int) -> Bool) {
        width = bitmap.width
        marks = (0..<bitmap.width * bitmap.height).map { isMarked($0 % bitmap.width, $0 / bitmap.width) }
    }

    var count: Int { marks.count { $0 } }

    /// The side, in pixels, of the largest square of marked pixels: an edge that differs a little is long, but never wide.
    var largestSquare: Int {
        var sides = [Int](repeating: 0, count: marks.count)
        for index in marks.indices where marks[index] {
            let isInside = index >= width && index % width > 0
            sides[index] = isInside ? min(sides[index - 1], sides[index - width], sides[index - width - 1]) + 1 : 1
        }
        return sides.max() ?? 0
    }
}

extension MeshFrame {
    /// In the order of drawing.
    fileprivate var bitmaps: [Bitmap] { steps.flatMap(\.bitmaps) }
}

extension MeshFrame.Step {
    fileprivate var bitmaps: [Bitmap] {
        switch self {
        case .group(_, let steps, _): return steps.flatMap(\.bitmaps)
        case .draw(let mesh, _):
            switch mesh.paint {
            case .plain: return []
            case .picture(let bitmap), .coverage(let bitmap): return [bitmap]
            }
        }
    }
}

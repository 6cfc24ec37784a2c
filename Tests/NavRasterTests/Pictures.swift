import Foundation
import NavCore
import NavRaster

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension Fragment {
    /// One plain rectangle.
    static func plain(_ color: CGColor, _ rect: CGRect) -> Fragment {
        Fragment(
            commands: [.fill(RoundedRect(rect), color)], bounds: rect, opaqueRect: color.alpha == 1 ? rect : .null)
    }

    /// A page that no single rectangle draws: colour `b` in stripes eight points high, on `a`, which alone reaches the edges.
    static func page(_ a: CGColor, _ b: CGColor, size: CGSize) -> Fragment {
        let all = CGRect(origin: .zero, size: size)
        let stripes = stride(from: 0, to: size.height, by: 16).map { y in
            DrawCommand.fill(
                RoundedRect(CGRect(x: 8, y: y + 4, width: size.width - 16, height: 8).intersection(all)), b)
        }
        return Fragment(commands: [.fill(RoundedRect(all), a)] + stripes, bounds: all, opaqueRect: all)
    }

    /// Placements one over the other.
    static func group(_ placements: [Placement], bounds: CGRect) -> Fragment {
        Fragment(commands: placements.map { .place($0) }, bounds: bounds, opaqueRect: .null)
    }
}

extension Placement {
    init(_ fragment: Fragment, x: CGFloat = 0, y: CGFloat = 0, opacity: CGFloat = 1, clip: RoundedRect? = nil) {
        var transform = CATransform3DIdentity
        transform.m41 = x
        transform.m42 = y
        self.init(fragment: fragment, transform: transform, opacity: opacity, clip: clip)
    }
}

extension DisplayList {
    /// A frame `side` points wide and high.
    init(side: CGFloat, scale: CGFloat = 1, background: CGColor = .white, _ placements: Placement...) {
        let size = CGSize(width: side, height: side)
        self.init(
            size: size, scale: scale, background: background,
            root: .group(placements, bounds: CGRect(origin: .zero, size: size)))
    }
}

/// Memory to paint into, and what lies in it.
final class Screen {
    let buffer: PixelBuffer

    init(width: Int, height: Int) {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0x77, count: width * height * 4)
        buffer = PixelBuffer(pixels: bytes, width: width, height: height, bytesPerRow: width * 4)
    }

    deinit { buffer.pixels.deallocate() }

    func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
        let first = buffer.pixels.advanced(by: y * buffer.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        return Bitmap.Pixel(red: first[2], green: first[1], blue: first[0])
    }

    /// How many pixels differ by more than `tolerance` in some colour from a picture of the same size.
    func differences(from bitmap: Bitmap, tolerance: Int = 0) -> Int {
        bitmap.withBytes { expected in
            let shown = UnsafeRawBufferPointer(start: buffer.pixels, count: buffer.bytesPerRow * buffer.height)
            var count = 0, index = 0
            while index < shown.count {
                if Self.differs(shown, expected, index, tolerance) { count += 1 }
                index += 4
            }
            return count
        }
    }

    private static func differs(
        _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ index: Int, _ tolerance: Int
    ) -> Bool {
        abs(Int(a[index]) - Int(b[index])) > tolerance || abs(Int(a[index + 1]) - Int(b[index + 1])) > tolerance
            || abs(Int(a[index + 2]) - Int(b[index + 2])) > tolerance
    }
}

extension Bitmap.Pixel {
    static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255)
    static let black = Bitmap.Pixel(red: 0, green: 0, blue: 0)
    static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    static let pureGreen = Bitmap.Pixel(red: 0, green: 255, blue: 0)
    static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255)

    /// The largest difference in red, green or blue.
    func distance(to other: Bitmap.Pixel) -> Int {
        zip([red, green, blue], [other.red, other.green, other.blue]).map { abs(Int($0) - Int($1)) }.max()!
    }
}

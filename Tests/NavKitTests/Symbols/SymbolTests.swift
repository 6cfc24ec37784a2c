import Foundation
import NavCore
import NavKit
import NavRaster
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct SymbolTests {
    /// What bars and buttons ask for most.
    nonisolated static let names = [
        "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward", "chevron.forward", "xmark",
        "xmark.circle.fill", "heart", "heart.fill", "square.and.arrow.up", "plus", "plus.circle", "minus", "gear",
        "gearshape", "gearshape.fill", "magnifyingglass", "ellipsis", "ellipsis.circle", "trash", "pencil", "star",
        "star.fill", "checkmark", "checkmark.circle.fill", "house", "house.fill", "bookmark", "bookmark.fill",
        "message", "bubble.left", "bubble.right", "play", "play.fill", "pause.fill", "backward.fill", "forward.fill",
        "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise", "arrow.counterclockwise", "person",
        "person.fill", "person.crop.circle", "photo", "info.circle", "bell.slash", "eye.slash.fill", "moon.fill",
    ]

    private func coverage(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += Int(bitmap.pixel(x, y).alpha) } }
        return Double(sum) / 255
    }

    @Test(arguments: names) func `a symbol is drawn inside its size`(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        let bitmap = image.bitmap

        #expect(image.isSymbolImage)
        #expect(image.size == CGSize(width: bitmap.width, height: bitmap.height))
        #expect(coverage(bitmap) > 12)
        #expect(coverage(bitmap) < 0.9 * Double(bitmap.width * bitmap.height))
    }

    @Test func `every drawing can be read, in every form that it has`() {
        for name in SymbolTable.baseNames {
            #expect(UIImage(systemName: name) != nil, "\(name)")
            for ending in ["", ".slash", ".circle", ".square"] {
                _ = UIImage(systemName: name + ending)
                _ = UIImage(systemName: name + ending + ".fill")
            }
        }
        #expect(SymbolTable.baseNames.count > 130)
    }

    @Test(arguments: ["", "no.such.symbol", "xmark.fill", "chevron.left.slash", "fill", ".fill", "heart.fill.fill", "heart."])
    func `a name that is none is nil`(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test func `a filled heart covers more than its outline`() throws {
        let outline = try #require(UIImage(systemName: "heart")).bitmap
        let filled = try #require(UIImage(systemName: "heart.fill")).bitmap

        #expect(coverage(filled) > 1.6 * coverage(outline))
        #expect(filled.pixel(filled.width / 2, filled.height / 2).alpha == 255)
        #expect(outline.pixel(outline.width / 2, outline.height / 2).alpha == 0)
    }

    @Test func `size and weight follow the configuration`() throws {
        let plain = try #require(UIImage(systemName: "plus"))
        let large = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        let bold = plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
        let small = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .small))

        #expect(abs(large!.size.height - 2 * plain.size.height) <= 1)
        #expect(bold!.size == plain.size)
        #expect(coverage(bold!.bitmap) > 1.2 * coverage(plain.bitmap))
        #expect(small.size.height < plain.size.height)
        #expect(plain.size.height == 21)
    }

    @Test func `a configuration fills in what another leaves open`() {
        let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)
        let weight = UIImage.SymbolConfiguration(weight: .bold)

        #expect(size.applying(weight) == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(size.applying(.unspecified) == size)
        #expect(
            UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .semibold))
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
        #expect(UIImage(bitmap: .plain(.red, width: 1, height: 1)).applyingSymbolConfiguration(size) == nil)
    }

    @Test func `a symbol takes the tint of its view, and is sharp at every scale`() throws {
        for scale in [1, 1.25, 1.5, 2, 3] as [CGFloat] {
            let stage = Stage(size: CGSize(width: 60, height: 60), scale: scale)
            let view = UIImageView(image: UIImage(systemName: "square.fill"))
            stage.window.backgroundColor = .white
            view.tintColor = .red
            view.frame.origin = CGPoint(x: 10, y: 10)
            stage.window.addSubview(view)
            stage.turn()

            let bitmap = try #require(stage.bitmap)
            let middle = Int((view.center.y * scale).rounded())
            let row = (0..<bitmap.width).map { bitmap.pixel($0, middle) }
            #expect(row[Int(view.center.x * scale)] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
            #expect(row.filter { $0.green > 10 && $0.green < 245 }.count <= 2, "at \(scale)")
        }
    }

    @Test func `what leads back points the other way from right to left`() throws {
        let stage = Stage(size: CGSize(width: 40, height: 40))
        let view = UIImageView(image: UIImage(systemName: "chevron.backward"))
        stage.window.addSubview(view)
        stage.turn()
        let before = try #require(stage.bitmap).pngData()

        view.semanticContentAttribute = .forceRightToLeft
        stage.turn()
        let after = try #require(stage.bitmap).pngData()
        view.image = UIImage(systemName: "chevron.right")
        stage.turn()

        #expect(before != after)
        #expect(try #require(stage.bitmap).pngData() == after)
    }
}

import Foundation
import NavCore
import NavKit
import NavRaster
import Testing

@Suite struct UIImageTests {
    @Test func `what was written can be read again`() throws {
        let image = UIImage(bitmap: .plain(.red, width: 6, height: 4))

        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 2))

        #expect(again.size == CGSize(width: 3, height: 2))
        #expect(again.scale == 2)
        #expect(again.bitmap.pixel(5, 3) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    }

    @Test func `the name of a file tells its scale`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(UIImage(bitmap: .plain(.red, width: 6, height: 6)).pngData())

        for (name, scale) in [("a.png", CGFloat(1)), ("a@2x.png", 2), ("a@3x.png", 3)] {
            let url = folder.appendingPathComponent(name)
            try data.write(to: url)
            #expect(UIImage(contentsOfFile: url.path)?.scale == scale)
        }
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }

    @Test func `what is no picture is nil`() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("hello".utf8)) == nil)
    }

    @Test func `a changed image leaves the first as it was`() {
        let image = UIImage(bitmap: .plain(.red, width: 2, height: 2))

        let tinted = image.withRenderingMode(.alwaysTemplate).withTintColor(.blue)

        #expect(image.renderingMode == .automatic && image.color == nil)
        #expect(tinted.renderingMode == .alwaysTemplate && tinted.color == .blue)
        #expect(tinted.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
        #expect(tinted.bitmap === image.bitmap)
    }
}

extension Bitmap {
    /// One opaque colour.
    static func plain(_ color: UIColor, width: Int, height: Int) -> Bitmap {
        let color = color.cgColor
        return Bitmap(format: .bgra, width: width, height: height) { bytes in
            let pixel = [color.blue, color.green, color.red, 1].map { UInt8($0 * 255) }
            for index in bytes.indices { bytes[index] = pixel[index % 4] }
        }
    }
}

import Foundation
import NavCore
import NavRaster
import Testing

@Suite struct ImageTests {
    private let picture = Bitmap(
        rendering: DisplayList(
            side: 12, Placement(.plain(.red, CGRect(x: 0, y: 0, width: 6, height: 12)))))

    @Test func `a picture survives PNG unchanged`() throws {
        let again = try Bitmap.decode(picture.pngData())

        #expect(again.width == 12 && again.height == 12)
        #expect(again.pixel(3, 6) == .pureRed)
        #expect(again.pixel(9, 6) == .white)
    }

    @Test func `transparency survives PNG`() throws {
        let half = Bitmap(format: .bgra, width: 4, height: 4) { bytes in
            for index in stride(from: 0, to: bytes.count, by: 4) { (bytes[index + 2], bytes[index + 3]) = (128, 128) }
        }

        #expect(try Bitmap.decode(half.pngData()).pixel(1, 1) == Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    }

    @Test func `what is no picture is refused in words`() {
        #expect(throws: Bitmap.DecodingError.self) { try Bitmap.decode(Data()) }
        #expect(throws: Bitmap.DecodingError.self) { try Bitmap.decode(Data("no picture at all".utf8)) }
        #expect(throws: Bitmap.DecodingError.self) {
            try Bitmap.decode(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        }
        #expect(throws: Bitmap.DecodingError.self) { try Bitmap.decode(picture.pngData().prefix(60)) }
        #expect(throws: Bitmap.DecodingError.self) { try Bitmap.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])) }
    }
}

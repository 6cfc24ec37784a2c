import Foundation
import NavCore
import NavRaster

/// Writes each picture that the window shows as a PNG, painted by NavKit itself: `frame-00001.png`, `frame-00002.png`, …
final class FilmedWindow: WindowWrapper {
    private let folder: URL
    private let painter = CPUPainter()
    private var film: Film?
    private var count = 0

    /// Makes the folder if there is none.
    init(_ inner: any WindowBackend, folder path: String) throws {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileError.named("make", path) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        self.folder = folder
        super.init(inner)
    }

    override func present(_ list: DisplayList) -> Bool {
        guard super.present(list) else { return false }
        count += 1
        let digits = String(count)
        let name = "frame-" + String(repeating: "0", count: max(5 - digits.count, 0)) + digits + ".png"
        save(develop(list).pngData(), to: folder.appendingPathComponent(name))
        return true
    }

    private func develop(_ list: DisplayList) -> Bitmap {
        let width = Int((list.size.width * list.scale).rounded())
        let height = Int((list.size.height * list.scale).rounded())
        let film = film(width: width, height: height)
        _ = painter.paint(list, into: film.buffer)
        return Bitmap(format: .bgra, width: width, height: height) {
            $0.copyMemory(from: UnsafeRawBufferPointer(film.bytes))
        }
    }

    private func film(width: Int, height: Int) -> Film {
        if let film, film.width == width, film.height == height { return film }
        painter.forgetTarget()
        let film = Film(width: width, height: height)
        self.film = film
        return film
    }
}

/// The pixels that one picture after another is painted into.
private nonisolated final class Film {
    let width: Int
    let height: Int
    let bytes: UnsafeMutableRawBufferPointer

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = .allocate(byteCount: width * height * 4, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { bytes.deallocate() }

    var buffer: PixelBuffer {
        PixelBuffer(pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4)
    }
}

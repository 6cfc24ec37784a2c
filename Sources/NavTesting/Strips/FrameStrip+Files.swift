public import Foundation
import NavKit
import NavRaster

nonisolated extension FrameStrip {
    /// Writes every frame as a PNG, with an index beside them, so that a later strip can be compared with this one.
    ///
    /// - Parameters:
    ///   - folder: Made if it is not there. A strip that is in it already is replaced, other files stay.
    ///   - scale: Pixels a point, at least 0.5.
    public func write(framesTo folder: URL, scale: CGFloat = 1) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for old in (try? Index.read(from: folder).frames) ?? [] {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(old.file))
        }
        let index = Index(
            title: title, scale: Double(scale),
            frames: frames.enumerated().map { number, frame in
                Index.Frame(time: frame.time, share: frame.share, file: String(format: "frame-%03d.png", number))
            })
        for (frame, entry) in zip(frames, index.frames) {
            try frame.bitmap(scale: scale).pngData().write(to: folder.appendingPathComponent(entry.file))
        }
        try index.write(to: folder)
    }

    /// Reads a strip that `write(framesTo:)` has written.
    public init(framesFrom folder: URL) throws {
        let index = try Index.read(from: folder)
        let frames = try index.frames.map { entry in
            let data = try Data(contentsOf: folder.appendingPathComponent(entry.file))
            let picture = try Bitmap.decode(data).displayList(scale: CGFloat(index.scale))
            return Frame(time: entry.time, share: entry.share, picture: picture)
        }
        self.init(title: index.title, frames: frames)
    }

    private struct Index: Codable {
        static let name = "strip.json"

        struct Frame: Codable {
            let time: Double
            let share: Double?
            let file: String
        }

        let title: String
        let scale: Double
        let frames: [Frame]

        static func read(from folder: URL) throws -> Index {
            try JSONDecoder().decode(Index.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
        }

        func write(to folder: URL) throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(self).write(to: folder.appendingPathComponent(Self.name))
        }
    }
}

/// Why an animated picture could not be made.
public nonisolated enum StripError: LocalizedError, CustomStringConvertible {
    /// The program that makes animated pictures is not on the PATH.
    case noAnimator
    /// That program failed, and said this.
    case animatorFailed(String)

    public var description: String {
        switch self {
        case .noAnimator: "an animated picture is made by the program img2webp, which is not installed: apt-get install webp"
        case .animatorFailed(let words): "img2webp failed: \(words)"
        }
    }
    public var errorDescription: String? { description }
}

import Foundation
import NavCore
import NavRaster

/// The pictures that were looked at, in this folder, a file each: `SCENE.PERCENT.png`.
enum StoredPictures {
    /// With `NAVKIT_STORE_PICTURES=1` in the environment the tests write what they see as what is to be seen. Look at each then.
    static let areWritten = ProcessInfo.processInfo.environment["NAVKIT_STORE_PICTURES"] == "1"

    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let folder = here.appending(path: "Pictures")
    /// Where the strips of what differs go.
    private static let strips = here.appending(path: "Differences")

    static var names: Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
    }

    /// The scenes that there are pictures of.
    static var scenes: [String] { Set(names.map { $0.prefix { $0 != "." } }).map(String.init).sorted() }

    static func picture(_ name: String) throws -> Bitmap {
        try Bitmap.decode(Data(contentsOf: folder.appending(path: name + ".png")))
    }

    static func store(_ bitmap: Bitmap, _ name: String) throws {
        try bitmap.pngData().write(to: folder.appending(path: name + ".png"))
    }

    /// Returns where the strip lies.
    static func write(strip: Bitmap, _ name: String) throws -> String {
        try FileManager.default.createDirectory(at: strips, withIntermediateDirectories: true)
        let file = strips.appending(path: name + ".png")
        try strip.pngData().write(to: file)
        return file.path
    }
}

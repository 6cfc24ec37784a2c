public import Foundation
import NavKit
import NavRaster

nonisolated extension FrameStrip {
    /// Writes the motion as an animated WebP picture that repeats for ever, each frame with its time and percent beneath.
    ///
    /// The program `img2webp` of the package webp makes it; it is looked for on the PATH when this is called.
    ///
    /// - Parameters:
    ///   - slowness: How much longer than in truth each frame is shown. Above 0.
    ///   - rest: How long the last frame stays, in seconds.
    /// - Throws: ``StripError/noAnimator`` where the program is not installed, and what the file system says.
    public func write(animationTo url: URL, _ style: StripStyle = StripStyle(), slowness: Double = 1, rest: Double = 0.8) throws {
        precondition(slowness > 0, "FrameStrip.write(animationTo:slowness: \(slowness)): time that does not pass shows one frame only")
        guard let program = Self.animator else { throw StripError.noAnimator }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = ["-loop", "0"]
        for (index, frame) in frames.enumerated() {
            let file = folder.appendingPathComponent("\(index).png")
            try captioned(frame, style).pngData().write(to: file)
            arguments += ["-d", "\(milliseconds(of: index, slowness, rest))", file.path]
        }
        try Self.run(program, arguments + ["-o", url.path])
    }

    /// For how long a frame is shown: until the next one.
    private func milliseconds(of index: Int, _ slowness: Double, _ rest: Double) -> Int {
        let seconds = index + 1 < frames.count ? (frames[index + 1].time - frames[index].time) * slowness : rest
        return max(Int((seconds * 1000).rounded()), 1)
    }

    private static var animator: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(fileURLWithPath: "\($0)/img2webp") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static func run(_ program: URL, _ arguments: [String]) throws {
        let process = Process(), words = Pipe()
        (process.executableURL, process.arguments) = (program, arguments)
        (process.standardError, process.standardOutput) = (words, FileHandle.nullDevice)
        try process.run()
        let said = words.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw StripError.animatorFailed(String(decoding: said, as: UTF8.self)) }
    }
}

import Foundation

/// A Wayland compositor in a window of the X server, with frame callbacks of its own. It ends with its last reference.
final class Weston: Sendable {
    struct DidNotStart: Error {}

    private let folder: String
    private let processID: Int32
    /// What a program needs to open its windows there.
    let environment: [String: String]

    init() async throws {
        folder = NSTemporaryDirectory() + "weston-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try "[core]\nrepaint-window=10\nidle-time=0\n".write(toFile: folder + "/weston.ini", atomically: true, encoding: .utf8)
        environment = ["XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "navkit", "SDL_VIDEODRIVER": "wayland"]
        processID = try Self.start(in: folder)
        for _ in 0..<100 where !FileManager.default.fileExists(atPath: folder + "/navkit") {
            try await Task.sleep(for: .milliseconds(100))
        }
        guard FileManager.default.fileExists(atPath: folder + "/navkit") else { throw DidNotStart() }
    }

    deinit {
        kill(processID, SIGTERM)
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func start(in folder: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "weston", "--backend=x11-backend.so", "--use-pixman", "--width=800", "--height=900", "--socket=navkit",
            "--config=\(folder)/weston.ini", "--log=\(folder)/weston.log",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process.processIdentifier
    }
}

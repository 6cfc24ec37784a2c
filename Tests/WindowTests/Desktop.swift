import Foundation

/// The hand on mouse and window, through xdotool. The window is the probe's, on the X server that the tests were given.
struct Desktop {
    struct ToolFailed: Error {
        let arguments: [String]
        let status: Int32
    }

    /// Whether the tests were given a screen that nobody else uses, with xdotool. `Tests/run.sh` gives them one.
    static let isThere = ProcessInfo.processInfo.environment["NAVKIT_TEST_SCREEN"] != nil

    let window: String

    /// Finds the probe's window, waiting for it if need be.
    static func find(_ probe: Probe) async throws -> Desktop {
        Desktop(window: try run("search", "--sync", "--onlyvisible", "--pid", "\(probe.processID)", "--name", "probe"))
    }

    /// Positions are in points of the window.
    func click(x: Int, y: Int) throws {
        try Self.run("mousemove", "--window", window, "\(x)", "\(y)", "click", "1")
    }

    func resize(width: Int, height: Int) throws { try Self.run("windowsize", window, "\(width)", "\(height)") }
    func hide() throws { try Self.run("windowunmap", "--sync", window) }
    func show() throws { try Self.run("windowmap", "--sync", window) }

    @discardableResult
    private static func run(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["timeout", "10", "xdotool"] + arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolFailed(arguments: arguments, status: process.terminationStatus)
        }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

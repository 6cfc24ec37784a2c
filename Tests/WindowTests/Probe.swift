import Foundation
import Synchronization

/// The probe program in a process of its own.
final class Probe: Sendable {
    struct NeverSaid: Error, CustomStringConvertible {
        let expected: String
        let said: [String]
        var description: String { "the probe never said \"\(expected)\"; it said \(said)" }
    }

    let processID: Int32
    private let process: Mutex<Process>
    private let lines: Lines
    private let logPath: String

    /// - Parameter environment: Laid over that of the tests.
    init(_ mode: String, environment: [String: String] = [:]) throws {
        logPath = NSTemporaryDirectory() + "probe-\(UUID().uuidString).log"
        let output = Pipe()
        let lines = Lines(output)
        let process = Process()
        process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "WindowProbe")
        process.arguments = [mode]
        process.environment = ProcessInfo.processInfo.environment
            .merging(["NAVKIT_FRAME_LOG": logPath]) { $1 }.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = output
        try Self.withoutBlockedSignals { try process.run() }
        processID = process.processIdentifier
        self.lines = lines
        self.process = Mutex(process)
    }

    deinit {
        process.withLock { if $0.isRunning { kill($0.processIdentifier, SIGKILL) } }
        try? FileManager.default.removeItem(atPath: logPath)
    }

    /// All that it has said so far.
    var said: [String] { lines.all }

    /// Waits until the probe says `line`, after what it had said when `mark` was taken.
    func hear(_ line: String, after mark: Int = 0, within seconds: Double = 10) async throws {
        try await poll(for: seconds, expecting: line) { self.said.dropFirst(mark).contains(line) }
    }

    /// Waits for the end, and gives the exit status.
    func status(within seconds: Double = 10) async throws -> Int32 {
        try await poll(for: seconds, expecting: "its last word") { self.process.withLock { !$0.isRunning } }
        return process.withLock { $0.terminationStatus }
    }

    /// Asks it to close its window, as the desktop does when the session ends.
    func close() { kill(processID, SIGTERM) }

    /// Processor time that it has used, in seconds.
    func processorTime() throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)
        // What follows the name in parentheses: the 12th and 13th field of it are the ticks.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields[11...12].reduce(0) { $0 + (Double($1) ?? 0) } / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What the frame log says so far.
    func log() throws -> FrameLog { try FrameLog(text: String(contentsOfFile: logPath, encoding: .utf8)) }

    /// A process inherits the signals that its maker's thread blocks, and the threads that tests run on block them all.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var (none, blocked) = (sigset_t(), sigset_t())
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try body()
    }

    private func poll(for seconds: Double, expecting: String, _ isFulfilled: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while !isFulfilled() {
            guard ContinuousClock.now < end else { throw NeverSaid(expected: expecting, said: said) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

/// The lines that come out of a pipe, as they come.
private final class Lines: Sendable {
    private let text = Mutex("")

    init(_ pipe: Pipe) {
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            guard !data.isEmpty else { return handle.readabilityHandler = nil }
            self?.text.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
    }

    var all: [String] { text.withLock { $0.split(separator: "\n").map(String.init) } }
}

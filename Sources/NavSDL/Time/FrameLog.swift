import Foundation
import NavCore

/// A record of every turn and every presented picture, for tests that watch a window from outside.
///
/// Written if the environment variable `NAVKIT_FRAME_LOG` names a file: one JSON object a line, all times in seconds of the
/// monotonic clock, each line complete as soon as it is written.
///
///     {"kind":"turn","woke":12.501,"seen":12.518,"events":1}          a turn began; its picture will be seen at `seen`
///     {"kind":"present","begin":12.502,"end":12.503,"seen":12.518,"shown":true}
///     {"kind":"close","at":19.020}                                    the user asked to close the window
struct FrameLog {
    private let file: UnsafeMutablePointer<FILE>

    /// Nil if the variable is not set or the file cannot be written.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment["NAVKIT_FRAME_LOG"], let file = fopen(path, "w") else { return nil }
        setvbuf(file, nil, Int32(_IOLBF), 1 << 12)
        self.file = file
    }

    func turn(woke: FrameInstant, seen: FrameInstant, events: Int) {
        write(#"{"kind":"turn","woke":\#(woke.seconds),"seen":\#(seen.seconds),"events":\#(events)}"#)
    }

    func present(begin: FrameInstant, end: FrameInstant, seen: FrameInstant, isShown: Bool) {
        write(#"{"kind":"present","begin":\#(begin.seconds),"end":\#(end.seconds),"seen":\#(seen.seconds),"shown":\#(isShown)}"#)
    }

    func close(at instant: FrameInstant) {
        write(#"{"kind":"close","at":\#(instant.seconds)}"#)
    }

    private func write(_ line: String) { fputs(line + "\n", file) }
}

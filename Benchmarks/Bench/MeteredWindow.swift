import Foundation
import NavCore
import NavKit
import NavSDL

/// A window that notes when its pictures were presented.
final class MeteredWindow: WindowBackend {
    private let window: SDLWindow
    /// When each picture since the last ``reset()`` had been presented, in seconds.
    private(set) var presents: [Double] = []
    var onPresent: () -> Void = {}

    init(_ size: CGSize) throws { window = try SDLWindow(title: "navkit-bench", size: size) }

    var size: CGSize { window.size }
    var scale: CGFloat { window.scale }
    var refreshPeriod: Double { window.refreshPeriod }
    var painterName: String { window.painterName }
    var title: String {
        get { window.title }
        set { window.title = newValue }
    }

    func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) { window.takeEvents(wait) }

    func present(_ list: DisplayList) -> Bool {
        let isShown = window.present(list)
        if isShown {
            presents.append(Clock.wall)
            onPresent()
        }
        return isShown
    }

    func reset() { presents.removeAll(keepingCapacity: true) }
}

/// What only a benchmark asks.
enum Clock {
    /// In seconds, since some instant in the past.
    static var wall: Double { read(CLOCK_MONOTONIC) }
    /// Seconds of processor time that this process has taken, on all its threads.
    static var processor: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// What the system says of this process's memory.
enum Memory {
    /// The most that was resident at once, in kB.
    static var peak: Double { field("VmHWM") }
    /// What is resident now, in kB.
    static var resident: Double { field("VmRSS") }

    private static func field(_ name: String) -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line.flatMap { Double($0.split(whereSeparator: \.isWhitespace)[1]) } ?? 0
    }
}

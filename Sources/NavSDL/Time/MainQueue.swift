import CWait
import CoreFoundation
import NavCore

/// The work of others that runs on the main thread: main-queue blocks, main-actor tasks, timers of the main run loop.
struct MainQueue {
    /// Readable while blocks or tasks wait. Any thread may poll it; nobody reads from it.
    nonisolated static let handle = _dispatch_get_main_queue_handle_4CF()

    /// Runs what is due, and returns at once.
    ///
    /// - Returns: Whether a block, a task or a timer ran. Blocks of `RunLoop.perform` run as well, but do not show.
    @discardableResult
    func runWhatIsDue() -> Bool {
        let hasTimer = secondsToTimer <= 0
        let hasServedQueue = runOnePass()
        // A pass serves either the queue or the timers: a busy queue holds up no timer.
        if secondsToTimer <= 0 { _ = runOnePass() }
        return hasTimer || hasServedQueue
    }

    /// Seconds to the next timer of the run loop, zero or less if one is due, infinite if there is none.
    var secondsToTimer: Double {
        // `RunLoop.limitDate(forMode:)` would run what is due before it answers, and nobody would know of it.
        let date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        return date == 0 ? .infinity : date - CFAbsoluteTimeGetCurrent()
    }

    /// Sleeps to the instant, or on and on if it is nil, and runs what becomes due on the way.
    ///
    /// - Parameter endsWithWork: Whether work that ran, or a signal, ends the sleep.
    /// - Returns: Whether work ran.
    func sleep(until instant: FrameInstant?, endsWithWork: Bool) -> Bool {
        var hasWorked = false
        while true {
            let left = instant?.seconds(since: MonotonicClock.now) ?? .infinity
            guard left > 0 else { return hasWorked }
            let isWoken = Self.wait(min(left, max(0, secondsToTimer)))
            guard isWoken || secondsToTimer <= 0 else { continue }
            hasWorked = runWhatIsDue() || hasWorked
            if endsWithWork { return hasWorked }
        }
    }

    /// True: a block or a task ran.
    private func runOnePass() -> Bool { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource }

    /// True: there is something to run, or a signal came. False: time went by.
    private static func wait(_ seconds: Double) -> Bool {
        wait_until_readable(handle, seconds < longestWait ? Int64((seconds * 1e9).rounded(.up)) : -1)
    }

    /// In seconds. Longer than that is for ever.
    private static let longestWait = 1e9
}

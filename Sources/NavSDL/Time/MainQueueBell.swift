import CSDL2
import CWait
import Dispatch
import Foundation
import Synchronization

/// Wakes SDL's wait when main-queue work arrives, for SDL knows nothing of that queue.
///
///     bell's thread:  poll the queue's handle ──▶ push an SDL event ──▶ wait for the answer ──┐
///                          ▲───────────────────────────────────────────────────────────────────┘
///     main thread:    SDL's wait ends ──▶ run what is due ──▶ answer
///
/// While nothing is queued, both threads sleep in the kernel.
final class MainQueueBell {
    /// The first use starts the thread, which lives as long as the process.
    static let shared = MainQueueBell()

    private let line = Line()

    private init() {
        let (line, eventType) = (line, SDL_RegisterEvents(1))
        let thread = Thread { Self.ring(line, eventType: eventType) }
        thread.name = "navkit.main-queue-bell"
        thread.stackSize = 64 * 1024
        thread.start()
    }

    /// Lets the bell ring again. To be called after the queue was served.
    func answer() {
        guard line.isRinging.exchange(false, ordering: .acquiringAndReleasing) else { return }
        line.answered.signal()
    }

    private nonisolated final class Line: Sendable {
        let isRinging = Atomic(false)
        let answered = DispatchSemaphore(value: 0)
    }

    private nonisolated static func ring(_ line: Line, eventType: UInt32) {
        blockSignals()
        while true {
            guard wait_until_readable(MainQueue.handle, -1) else { continue }
            line.isRinging.store(true, ordering: .releasing)
            var event = SDL_Event()
            event.type = eventType
            SDL_PushEvent(&event)
            line.answered.wait()
        }
    }

    /// Signals belong to the main thread, whose wait they end.
    private nonisolated static func blockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
    }
}

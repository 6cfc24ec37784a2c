import Foundation
import NavKit

/// A still window that is asked now and then to do something on the main thread, and tells how late it did, in milliseconds.
final class Errands: UIViewController {
    private nonisolated static let rounds = 5

    override func viewDidAppear(_ animated: Bool) {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 2)
            for _ in 0..<Self.rounds {
                Self.askQueue()
                Self.askActor()
                Self.askTimer(after: 0.21)
                Thread.sleep(forTimeInterval: 0.5)
            }
            say("done")
        }
    }

    private nonisolated static func askQueue() {
        let asked = ContinuousClock.now
        DispatchQueue.main.async { tell("queue", asked) }
        Thread.sleep(forTimeInterval: 0.2)
    }

    private nonisolated static func askActor() {
        let asked = ContinuousClock.now
        Task { @MainActor in
            tell("actor", asked)
            let hop = ContinuousClock.now
            for _ in 0..<10 { await Task.detached {}.value }
            tell("hops", hop)
        }
        Thread.sleep(forTimeInterval: 0.2)
    }

    /// Timers are made on the main thread, where the window is still between the making and the firing.
    private nonisolated static func askTimer(after seconds: Double) {
        DispatchQueue.main.async {
            let due = ContinuousClock.now + .seconds(seconds)
            _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in tell("timer", due) }
        }
        Thread.sleep(forTimeInterval: seconds + 0.1)
    }

    private nonisolated static func tell(_ name: String, _ asked: ContinuousClock.Instant) {
        say("\(name) \((ContinuousClock.now - asked) / .milliseconds(1))")
    }
}

import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A view in a window, and an animator that is running, paused or stopped on it.
@MainActor private func trap(
    in state: UIViewAnimatingState, paused: Bool = false, _ call: (UIViewPropertyAnimator) -> Void
) {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    if state != .inactive { animator.startAnimation() }
    stage.turn()
    if paused { animator.pauseAnimation() }
    if state == .stopped { animator.stopAnimation(false) }
    call(animator)
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
    animator.stopAnimation(true)
}

/// One that runs and is not to be interrupted.
@MainActor private func trapUninterruptible(_ call: (UIViewPropertyAnimator) -> Void) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.isInterruptible = false
    animator.startAnimation()
    call(animator)
}

/// One that was made in a block of another animator, which runs.
@MainActor private func trapGuest(_ call: (UIViewPropertyAnimator) -> Void) {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    var guest: UIViewPropertyAnimator?
    let host = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        guest = .runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.center.x = 100 })
    }
    host.startAnimation()
    stage.turn()
    if let guest { call(guest) }
}

private final class OwnAnimator: UIViewPropertyAnimator {}

@Suite struct PropertyAnimatorTrapTests {
    @Test(.rules("GT1", "G1")) func `starting a stopped one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .stopped) { $0.startAnimation() } }
        }
        expect(result, says: "UIViewPropertyAnimator.startAnimation()", "stopped", "finishAnimation(at:)")
    }

    @Test(.rules("GT2", "G1")) func `starting a stopped one later traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .stopped) { $0.startAnimation(afterDelay: 1) } }
        }
        expect(result, says: "UIViewPropertyAnimator.startAnimation()", "stopped", "finishAnimation(at:)")
    }

    @Test(.rules("GT3", "G1")) func `pausing a stopped one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .stopped) { $0.pauseAnimation() } }
        }
        expect(result, says: "UIViewPropertyAnimator.pauseAnimation()", "stopped", "finishAnimation(at:)")
    }

    @Test(.rules("GT6", "G1")) func `continuing an inactive one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                trap(in: .inactive) { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
        expect(result, says: "continueAnimation(withTimingParameters:durationFactor:)", "inactive", "pauseAnimation()")
    }

    @Test(.rules("GT6", "G1")) func `continuing a running one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                trap(in: .active) { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
        expect(result, says: "continueAnimation(withTimingParameters:durationFactor:)", "running", "pauseAnimation()")
    }

    @Test(.rules("GT6", "G1")) func `continuing a stopped one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                trap(in: .stopped) { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
        expect(result, says: "continueAnimation(withTimingParameters:durationFactor:)", "stopped", "pauseAnimation()")
    }

    @Test(.rules("GT9", "G1")) func `finishing a running one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .active) { $0.finishAnimation(at: .end) } }
        }
        expect(result, says: "UIViewPropertyAnimator.finishAnimation(at:)", "running", "stopAnimation(false)")
    }

    @Test(.rules("GT9", "G1")) func `finishing a paused one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .active, paused: true) { $0.finishAnimation(at: .end) } }
        }
        expect(result, says: "UIViewPropertyAnimator.finishAnimation(at:)", "paused", "stopAnimation(false)")
    }

    @Test(.rules("GT10", "G1")) func `adding to a stopped one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .stopped) { $0.addAnimations {} } }
        }
        expect(result, says: "UIViewPropertyAnimator.addAnimations(_:)", "stopped", "finishAnimation(at:)")
    }

    @Test(.rules("GT12", "G1")) func `letting go of a paused one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.pauseAnimation()
                animator = nil
            }
        }
        expect(result, says: "UIViewPropertyAnimator.deinit", "paused", "stopAnimation(true)")
    }

    @Test(.rules("GT12", "G1")) func `letting go of a stopped one traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.startAnimation()
                animator?.stopAnimation(false)
                animator = nil
            }
        }
        expect(result, says: "UIViewPropertyAnimator.deinit", "stopped", "stopAnimation(true)")
    }

    @Test(.rules("GT12", "G1", "G22")) func `letting go of one that rests at its end traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                let view = UIView()
                stage.window.addSubview(view)
                let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.center.x = 100 }
                animator.pausesOnCompletion = true
                animator.startAnimation()
            }
            await MainActor.run { (0..<30).forEach { _ in FrameLoop.current.runLater() } }
        }
        expect(result, says: "UIViewPropertyAnimator.deinit", "paused", "stopAnimation(true)")
    }

    @Test(.rules("G23")) func `pausing one that is not to be interrupted traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trapUninterruptible { $0.pauseAnimation() } }
        }
        expect(result, says: "UIViewPropertyAnimator.pauseAnimation()", "not interruptible", "run to its end")
    }

    @Test(.rules("G23")) func `stopping one that is not to be interrupted traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trapUninterruptible { $0.stopAnimation(true) } }
        }
        expect(result, says: "UIViewPropertyAnimator.stopAnimation(_:)", "not interruptible", "run to its end")
    }

    @Test(.rules("G23", "GT6")) func `continuing one that is not to be interrupted traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.isInterruptible = false
                animator.fractionComplete = 0.5
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
        expect(result, says: "continueAnimation(withTimingParameters:durationFactor:)", "not interruptible")
    }

    @Test(.rules("G23")) func `being told on the way whether it is to be interrupted traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trap(in: .active) { $0.isInterruptible = false } }
        }
        expect(result, says: "UIViewPropertyAnimator.isInterruptible", "running", "before the start")
    }

    @Test(.rules("G27")) func `turning one that moves with another traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trapGuest { $0.isReversed = true } }
        }
        expect(result, says: "UIViewPropertyAnimator.isReversed", "in whose block it was made")
    }

    @Test(.rules("G27")) func `pausing, stopping and continuing one that moves with another traps`() async {
        let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trapGuest { $0.pauseAnimation() } }
        }
        expect(paused, says: "UIViewPropertyAnimator.pauseAnimation()", "not interruptible", "run to its end")
        let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trapGuest { $0.stopAnimation(true) } }
        }
        expect(stopped, says: "UIViewPropertyAnimator.stopAnimation(_:)", "not interruptible", "run to its end")
        let continued = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { trapGuest { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) } }
        }
        expect(
            continued, says: "continueAnimation(withTimingParameters:durationFactor:)", "running", "pauseAnimation()")
    }

    @Test func `a running animator made by a subclass's type traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = OwnAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}) }
        }
        expect(result, says: "OwnAnimator.runningPropertyAnimator", "call it on UIViewPropertyAnimator itself")
    }

    @Test func `a spring that never settles traps`() async {
        let ratio = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UISpringTimingParameters(dampingRatio: 0) }
        }
        expect(ratio, says: "UISpringTimingParameters(dampingRatio:)", "a ratio above 0")
        let constants = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UISpringTimingParameters(mass: 1, stiffness: 0, damping: 1, initialVelocity: .zero)
            }
        }
        expect(constants, says: "UISpringTimingParameters(mass:stiffness:damping:)", "above 0")
        let bounce = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UISpringTimingParameters(duration: 1, bounce: 1) }
        }
        expect(bounce, says: "UISpringTimingParameters(duration:bounce:)", "between -1 and 1")
    }

    @Test func `the calls that the traps stand for are right in other states`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { trap(in: .active) { $0.pauseAnimation() } }
        }
    }
}

extension FrameLoop {
    /// A turn a frame later.
    fileprivate func runLater() {
        guard let backend = backend as? ScriptedBackend else { return }
        backend.instant = backend.instant.advanced(bySeconds: backend.refreshPeriod)
        runTurn()
    }
}

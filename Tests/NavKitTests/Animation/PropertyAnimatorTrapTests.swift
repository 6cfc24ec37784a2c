import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A view in a window, and an animator that is running, paused or stopped on it.
@MainActor private func trap(in state: UIViewAnimatingState, paused: Bool = false, _ call: (UIViewPropertyAnimator) -> Void) {
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

@Suite struct PropertyAnimatorTrapTests {
    @Test(.rules("GT1", "G1")) func `starting a stopped one traps`() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { trap(in: .stopped) { $0.startAnimation() } } }
    }

    @Test(.rules("GT2", "G1")) func `starting a stopped one later traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { trap(in: .stopped) { $0.startAnimation(afterDelay: 1) } }
        }
    }

    @Test(.rules("GT3", "G1")) func `pausing a stopped one traps`() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { trap(in: .stopped) { $0.pauseAnimation() } } }
    }

    @Test(.rules("GT6", "G1")) func `continuing an inactive one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                trap(in: .inactive) { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
    }

    @Test(.rules("GT6", "G1")) func `continuing a running one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                trap(in: .active) { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
    }

    @Test(.rules("GT6", "G1")) func `continuing a stopped one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                trap(in: .stopped) { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
    }

    @Test(.rules("GT9", "G1")) func `finishing a running one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { trap(in: .active) { $0.finishAnimation(at: .end) } }
        }
    }

    @Test(.rules("GT9", "G1")) func `finishing a paused one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { trap(in: .active, paused: true) { $0.finishAnimation(at: .end) } }
        }
    }

    @Test(.rules("GT10", "G1")) func `adding to a stopped one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { trap(in: .stopped) { $0.addAnimations {} } }
        }
    }

    @Test(.rules("GT12", "G1")) func `letting go of a paused one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.pauseAnimation()
                animator = nil
            }
        }
    }

    @Test(.rules("GT12", "G1")) func `letting go of a stopped one traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.startAnimation()
                animator?.stopAnimation(false)
                animator = nil
            }
        }
    }

    @Test(.rules("G23")) func `pausing one that is not to be interrupted traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.isInterruptible = false
                animator.startAnimation()
                animator.pauseAnimation()
            }
        }
    }

    @Test func `the calls that the traps stand for are right in other states`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { trap(in: .active) { $0.pauseAnimation() } }
        }
    }
}

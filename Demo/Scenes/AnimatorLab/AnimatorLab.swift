import Foundation
import NavKit

extension Scene {
    static let animatorLab = Scene(
        "animator-lab", title: "Animator lab", caption: "Catch it, scrub it, turn it round: it never jumps.",
        frame: .desk
    ) { LabPage() }
}

/// The animator on the table: what it is made with, and all that can be asked of it.
final class LabAnimator {
    /// Along what it moves, and what a continued motion goes on along. A running one keeps what it has.
    var curve = LabCurve.all[0] {
        didSet { timingDidChange() }
    }
    /// Of the whole way, in seconds. A spring by mass or by bounce has a time of its own.
    var seconds = 2.0 {
        didSet { timingDidChange() }
    }
    /// The rest of a continued motion takes this many durations; 0: what it would take by itself.
    var durationFactor: CGFloat = 0

    private(set) var animator: UIViewPropertyAnimator
    /// The curve that the motion is on.
    private(set) var courseCurve: LabCurve
    /// How the last run ended, as its completion was told; nil while there is none.
    private(set) var ending: UIViewAnimatingPosition?
    /// Called when anything but the fraction may have changed.
    var didChange: () -> Void = {}

    private let move: () -> Void
    private let change: () -> Void
    private var isNew = true

    /// - Parameters:
    ///   - move: The block that each run begins with.
    ///   - change: The block that can be added on the way.
    init(move: @escaping () -> Void, change: @escaping () -> Void) {
        (self.move, self.change) = (move, change)
        courseCurve = curve
        animator = UIViewPropertyAnimator(duration: seconds, timingParameters: curve.make())
        prepare()
    }

    /// An animator must not be let go of half way.
    isolated deinit {
        animator.propertyDidChange = nil
        if animator.state == .inactive || animator.isRunning { return }
        guard !animator.isInterruptible else { return animator.stopAnimation(true) }
        animator.pausesOnCompletion = false
        animator.startAnimation()
    }

    // MARK: Calls

    func perform(_ call: LabCall) {
        switch call {
        case .start: animator.startAnimation()
        case .startLater: animator.startAnimation(afterDelay: 0.5)
        case .pause: animator.pauseAnimation()
        case .resume: resume()
        case .stop: animator.stopAnimation(false)
        case .stopForGood: animator.stopAnimation(true)
        case .finishAtEnd: animator.finishAnimation(at: .end)
        case .finishAtStart: animator.finishAnimation(at: .start)
        case .finishAtCurrent: animator.finishAnimation(at: .current)
        case .addBlock: animator.addAnimations(change)
        case .addLateBlock: animator.addAnimations(change, delayFactor: 0.5)
        }
        // Stopped for good, no completion tells of it.
        if animator.state == .inactive, !isNew { prepare() }
        didChange()
    }

    private func resume() {
        courseCurve = curve
        animator.continueAnimation(withTimingParameters: curve.make(), durationFactor: durationFactor)
    }

    /// What a person who just wants to see it move would do next.
    func goOn() {
        switch animator.state {
        case .inactive: animator.startAnimation()
        case .active where animator.isRunning: animator.isReversed.toggle()
        case .active: animator.startAnimation()
        case .stopped: animator.finishAnimation(at: .current)
        }
        didChange()
    }

    // MARK: A new run

    /// Once inactive an animator is as new: without blocks, and forward.
    private func prepare() {
        isNew = true
        courseCurve = curve
        animator.propertyDidChange = { [weak self] _ in self?.phaseDidChange() }
        animator.addAnimations(move)
        animator.addCompletion { [weak self] in self?.runDidEnd(at: $0) }
    }

    private func phaseDidChange() {
        if animator.state == .active, isNew { (isNew, ending) = (false, nil) }
        didChange()
    }

    private func runDidEnd(at position: UIViewAnimatingPosition) {
        ending = position
        prepare()
        didChange()
    }

    private func timingDidChange() {
        if animator.state == .inactive { replaceAnimator() }
        didChange()
    }

    private func replaceAnimator() {
        let old = animator
        animator = UIViewPropertyAnimator(duration: seconds, timingParameters: curve.make())
        for property in LabSwitch.allCases where property != .isReversed {
            property.set(property.isOn(old), on: animator)
        }
        old.propertyDidChange = nil
        prepare()
    }
}

import Foundation
import NavCore

/// The context that NavKit gives to animators and interactors. Its driver may be gone: then it only answers.
final class TransitionContext: UIViewControllerContextTransitioning {
    private let record: TransitionRecord
    private(set) weak var driver: TransitionDriver?
    /// Has the transition in hand: nobody else drives it then.
    weak var percentDriver: UIPercentDrivenInteractiveTransition?

    init(record: TransitionRecord, driver: TransitionDriver) {
        self.record = record
        self.driver = driver
        LiveObjects.add(.context)
    }

    deinit { LiveObjects.remove(.context) }

    /// Who animates; nil once the transition is over.
    var animator: (any UIViewControllerAnimatedTransitioning)? { driver?.animator }
    /// Whether there is still something to drive.
    var isOpen: Bool { driver != nil && record.machine.isOpen }
    var percentComplete: CGFloat { record.machine.percentComplete }

    var containerView: UIView { record.container }
    var isAnimated: Bool { record.isAnimated }
    var isInteractive: Bool { record.machine.isInteractive }
    var transitionWasCancelled: Bool { record.machine.isCancelled }
    var presentationStyle: UIModalPresentationStyle { record.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        drive("updateInteractiveTransition(_:)", insteadOf: "update(_:)") { $0.update(percentComplete) }
    }

    func finishInteractiveTransition() {
        drive("finishInteractiveTransition()", insteadOf: "finish()") { $0.release(turningBack: false) }
    }

    func cancelInteractiveTransition() {
        drive("cancelInteractiveTransition()", insteadOf: "cancel()") { $0.release(turningBack: true) }
    }

    func pauseInteractiveTransition() {
        drive("pauseInteractiveTransition()", insteadOf: "pause()") { $0.pause() }
    }

    /// What an app may do by itself only where no percent driver does it.
    private func drive(_ call: String, insteadOf right: String, _ step: (TransitionDriver) -> Void) {
        guard let driver else { return }
        guard let percentDriver else { return step(driver) }
        diagnostics.report(
            "\(call) on the context of a transition that a \(type(of: percentDriver)) drives: ignored. Call \(right) on that object."
        )
    }

    /// The interactor has taken hold again of what it had let go: the transition is `percent` of its way.
    func holdAgain(at percent: CGFloat) { driver?.holdAgain(at: percent) }

    func completeTransition(_ didComplete: Bool) {
        if let driver {
            driver.complete(didComplete)
        } else if record.machine.isOver {
            record.reportSecondCompletion(didComplete)
        }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        record.controller(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { record.view(forKey: key) }
    func initialFrame(for vc: UIViewController) -> CGRect { record.initialFrame(for: vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { record.finalFrame(for: vc) }
}

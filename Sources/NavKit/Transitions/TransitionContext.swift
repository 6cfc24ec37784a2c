import Foundation
import NavCore

/// The context that NavKit gives to animators and interactors. Its driver may be gone: then it only answers.
final class TransitionContext: UIViewControllerContextTransitioning {
    private let record: TransitionRecord
    private weak var driver: TransitionDriver?

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

    func updateInteractiveTransition(_ percentComplete: CGFloat) { driver?.update(percentComplete) }
    func finishInteractiveTransition() { driver?.release(turningBack: false) }
    func cancelInteractiveTransition() { driver?.release(turningBack: true) }
    func pauseInteractiveTransition() { driver?.pause() }

    func completeTransition(_ didComplete: Bool) {
        if let driver {
            driver.complete(didComplete)
        } else if record.machine.isOver {
            TransitionDriver.reportSecondCompletion(didComplete)
        }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        record.controller(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { record.view(forKey: key) }
    func initialFrame(for vc: UIViewController) -> CGRect { record.initialFrame(for: vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { record.finalFrame(for: vc) }
}

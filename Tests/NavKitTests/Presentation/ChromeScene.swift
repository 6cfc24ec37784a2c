import Foundation
import NavKit
import NavTesting

/// A presentation controller that writes down what it is told, with chrome that it fades along, and a wrapper around the view if it is to have one.
@MainActor final class ChromeController: UIPresentationController {
    let journal: Journal
    let chrome = UIView()
    var wrapper: UIView?
    var removesPresenter = false
    var frameWhenUp: CGRect?
    var onWillBegin: () -> Void = {}

    init(_ presented: UIViewController, _ presenter: UIViewController?, _ journal: Journal) {
        self.journal = journal
        super.init(presentedViewController: presented, presenting: presenter)
    }

    override var presentedView: UIView? { wrapper ?? super.presentedView }
    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
        frameWhenUp ?? super.frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        journal.record("willPresent")
        onWillBegin()
        containerView?.insertSubview(chrome, at: 0)
        chrome.alpha = 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.chrome.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { journal.record("didPresent(\(completed))") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { journal.record("didDismiss(\(completed))") }
    override func containerViewWillLayoutSubviews() { journal.record("willLayout") }
    override func containerViewDidLayoutSubviews() { journal.record("didLayout") }

    override func dismissalTransitionWillBegin() {
        journal.record("willDismiss")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.chrome.alpha = 0 })
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        journal.record("size \(Int(container.preferredContentSize.height))")
    }
}

/// Gives what it was told to, and writes down what it is asked for.
@MainActor final class ModalGiver: UIViewControllerTransitioningDelegate {
    let journal: Journal
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var makeController: ((UIViewController, UIViewController?) -> UIPresentationController?)?

    init(_ journal: Journal) { self.journal = journal }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.record("animator for presenting \(presented) over \(presenting) from \(source)")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.record("animator for dismissing \(dismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.record("interactor")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.record("interactor")
        return interactor
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.record("controller")
        return makeController?(presented, presenting)
    }
}

/// Slides the presented view up from the bottom, or down again, over `duration`; the other view is put in if there is one.
@MainActor final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        journal.record("animate")
        onAnimate(context)
        let container = context.containerView
        guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from) else {
            return
        }
        let isComing = to.presentingViewController === from
        let (up, other) = (context.view(forKey: isComing ? .to : .from), context.view(forKey: isComing ? .from : .to))
        if !isComing, let other { container.insertSubview(other, at: 0) }
        if isComing, let up {
            container.addSubview(up)
            up.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: container.bounds.height)
        }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            up?.frame.origin.y = isComing ? context.finalFrame(for: to).minY : container.bounds.height
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.record("animationEnded(\(transitionCompleted))") }
}

extension ModalStage {
    /// Presents `page` in the custom style, through a delegate and a presentation controller of its own.
    func custom(_ name: String) -> (page: Page, giver: ModalGiver, controller: () -> ChromeController?) {
        let (page, giver) = (page(name, .custom), ModalGiver(journal))
        page.transitioningDelegate = giver
        giver.makeController = { ChromeController($0, $1, self.journal) }
        return (page, giver, { page.presentationController as? ChromeController })
    }
}

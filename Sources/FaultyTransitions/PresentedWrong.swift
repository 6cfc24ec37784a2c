import Foundation
import NavKit

/// Takes the presenter's view into the container though the context does not give it.
final class MovesPresenter: Cover {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if context.view(forKey: .from) == nil, let view = context.viewController(forKey: .from)?.view {
            context.containerView.insertSubview(view, at: 0)
        }
        super.animateTransition(using: context)
    }

    override func complete(_ context: any UIViewControllerContextTransitioning) {
        if let view = context.viewController(forKey: .from)?.view, view.superview === context.containerView {
            context.containerView.superview?.insertSubview(view, belowSubview: context.containerView)
        }
        super.complete(context)
    }
}

/// Moves the controller's view where the context gives a wrapper round it.
final class UnwrapsPresented: Cover {
    override func pages(of context: any UIViewControllerContextTransitioning) -> Pages? {
        guard let pages = super.pages(of: context), let own = context.viewController(forKey: .to)?.view else { return nil }
        return Pages(
            upper: own, lower: pages.lower, container: pages.container, upperHome: pages.upperHome, lowerHome: pages.lowerHome)
    }

    override func complete(_ context: any UIViewControllerContextTransitioning) {
        if let own = context.viewController(forKey: .to), let wrapper = context.view(forKey: .to) {
            wrapper.frame = context.finalFrame(for: own)
            wrapper.addSubview(own.view)
            own.view.frame = wrapper.bounds
        }
        super.complete(context)
    }
}

/// Presents by an animator, in a wrapper with rounded corners that leaves the upper third of the window free.
@MainActor final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let makeAnimator: (_ isBack: Bool) -> any UIViewControllerAnimatedTransitioning

    init(_ makeAnimator: @escaping (_ isBack: Bool) -> any UIViewControllerAnimatedTransitioning) {
        self.makeAnimator = makeAnimator
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(false) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { CardPresentation(presentedViewController: presented, presenting: presenting) }
}

final class CardPresentation: UIPresentationController {
    private lazy var wrapper = CardView(presentedViewController.view)

    override var presentedView: UIView? { wrapper }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 3, width: bounds.width, height: bounds.height * 2 / 3)
    }
}

final class CardView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        clipsToBounds = true
        layer.cornerRadius = 12
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { content.frame = bounds }
    }
}

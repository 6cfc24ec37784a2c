import Foundation
import NavCore

/// What a controller knows of presentations.
struct ModalState {
    enum Movement { case none, presenting, dismissing }

    /// What this controller presents.
    var presentation: Presentation?
    /// What this controller is presented by; the presenter owns it.
    weak var presentedBy: Presentation?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var definesContext: Bool?
    var providesTransitionStyle = false
    var isModal = false
    /// Made before the presentation that will use it.
    var preparedController: UIPresentationController?
    /// The presentation or dismissal that the next appearance callback belongs to.
    var movement = Movement.none
}

/// The look of a presentation whose transitioning delegate gives no animator.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from below, and down again.
    case coverVertical = 0
    /// Turns over about the vertical axis.
    case flipHorizontal
    case crossDissolve
}

extension UIViewController {
    /// Shows `viewControllerToPresent` over this controller, or over the ancestor that its style asks for.
    ///
    /// While another presentation or dismissal of the window runs, the request waits for its turn. Presenting from a controller that presents already is
    /// refused with a diagnostic, and `completion` is not called then.
    ///
    /// - `completion`: Called once, after the presented controller's `viewDidAppear(_:)`. Not called if the presentation is turned back.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        askToPresent(viewControllerToPresent, animated: flag) { if $0 == .done { completion?() } }
    }

    /// The same, and waits for the end, whatever it is.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            askToPresent(viewControllerToPresent, animated: flag) { _ in continuation.resume() }
        }
    }

    /// Takes away everything that this controller presents, animating the topmost only; without anything presented, this
    /// controller (or the ancestor that is presented) itself. Where nothing is presented at all, nothing happens and `completion` is called.
    ///
    /// - `completion`: Called once, after the dismissed controller's `viewDidDisappear(_:)`. Not called if the dismissal is turned back.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        askToDismiss(animated: flag) { if $0 == .done { completion?() } }
    }

    /// The same, and waits for the end, whatever it is.
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { continuation in askToDismiss(animated: flag) { _ in continuation.resume() } }
    }

    /// What this controller, or else an ancestor of it, presents.
    public var presentedViewController: UIViewController? {
        modal.presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or else an ancestor of it.
    public var presentingViewController: UIViewController? { nearestPresentation?.presenter }

    /// How this controller is presented. `.automatic`, the default, is a sheet, as `.pageSheet` is. Read by `present`.
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { modal.style }
        set {
            if newValue != modal.style { modal.preparedController = nil }
            modal.style = newValue
        }
    }

    /// Whether the user is kept from dismissing the presentation that this controller is shown in; code still can. False by default.
    public var isModalInPresentation: Bool {
        get { modal.isModal }
        set { modal.isModal = newValue }
    }

    /// The look of it without an animator of its own. `.coverVertical` by default.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { modal.transitionStyle }
        set { modal.transitionStyle = newValue }
    }

    /// Who gives animators and the presentation controller. Kept weakly: if it is gone at the dismissal, `modalTransitionStyle` decides.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }

    /// Whether a presentation in the current context from in here covers this controller's view, and not more. False by default; true for a navigation
    /// controller.
    public var definesPresentationContext: Bool {
        get { modal.definesContext ?? (self is UINavigationController) }
        set { modal.definesContext = newValue }
    }

    /// Whether what is presented in this context takes this controller's `modalTransitionStyle`. False by default.
    public var providesPresentationContextTransitionStyle: Bool {
        get { modal.providesTransitionStyle }
        set { modal.providesTransitionStyle = newValue }
    }

    /// Whether this controller is being presented. True only inside the appearance callbacks that this causes.
    public var isBeingPresented: Bool { isInAppearanceCallback && modal.movement == .presenting }

    /// Whether this controller is being dismissed. True only inside the disappearance callbacks that this causes.
    public var isBeingDismissed: Bool { isInAppearanceCallback && modal.movement == .dismissing }
}

extension UIViewController {
    private func askToPresent(
        _ presented: UIViewController, animated: Bool, finish: @escaping (ModalOutcome) -> Void
    ) {
        precondition(
            presented !== self, "\(self).present(\(self)): a controller cannot present itself; present another one")
        precondition(
            presented.modal.presentedBy == nil,
            "\(self).present(\(presented)): that controller is presented already; dismiss it first, or present another one"
        )
        precondition(
            presented.parent == nil,
            "\(self).present(\(presented)): that controller is a child of \(presented.parent.map { "\($0)" } ?? "another"); "
                + "present a controller without a parent")
        guard let window = viewIfLoaded?.window ?? modal.presentation?.container.window else {
            diagnostics.report(
                "present(\(presented)) on \(self), whose view is in no window: refused. Present in or after viewIsAppearing(_:)."
            )
            return finish(.refused)
        }
        window.modals.request(.present(presented, source: self), animated: animated, finish: finish)
    }

    private func askToDismiss(animated: Bool, finish: @escaping (ModalOutcome) -> Void) {
        guard let window = presentationToDismiss?.container.window ?? viewIfLoaded?.window else { return finish(.done) }
        window.modals.request(.dismiss(self), animated: animated, finish: finish)
    }

    var nearestPresentation: Presentation? { modal.presentedBy ?? parent?.nearestPresentation }

    /// What `dismiss` on this controller takes away, with all above: what it presents, else what it is in.
    var presentationToDismiss: Presentation? {
        let ownOrAbove = sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presentation).first
        return ownOrAbove ?? nearestPresentation
    }

    /// Who presents what was asked of this controller: in context the nearest ancestor that defines one, else the outermost one.
    func presenter(inContext: Bool) -> UIViewController {
        let upwards = sequence(first: self, next: \.parent)
        let context = inContext ? upwards.first(where: \.definesPresentationContext) : nil
        return context ?? Array(upwards).last ?? self
    }
}

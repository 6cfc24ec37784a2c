import Foundation

/// One controller over another, from the call that presents to the end of the dismissal.
///
/// The presenter owns it, and it owns what is presented: letting go of a presenter lets go of everything above.
final class Presentation {
    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// Whose `present` was called.
    private(set) weak var source: UIViewController?
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    let container: PresentationContainer
    /// Where the presenter's view was before it was taken away.
    private weak var presenterHome: UIView?
    /// The container is where it belongs.
    private(set) var isBegun = false

    init(_ presented: UIViewController, over presenter: UIViewController, source: UIViewController) {
        (self.presented, self.presenter, self.source) = (presented, presenter, source)
        style = presented.modalPresentationStyle.resolved
        let custom =
            style == .custom
            ? presented.transitioningDelegate?.presentationController(forPresented: presented, presenting: presenter, source: source)
            : nil
        controller = custom ?? PlainPresentationController(presentedViewController: presented, presenting: presenter)
        container = PresentationContainer()
        controller.presentation = self
        container.controller(controller)
    }

    /// Whether the presenter's view is out of the window while this is up.
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// The view that is animated and placed.
    var presentedView: UIView? { controller.presentedView }

    // MARK: Views

    /// Puts the container over the presenter: over everything, or over the presenter's view alone for the context styles.
    func placeContainer(in window: UIWindow) {
        isBegun = true
        let host = style.staysInContext ? presenter?.viewIfLoaded?.superview ?? window : window
        container.frame = host.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(container)
    }

    /// Moves the presenter's view into the container, behind everything, without moving its picture.
    func takePresenter() {
        guard removesPresenter, let view = presenter?.viewIfLoaded, let home = view.superview else { return }
        presenterHome = home
        view.fill(container.convert(view.frame, from: home))
        container.insertSubview(view, at: 0)
    }

    func removePresenter() {
        guard removesPresenter, let view = presenter?.viewIfLoaded else { return }
        if view.superview !== container { presenterHome = view.superview ?? presenterHome }
        view.removeFromSuperview()
    }

    /// The presenter's view goes back to where it was.
    func returnPresenter() {
        guard let view = presenter?.viewIfLoaded, let home = presenterHome, view.superview !== home else { return }
        view.fill(home.bounds)
        home.insertSubview(view, at: 0)
    }

    /// The presented view has its place in the container.
    func settlePresented() {
        guard let view = presentedView else { return }
        if view.superview !== container { container.addSubview(view) }
        view.fill(controller.frameOfPresentedViewInContainerView)
    }

    func removeEverything() {
        presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        isBegun = false
    }
}

/// What a presented view and its chrome lie in. Touches beside the presented view end here.
final class PresentationContainer: UIView {
    private weak var presentationController: UIPresentationController?
    /// While a transition runs, touches reach nothing in here.
    var isMoving = false

    func controller(_ controller: UIPresentationController) { presentationController = controller }

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if !isMoving { presentationController?.presentation?.settlePresented() }
        presentationController?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isMoving ? self : hit
    }
}

extension UIModalPresentationStyle {
    /// What `.automatic` and `.none` stand for.
    var resolved: UIModalPresentationStyle {
        switch self {
        case .automatic, .none: .fullScreen
        default: self
        }
    }

    /// Over the presenting context alone, not over the whole window.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIView {
    /// Gives the view a frame without touching its transform.
    func fill(_ frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
}

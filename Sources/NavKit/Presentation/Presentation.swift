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
    /// It covers the presenter alone, not the whole window.
    private let staysInContext: Bool
    let controller: UIPresentationController
    let container = PresentationContainer()
    /// Where the presenter's view was before it was taken away.
    private var presenterHome: Home?
    private var focus = FocusMemory()
    private(set) lazy var zoom = ZoomPresentation(self)
    /// The container is where it belongs.
    private(set) var isBegun = false

    private struct Home {
        weak var view: UIView?
        let index: Int
        /// Nil: all of it.
        let frame: CGRect?
    }

    init(_ presented: UIViewController, from source: UIViewController, in window: UIWindow) {
        let outermost = source.presenter(inContext: presented.modalPresentationStyle.staysInContext)
        (style, controller) = presented.makePresentation(over: outermost, source: source, isNarrow: window.isNarrow)
        staysInContext = style.staysInContext || !controller.shouldPresentInFullscreen
        presenter = staysInContext ? source.presenter(inContext: true) : outermost
        (self.presented, self.source) = (presented, source)
        controller.presentation = self
        container.controller(controller)
    }

    /// Whether the presenter's view is out of the window while this is up.
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// The view that is animated and placed.
    var presentedView: UIView? { controller.presentedView }

    /// Whether the keyboard works in here alone.
    var takesFocus: Bool { controller.takesFocus && !staysInContext }

    /// Whether somebody beneath had the keyboard, and will have it again.
    var tookKeyboard: Bool { focus.isKept }

    // MARK: Views

    /// Puts the container over the presenter: over everything, or over the presenter's view alone for the context styles.
    func placeContainer(in window: UIWindow) {
        isBegun = true
        let host = staysInContext ? presenter?.viewIfLoaded?.superview ?? window : window
        container.frame = host.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(container)
        if takesFocus { focus.take(from: window) }
    }

    /// Moves the presenter's view into the container, behind everything, without moving its picture.
    func takePresenter() {
        guard removesPresenter, let view = presenter?.viewIfLoaded, let home = view.superview else { return }
        rememberHome(of: view)
        view.fill(container.convert(view.frame, from: home))
        container.insertSubview(view, at: 0)
    }

    func removePresenter() {
        guard removesPresenter, let view = presenter?.viewIfLoaded else { return }
        if view.superview !== container { rememberHome(of: view) }
        view.removeFromSuperview()
    }

    private func rememberHome(of view: UIView) {
        guard let home = view.superview, let index = home.subviews.firstIndex(where: { $0 === view }) else { return }
        presenterHome = Home(view: home, index: index, frame: view.frame == home.bounds ? nil : view.frame)
    }

    /// The presenter's view goes back to where it was.
    func returnPresenter() {
        guard let view = presenter?.viewIfLoaded, let home = presenterHome, let homeView = home.view,
            view.superview !== homeView
        else { return }
        view.fill(home.frame ?? homeView.bounds)
        homeView.insertSubview(view, at: home.index)
    }

    /// The presented view has its place in the container.
    func settlePresented() {
        guard let view = presentedView else { return }
        if view.superview !== container { container.addSubview(view) }
        controller.place()
    }

    /// Nothing of it is in the window any more.
    func removeEverything() {
        let window = container.window
        presentedView?.removeFromSuperview()
        if presented.viewIfLoaded !== presentedView { presented.viewIfLoaded?.removeFromSuperview() }
        container.removeFromSuperview()
        isBegun = false
        if let window { focus.giveBack(in: window) }
    }
}

extension UIModalPresentationStyle {
    /// What `.automatic` and `.none` stand for.
    var resolved: UIModalPresentationStyle {
        switch self {
        case .automatic: .pageSheet
        case .none: .fullScreen
        default: self
        }
    }

    /// Over the presenting context alone, not over the whole window.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIWindow {
    /// Below this width, in points, the window is as narrow as a phone.
    static let wide: CGFloat = 600
    /// Below this height, in points, the window is as low as a phone on its side.
    static let high: CGFloat = 430

    var isNarrow: Bool { bounds.width < Self.wide }
}

import Foundation

/// Pages of a navigation controller that zoom, or come in another way of their own.
final class ZoomStack: CardZoomHost {
    private weak var navigation: UINavigationController?
    private let interaction = CardZoomPopInteraction()
    private(set) var ends: (any CardZoomEnds)?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        interaction.style = .system
    }

    /// Watches the fingers once the first page that zooms is there.
    func install() {
        guard interaction.gestureRecognizer.view == nil, let view = navigation?.viewIfLoaded else { return }
        interaction.attach(to: self, on: view)
    }

    /// How the page that comes or goes does so; nil where it has no wish, or nothing to come out of. Under a finger it goes back in any case.
    func animation(
        _ operation: UINavigationController.Operation, of page: UIViewController, over list: UIViewController
    ) -> TransitionAnimation? {
        let isPop = operation == .pop
        if case .style(let style) = page.preferredTransition?.kind {
            let wanted = UIAccessibility.prefersCrossFadeTransitions ? .crossDissolve : style
            return TransitionAnimation(animator: ModalAnimator(wanted, isPresenting: !isPop))
        }
        guard let source = SourceView(of: page, over: list) else { return nil }
        let isHeld = isPop && interaction.isActive
        guard source.card != nil || isHeld else { return nil }
        ends = source
        let zoom = CardZoomTransition(isPop ? .pop : .push, style: .system, ends: source)
        return TransitionAnimation(animator: zoom, interactor: isHeld ? interaction : nil)
    }

    // MARK: The finger

    var mayGoBack: Bool {
        guard let navigation else { return false }
        return navigation.canPopNow && navigation.presentedViewController == nil && navigation.stack.top?.zooms == true
    }

    func goesBack(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool {
        guard let navigation, let page = navigation.stack.top else { return false }
        return page.zoomsBack(at: point, velocity: velocity, isMeant: isMeant) && navigation.allowsPop
    }

    func goBack() {
        navigation?.popViewController(animated: true)
        navigation?.view.layoutIfNeeded()
    }

    var isGoingBack: Bool { navigation?.move != nil }
}

extension UINavigationController {
    /// Lets a finger take the top page back, if that one zooms.
    func watchForZoom() {
        if stack.top?.zooms == true { zoomStack.install() }
    }

    /// As the page that comes or goes prefers.
    func preferredAnimation(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> TransitionAnimation? {
        let (page, list) = operation == .push ? (to, from) : (from, to)
        return page.preferredTransition == nil ? nil : zoomStack.animation(operation, of: page, over: list)
    }
}

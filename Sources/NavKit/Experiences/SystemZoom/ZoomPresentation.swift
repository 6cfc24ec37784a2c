import Foundation

/// One presentation that zooms.
final class ZoomPresentation: CardZoomHost {
    private unowned let presentation: Presentation
    private let interaction = CardZoomPopInteraction()
    private(set) var ends: (any CardZoomEnds)?

    init(_ presentation: Presentation) {
        self.presentation = presentation
        interaction.style = .system
    }

    /// Nil where the controller does not zoom, or has nothing to come out of. Under a finger it goes back in any case.
    func animation(isPresenting: Bool) -> TransitionAnimation? {
        guard let list = presentation.source ?? presentation.presenter,
            let source = SourceView(of: presentation.presented, over: list)
        else { return nil }
        if interaction.gestureRecognizer.view == nil { interaction.attach(to: self, on: presentation.container) }
        let isHeld = !isPresenting && interaction.isActive
        guard source.card != nil || isHeld else { return nil }
        ends = source
        let zoom = CardZoomTransition(isPresenting ? .push : .pop, style: .system, ends: source)
        return TransitionAnimation(animator: zoom, interactor: isHeld ? interaction : nil)
    }

    // MARK: The finger

    var mayGoBack: Bool {
        let page = presentation.presented
        return page.zooms && page.presentedViewController == nil && presentation.isBegun && isIdle
            && presentation.controller is PlainPresentationController
    }

    private var isIdle: Bool { presentation.container.window?.modals.isIdle == true }

    func goesBack(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool {
        guard presentation.presented.zoomsBack(at: point, velocity: velocity, isMeant: isMeant) else { return false }
        if presentation.controller.userMayDismiss() { return true }
        presentation.controller.userWasHeldBack()
        return false
    }

    func goBack() {
        let window = presentation.container.window
        presentation.controller.leaveForUser()
        window?.layoutIfNeeded()
    }

    var isGoingBack: Bool { !isIdle }
}

import Foundation

/// What a finger takes a page out of.
@MainActor protocol CardZoomHost: AnyObject {
    /// Nothing stands against taking the page back.
    var mayGoBack: Bool { get }

    /// Whether a finger that has left the slop takes it back.
    ///
    /// - Parameters:
    ///   - point: Of the finger, in the window.
    ///   - velocity: In points a second.
    ///   - isMeant: What its way says.
    func goesBack(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool

    /// Asks for the way back. If nothing is in its way it begins in the call, so that the page is where the finger is in the first frame.
    func goBack()

    /// What was asked for is still to end.
    var isGoingBack: Bool { get }

    /// Where the transition that has been asked for goes; nil: the two pages tell.
    var ends: (any CardZoomEnds)? { get }
}

/// The pages of a navigation controller, where they know about card zooms.
final class CardStack: CardZoomHost {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    var mayGoBack: Bool {
        guard let navigation, navigation.canPopNow, navigation.presentedViewController == nil,
            navigation.stack.second is any CardZoomSource,
            let page = navigation.stack.top as? any CardZoomPage
        else { return false }
        return page.cardZoomPopShouldBegin
    }

    func goesBack(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool { isMeant }

    func goBack() {
        navigation?.popViewController(animated: true)
        navigation?.view.layoutIfNeeded()
    }

    var isGoingBack: Bool { navigation?.move != nil }
    var ends: (any CardZoomEnds)? { nil }
}

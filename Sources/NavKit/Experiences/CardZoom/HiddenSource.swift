import Foundation

/// A card that is not to be seen because its page is up. Its place in the list stays.
@MainActor final class HiddenSource {
    private weak var view: UIView?
    private let alpha: CGFloat

    init(_ view: UIView, alpha: CGFloat) {
        (self.view, self.alpha) = (view, alpha)
        UIView.performWithoutAnimation { view.alpha = 0 }
    }

    func hides(_ other: UIView) -> Bool { view === other }

    /// It is seen again, unless it has been given another item meanwhile and is seen already.
    func reveal() {
        guard let view, view.alpha == 0 else { return }
        UIView.performWithoutAnimation { view.alpha = alpha }
    }
}

extension UIViewController {
    /// Hides `card` for as long as this page is up, and shows the one that was hidden before.
    func hideCard(_ card: UIView?) {
        if let card, hiddenCard?.hides(card) == true, card.alpha == 0 { return }
        hiddenCard?.reveal()
        hiddenCard = card.map { HiddenSource($0, alpha: $0.alpha == 0 ? 1 : $0.alpha) }
    }
}

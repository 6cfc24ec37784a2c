import Foundation

/// Where the two ends of a card zoom are, as they are when they are asked.
@MainActor protocol CardZoomEnds {
    /// What the page comes out of and goes back into; nil: there is nothing in the list for it.
    var card: CardZoomCard? { get }

    /// Lets the list bring the card into sight. False: it cannot.
    func reveal() -> Bool

    /// The picture of the page that flies; nil: none does.
    var pageCover: CardZoomCover? { get }

    /// The part of the page that lies over `card` where the two meet; nil: as wide as the page, from its top on.
    func pagePart(beside card: UIView) -> CGRect?

    /// What lies over the list while the page is up.
    var shade: CardShade { get }
}

/// How what lies behind a page that zooms is put back.
struct CardShade {
    /// As dark as the zoom's style says, where it is shown in full.
    var color = UIColor.black
    var effect: UIBlurEffect?
}

/// A list and a page that know about card zooms.
struct TwoPages: CardZoomEnds {
    let list: UIViewController
    let page: UIViewController

    private var source: (any CardZoomSource)? { list as? any CardZoomSource }
    private var target: (any CardZoomPage)? { page as? any CardZoomPage }

    var card: CardZoomCard? {
        guard let source, let target else { return nil }
        return target.cardZoomIdentifiers.lazy.compactMap { source.cardZoomCard(for: $0) }.first
    }

    func reveal() -> Bool {
        guard let source, let wanted = target?.cardZoomIdentifiers.first else { return false }
        source.cardZoomReveal(wanted)
        return true
    }

    var pageCover: CardZoomCover? { target?.cardZoomCover }
    func pagePart(beside card: UIView) -> CGRect? { nil }
    var shade: CardShade { CardShade() }
}

import Foundation

/// The ends of a zoom by ``UIViewController/preferredTransition``: a view of the page beneath, found when the transition was asked for, and the page.
struct SourceView: CardZoomEnds {
    private weak var view: UIView?
    private weak var page: UIViewController?
    private let options: UIViewController.Transition.ZoomOptions

    /// Asks for the view. Nil: `page` does not zoom.
    init?(of page: UIViewController, over list: UIViewController) {
        guard case .zoom(let options, let provider) = page.preferredTransition?.kind else { return nil }
        (self.page, self.options) = (page, options)
        view = provider(.init(source: list, zoomed: page))
    }

    var card: CardZoomCard? { view.map { CardZoomCard($0, cornerRadius: $0.layer.cornerRadius) } }
    func reveal() -> Bool { false }
    var pageCover: CardZoomCover? { nil }

    func pagePart(beside card: UIView) -> CGRect? {
        page.flatMap { options.alignmentRectProvider?(.init(source: card, zoomed: $0)) }
    }

    var shade: CardShade {
        CardShade(color: options.dimmingColor ?? Self.shadow, effect: options.dimmingVisualEffect)
    }

    private static let shadow = UIColor.black.withAlphaComponent(0.15)
}

extension CardZoomStyle {
    /// Of a zoom by ``UIViewController/preferredTransition``: the system's own (rule V18), whose page is given up when it has shrunk to so much of its size.
    static let system = {
        var style = CardZoomStyle()
        style.dim = 1
        style.knee = .infinity
        style.commitShare = (1 - 0.905) / style.shrink
        style.edgeCommitShare = (1 - 0.7) / style.shrink
        return style
    }()
}

extension UIViewController {
    /// Whether this page comes out of a view of the one beneath.
    var zooms: Bool {
        if case .zoom = preferredTransition?.kind { true } else { false }
    }

    /// The look of its coming, where it does not zoom.
    var comingStyle: UIModalTransitionStyle {
        if case .style(let style) = preferredTransition?.kind { style } else { modalTransitionStyle }
    }

    /// Whether a finger that has left the slop takes this page back.
    ///
    /// - Parameters:
    ///   - point: Of the window.
    ///   - isMeant: What its way says.
    func zoomsBack(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool {
        guard case .zoom(let options, _) = preferredTransition?.kind,
            let shouldBegin = options.interactiveDismissShouldBegin
        else { return isMeant }
        return shouldBegin(
            .init(
                location: view.convert(point, from: nil), velocity: CGVector(dx: velocity.x, dy: velocity.y),
                willBegin: isMeant))
    }
}

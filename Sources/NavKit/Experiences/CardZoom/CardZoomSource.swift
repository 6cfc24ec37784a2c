public import Foundation

/// A page with cards that grow into pages: a list, a grid, a waterfall.
@preconcurrency @MainActor public protocol CardZoomSource: UIViewController {
    /// The card of an item, as it is now; nil if it has none on screen.
    ///
    /// Asked when a transition starts, on the way in and again on the way out, with the view laid out: the card may have moved,
    /// or may be another view by then.
    func cardZoomCard(for identifier: AnyHashable) -> CardZoomCard?

    /// Brings the card of an item into sight, without animation, so that a page can land on it. Asked only where it is out of sight. Optional.
    func cardZoomReveal(_ identifier: AnyHashable)
}

extension CardZoomSource {
    public func cardZoomReveal(_ identifier: AnyHashable) {}
}

/// A page that grows out of a card and goes back into one.
@preconcurrency @MainActor public protocol CardZoomPage: UIViewController {
    /// Whose card it belongs to now, the best first: the first that the list has a card for is taken. A page with a carousel names the item
    /// that is shown, then the one that it came from.
    var cardZoomIdentifiers: [AnyHashable] { get }

    /// The picture that flies between card and page: where it is in the page's view, as it is now. Optional; nil: none does.
    var cardZoomCover: CardZoomCover? { get }

    /// Whether a finger may take the page back now. Say no while a picture is zoomed or text is edited. Optional; true.
    var cardZoomPopShouldBegin: Bool { get }
}

extension CardZoomPage {
    public var cardZoomCover: CardZoomCover? { nil }
    public var cardZoomPopShouldBegin: Bool { true }
}

/// A card in a list.
@preconcurrency @MainActor public struct CardZoomCard {
    /// All of it, caption included. It is hidden while its page is up.
    public var view: UIView
    /// In points.
    public var cornerRadius: CGFloat
    /// Its picture, with its place in `view`.
    public var cover: CardZoomCover?

    public init(_ view: UIView, cornerRadius: CGFloat = 8, cover: CardZoomCover? = nil) {
        (self.view, self.cornerRadius, self.cover) = (view, cornerRadius, cover)
    }
}

/// A picture that flies. It fills its place, and is cropped evenly, never stretched.
@preconcurrency @MainActor public struct CardZoomCover {
    /// In the space of the card's or page's view, in points.
    public var rect: CGRect
    /// Nil where it cannot be drawn yet: the one of the other side stands in.
    public var image: UIImage?

    public init(rect: CGRect, image: UIImage?) { (self.rect, self.image) = (rect, image) }

    /// What `imageView` shows, where it is in `view`.
    public init(_ imageView: UIImageView, in view: UIView) {
        self.init(rect: imageView.convert(imageView.bounds, to: view), image: imageView.image)
    }
}

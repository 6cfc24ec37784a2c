import Foundation

/// What a card looks like at one moment. Rectangles are in the container.
nonisolated struct CardPose: Equatable {
    var rect: CGRect
    var corner: CGFloat
    /// Where the picture flies; nil while it is part of the card or the page.
    var cover: CGRect?
    /// Where the whole page lies, of which no more than `rect` is seen; nil: as wide as that, from its top on.
    var content: CGRect?
    /// Of the card's own picture, over the page.
    var copyAlpha: CGFloat = 0
    var shadowAlpha: CGFloat = 0
    /// Over the list.
    var dim: CGFloat = 0
    /// Of card and page together.
    var alpha: CGFloat = 1
}

/// The way between a card and the page that it becomes: at 0 it is the card, at 1 the page.
nonisolated struct CardRoute: Equatable {
    /// In the container.
    var card: CGRect
    var cardCorner: CGFloat
    /// The card's picture, in the container.
    var cardCover: CGRect?
    /// In the container.
    var page: CGRect
    /// The page's picture, in the page's own space.
    var pageCover: CGRect?
    /// The part of the page, in its own space, that lies over the card at the beginning; nil: its width, from the top on.
    var pagePart: CGRect?
    /// There is no card in sight: the page fades.
    var fades = false

    func pose(at x: Double, _ style: CardZoomStyle) -> CardPose {
        let rect = CGRect.between(card, page, at: x)
        var pose = CardPose(rect: rect, corner: cardCorner * (1 - x.clamped(to: 0...1)))
        pose.dim = style.dim * x.clamped(to: 0...1)
        pose.alpha = fades ? x.clamped(to: 0...1) : 1
        guard !fades else { return pose }
        pose.cover = cover(at: x, in: rect)
        pose.content = content(at: x, in: rect)
        pose.copyAlpha = 1 - (x / max(style.cardFade, .leastNormalMagnitude)).clamped(to: 0...1)
        pose.shadowAlpha = style.shadowAlpha * (1 - abs(2 * x - 1)).clamped(to: 0...1)
        return pose
    }

    /// At either end the picture is where it belongs already.
    func cover(at x: Double, in rect: CGRect) -> CGRect? {
        guard x > 0, x < 1, let cardCover, let pageCover else { return nil }
        return .between(cardCover, mapped(pageCover, into: rect), at: x)
    }

    /// Where the whole page is, so that at the card its part fills the card, and the page itself is where it belongs.
    func content(at x: Double, in rect: CGRect) -> CGRect? {
        guard let pagePart, pagePart.width > 0, pagePart.height > 0, card.width > 0 else { return nil }
        let scale = max(card.width / pagePart.width, card.height / pagePart.height)
        // As shares of the card's width.
        let start = (
            x: (card.width / 2 - pagePart.midX * scale) / card.width,
            y: (card.height / 2 - pagePart.midY * scale) / card.width, width: page.width * scale / card.width
        )
        let (rest, width) = (1 - x, rect.width * (start.width + (1 - start.width) * x))
        return CGRect(
            x: rect.minX + start.x * rest * rect.width, y: rect.minY + start.y * rest * rect.width, width: width,
            height: width * page.height / max(page.width, .leastNormalMagnitude))
    }

    /// Where a rectangle of the page is, once the page is as wide as `rect` and at its top.
    func mapped(_ inner: CGRect, into rect: CGRect) -> CGRect {
        let scale = rect.width / max(page.width, .leastNormalMagnitude)
        return CGRect(
            x: rect.minX + inner.minX * scale, y: rect.minY + inner.minY * scale, width: inner.width * scale,
            height: inner.height * scale)
    }

    /// The longest way of an edge, in points.
    var longestWay: Double { (page.edges - card.edges).absolute.max() }
}

/// The edges of a rectangle: left, top, right, bottom.
typealias Edges = SIMD4<Double>

extension Edges {
    nonisolated var absolute: Edges { replacing(with: -self, where: self .< 0) }

    /// What has become negative has no size.
    nonisolated var rect: CGRect {
        CGRect(x: self[0], y: self[1], width: Swift.max(self[2] - self[0], 0), height: Swift.max(self[3] - self[1], 0))
    }
}

extension CGRect {
    nonisolated var edges: Edges { Edges(minX, minY, maxX, maxY) }

    /// Each edge by itself.
    nonisolated static func between(_ a: CGRect, _ b: CGRect, at x: Double) -> CGRect {
        (a.edges + (b.edges - a.edges) * x).rect
    }

    nonisolated func scaled(by scale: CGFloat) -> CGRect {
        insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2)
    }
}

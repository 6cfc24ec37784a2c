import Foundation
import NavCore

/// The views of one card zoom, in the container: list, dim, shadow, card. It asks its ends where card and cover are.
@MainActor final class CardScene {
    enum Direction { case push, pop }

    private let context: any UIViewControllerContextTransitioning
    private let direction: Direction
    private let style: CardZoomStyle
    private let ends: any CardZoomEnds
    private let listView: UIView
    private let page: UIViewController
    private let pageView: UIView
    private let container: UIView
    private let dim: CardDim
    private let shadow: CardShadow
    private let view: CardView
    /// Where the page fills the container.
    private(set) var rest: CGRect
    /// As asked for last.
    private(set) var route: CardRoute
    /// What is shown.
    private(set) var pose: CardPose
    /// The container has another size, and the route is another one.
    var routeDidChange: () -> Void = {}

    /// Puts the views that the transition brings, and what flies, into the container, and shows it as it was. Nil if one of the pages is missing.
    ///
    /// - Parameter ends: Nil: those that the two pages tell.
    init?(
        _ context: any UIViewControllerContextTransitioning, _ direction: Direction, _ style: CardZoomStyle,
        _ ends: (any CardZoomEnds)?
    ) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
            let pageView = context.view(forKey: direction == .push ? .to : .from)
        else { return nil }
        (self.context, self.direction, self.style, container) = (context, direction, style, context.containerView)
        let list = direction == .push ? from : to
        page = direction == .push ? to : from
        (self.pageView, listView) = (pageView, list.view)
        self.ends = ends ?? TwoPages(list: list, page: page)
        dim = CardDim(self.ends.shade, frame: container.bounds)
        shadow = CardShadow(style)
        rest = direction == .push ? context.finalFrame(for: to) : context.initialFrame(for: from)
        route = CardRoute(card: rest, cardCorner: 0, page: rest)
        pose = CardPose(rect: rest, corner: 0)
        view = CardView(pageView, frame: rest)
        build()
    }

    private func build() {
        UIView.performWithoutAnimation {
            if direction == .pop, let list = context.viewController(forKey: .to), context.view(forKey: .to) != nil {
                place(listView, in: context.finalFrame(for: list), at: 0)
            }
            [dim, shadow, view].forEach(container.addSubview)
            dim.sizeDidChange = { [weak self] in self?.containerDidResize() }
            pageView.bounds.size = rest.size
            view.show(pose)
            view.layoutIfNeeded()
            findWay()
        }
        show(route.pose(at: direction == .push ? 0 : 1, style))
    }

    private func place(_ pageView: UIView, in frame: CGRect, at index: Int = .max) {
        pageView.transform = .identity
        pageView.bounds.size = frame.size
        pageView.center = CGPoint(
            x: frame.minX + pageView.anchorPoint.x * frame.width, y: frame.minY + pageView.anchorPoint.y * frame.height)
        container.insertSubview(pageView, at: index)
    }

    // MARK: The way

    /// Asks the list, and lets it bring the card into sight if it is not.
    private func findCard() -> CardZoomCard? {
        if let seen = ends.card, isInSight(seen.view) { return seen }
        guard direction == .pop, ends.reveal() else { return nil }
        listView.layoutIfNeeded()
        return ends.card.flatMap { isInSight($0.view) ? $0 : nil }
    }

    private func isInSight(_ view: UIView) -> Bool {
        guard view.window === container.window, view.window != nil, view.isDescendant(of: listView) else {
            return false
        }
        let rect = view.convert(view.bounds, to: container)
        let area = rect.width * rect.height
        guard area > 0, area.isFinite else { return false }
        let seen = seenPart(of: rect, under: view)
        return seen.width * seen.height >= style.leastVisibleShare * area
    }

    /// What the views around the card leave of it.
    private func seenPart(of rect: CGRect, under view: UIView) -> CGRect {
        sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== container }
            .filter(\.clipsToBounds)
            .reduce(rect.intersection(container.bounds)) { seen, above in
                seen.isNull ? .zero : seen.intersection(above.convert(above.bounds, to: container))
            }
    }

    private func makeRoute(_ card: CardZoomCard?) -> CardRoute {
        guard let card else {
            return CardRoute(card: rest.scaled(by: style.fallbackScale), cardCorner: 0, page: rest, fades: true)
        }
        return CardRoute(
            card: card.view.convert(card.view.bounds, to: container), cardCorner: card.cornerRadius,
            cardCover: card.cover.map { card.view.convert($0.rect, to: container) }, page: rest,
            pageCover: ends.pageCover?.rect, pagePart: ends.pagePart(beside: card.view))
    }

    /// Asks where card and cover are now, and flies that way from here on.
    func findWay() {
        listView.layoutIfNeeded()
        let found = findCard()
        route = makeRoute(found)
        view.carry(found, cover: ends.pageCover?.image ?? found?.cover?.image)
        page.hideCard(found?.view)
    }

    private func containerDidResize() {
        rest = direction == .push ? context.finalFrame(for: page) : container.bounds
        view.resizePage(to: rest.size)
        findWay()
        routeDidChange()
    }

    // MARK: Showing

    func show(_ pose: CardPose) {
        self.pose = pose
        UIView.performWithoutAnimation {
            dim.alpha = pose.dim
            shadow.show(pose)
            view.show(pose)
        }
    }

    /// What the page looks like when it has landed. Without a card it fades where it is.
    func landing(_ style: CardZoomStyle) -> CardPose {
        guard route.fades else { return route.pose(at: 0, style) }
        var end = pose
        (end.rect, end.alpha, end.dim) = (pose.rect.scaled(by: style.fallbackScale), 0, 0)
        return end
    }

    /// The page on its way to the card, whose own picture comes last.
    func showLanding(_ settling: CardSettling, at now: FrameInstant, _ style: CardZoomStyle) {
        var next = settling.pose(at: now)
        if !route.fades {
            let p = settling.progress(at: now)
            next.copyAlpha = ((p - (1 - style.cardFade)) / max(style.cardFade, .leastNormalMagnitude)).clamped(
                to: 0...1)
            let x = (1 - p).clamped(to: 0...1)
            (next.cover, next.content) = (route.cover(at: x, in: next.rect), route.content(at: x, in: next.rect))
        }
        show(next)
    }

    /// Both pages are where they belong, and nothing else is left.
    func leave() {
        UIView.performWithoutAnimation {
            place(pageView, in: rest)
            [dim, shadow, view].forEach { $0.removeFromSuperview() }
        }
    }
}

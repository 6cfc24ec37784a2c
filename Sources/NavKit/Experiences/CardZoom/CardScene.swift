import Foundation
import NavCore

/// The views of one card zoom, in the container: list, dim, shadow, card. It asks both pages where card and cover are.
@MainActor final class CardScene {
    enum Direction { case push, pop }

    private let context: any UIViewControllerContextTransitioning
    private let direction: Direction
    private let style: CardZoomStyle
    private let list: UIViewController
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

    /// Puts the to view, and what flies, into the container, and shows it as it was. Nil if one of the pages is missing.
    init?(_ context: any UIViewControllerContextTransitioning, _ direction: Direction, _ style: CardZoomStyle) {
        guard let from = context.viewController(forKey: .from), let fromView = context.view(forKey: .from),
            let to = context.viewController(forKey: .to), let toView = context.view(forKey: .to)
        else { return nil }
        (self.context, self.direction, self.style, container) = (context, direction, style, context.containerView)
        (list, listView, page, pageView) =
            direction == .push ? (from, fromView, to, toView) : (to, toView, from, fromView)
        dim = CardDim(frame: container.bounds)
        shadow = CardShadow(style)
        rest = direction == .push ? context.finalFrame(for: to) : context.initialFrame(for: from)
        route = CardRoute(card: rest, cardCorner: 0, page: rest)
        pose = CardPose(rect: rest, corner: 0)
        view = CardView(pageView, frame: rest)
        build(toView, context.finalFrame(for: to))
    }

    private func build(_ toView: UIView, _ final: CGRect) {
        UIView.performWithoutAnimation {
            if direction == .pop { place(listView, in: final, at: 0) }
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
        guard let source = list as? any CardZoomSource, let page = page as? any CardZoomPage else { return nil }
        let seen = page.cardZoomIdentifiers.lazy.compactMap { source.cardZoomCard(for: $0) }.first
        if let seen, isInSight(seen.view) { return seen }
        guard direction == .pop, let wanted = page.cardZoomIdentifiers.first else { return nil }
        source.cardZoomReveal(wanted)
        listView.layoutIfNeeded()
        let revealed = page.cardZoomIdentifiers.lazy.compactMap { source.cardZoomCard(for: $0) }.first
        return revealed.flatMap { isInSight($0.view) ? $0 : nil }
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
            pageCover: (page as? any CardZoomPage)?.cardZoomCover?.rect)
    }

    /// Asks where card and cover are now, and flies that way from here on.
    func findWay() {
        listView.layoutIfNeeded()
        let found = findCard()
        route = makeRoute(found)
        view.carry(found, cover: (page as? any CardZoomPage)?.cardZoomCover?.image ?? found?.cover?.image)
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
            next.cover = route.cover(at: (1 - p).clamped(to: 0...1), in: next.rect)
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

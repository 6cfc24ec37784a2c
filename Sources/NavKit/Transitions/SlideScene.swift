import Foundation
import NavCore

/// The views of one slide, and where they are at each point of it.
///
///               front x            back x               over the back page    shadow's alpha
///     push      W(1−e)             −W·parallax·e        dim·e                 e
///     pop       W·e                −W·parallax·(1−e)    dim·(1−e)             1−e
///
/// e runs 0 → 1 in both directions; right to left every x changes its sign.
struct SlideScene {
    enum Direction { case push, pop }

    private struct Actor {
        let view: UIView
        /// Where the page is when it fills the container.
        let rest: CGRect

        func place(at x: CGFloat) {
            view.center = CGPoint(
                x: rest.minX + view.anchorPoint.x * rest.width + x, y: rest.minY + view.anchorPoint.y * rest.height)
        }
    }

    private let direction: Direction
    private let front: Actor
    private let back: Actor
    private let width: CGFloat
    /// 1, or −1 right to left.
    private let side: CGFloat
    private let parallax: CGFloat
    private let dim: CGFloat
    private let shade: UIView?
    private let shadow: EdgeShadow?

    /// Puts the to view, and what belongs to the look, into the container. Nil if one of the pages is missing.
    init?(_ context: any UIViewControllerContextTransitioning, _ direction: Direction, _ look: PageSlide) {
        guard let from = context.viewController(forKey: .from), let fromView = context.view(forKey: .from),
            let to = context.viewController(forKey: .to), let toView = context.view(forKey: .to)
        else { return nil }
        let container = context.containerView
        let leaving = Actor(view: fromView, rest: context.initialFrame(for: from))
        let coming = Actor(view: toView, rest: context.finalFrame(for: to))
        self.direction = direction
        (front, back) = direction == .push ? (coming, leaving) : (leaving, coming)
        (parallax, dim) = (look.parallax, look.dim)
        width = container.bounds.width
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        side = isMirrored ? -1 : 1
        toView.bounds.size = coming.rest.size
        shade = look.dim > 0 ? UIView(frame: container.bounds) : nil
        shadow = look.edgeShadow ? EdgeShadow(height: front.rest.height, isMirrored: isMirrored) : nil
        build(in: container, toView)
    }

    /// Back to front: back page, shade, shadow, front page.
    private func build(in container: UIView, _ toView: UIView) {
        switch direction {
        case .push: container.addSubview(toView)
        case .pop: container.insertSubview(toView, belowSubview: front.view)
        }
        shade?.backgroundColor = .black
        for extra in [shade, shadow].compactMap(\.self) { container.insertSubview(extra, belowSubview: front.view) }
    }

    func show(_ e: CGFloat) {
        let covered = direction == .push ? e : 1 - e
        let x = side * width * (1 - covered)
        front.place(at: x)
        back.place(at: -side * width * parallax * covered)
        shade?.alpha = dim * covered
        shadow?.place(beside: front.rest.offsetBy(dx: x, dy: 0))
        // The shadow of a page that is just outside would be seen inside: it comes with the page, so that nothing flashes.
        shadow?.alpha = covered
    }

    /// The pages are where they belong, and nothing else is left.
    func leave() {
        front.place(at: 0)
        back.place(at: 0)
        shade?.removeFromSuperview()
        shadow?.removeFromSuperview()
    }
}

/// A narrow shadow beside the leading edge of a page, as if the page lay a little above what it covers.
final class EdgeShadow: UIView {
    /// In points.
    private static let breadth: CGFloat = 12
    /// Right at the page's edge.
    private static let strength: CGFloat = 0.035

    private let isMirrored: Bool

    init(height: CGFloat, isMirrored: Bool) {
        self.isMirrored = isMirrored
        super.init(frame: CGRect(x: 0, y: 0, width: Self.breadth, height: height))
    }

    required init?(coder: NSCoder) { nil }

    func place(beside page: CGRect) {
        let x = isMirrored ? page.maxX + Self.breadth / 2 : page.minX - Self.breadth / 2
        center = CGPoint(x: x, y: page.midY)
    }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let (outer, edge) = (CGPoint(x: bounds.minX, y: 0), CGPoint(x: bounds.maxX, y: 0))
        let black = CGColor.black
        return [
            .gradient(
                bounds, start: isMirrored ? edge : outer, end: isMirrored ? outer : edge,
                stops: [
                    GradientStop(
                        location: 0, color: CGColor(red: black.red, green: black.green, blue: black.blue, alpha: 0)),
                    GradientStop(
                        location: 1,
                        color: CGColor(red: black.red, green: black.green, blue: black.blue, alpha: Self.strength)),
                ])
        ]
    }
}

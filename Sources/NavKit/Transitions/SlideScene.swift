import Foundation
import NavCore

/// The views of one slide, and where they are at each point of it.
///
///               front x            back x               over the back page    shadow's alpha
///     push      W(1−e)             −W·parallax·e        dim·e                 e
///     pop       W·e                −W·parallax·(1−e)    dim·(1−e)             1−e
///
/// e runs 0 → 1 in both directions; right to left every x changes its sign. Where nothing is to slide, both pages rest, and what the front page
/// covers is how opaque it is.
struct SlideScene {
    enum Direction { case push, pop }

    private enum Look {
        case slide
        case fade

        static var wanted: Look { UIAccessibility.prefersCrossFadeTransitions ? .fade : .slide }
    }

    private struct Actor {
        let view: UIView
        /// Where the page is when it fills the container.
        let rest: CGRect

        func place(at x: CGFloat) { place(view, at: x) }

        /// Places something that goes where the page goes.
        func place(_ view: UIView, at x: CGFloat) {
            view.center = CGPoint(
                x: rest.minX + view.anchorPoint.x * rest.width + x, y: rest.minY + view.anchorPoint.y * rest.height)
        }
    }

    private let direction: Direction
    private let look = Look.wanted
    private let front: Actor
    private let back: Actor
    private let width: CGFloat
    /// 1, or −1 right to left.
    private let side: CGFloat
    private let parallax: CGFloat
    private let dim: CGFloat
    private let shade: UIView?
    /// Under a front page that lets the light through: what it covers is not seen.
    private let floor: UIView?
    private let shadow: EdgeShadow?

    /// Puts the to view, and what belongs to the look, into the container. Nil if one of the pages is missing.
    init?(_ context: any UIViewControllerContextTransitioning, _ direction: Direction, _ slide: PageSlide) {
        guard let from = context.viewController(forKey: .from), let fromView = context.view(forKey: .from),
            let to = context.viewController(forKey: .to), let toView = context.view(forKey: .to)
        else { return nil }
        let container = context.containerView
        let leaving = Actor(view: fromView, rest: context.initialFrame(for: from))
        let coming = Actor(view: toView, rest: context.finalFrame(for: to))
        self.direction = direction
        (front, back) = direction == .push ? (coming, leaving) : (leaving, coming)
        (parallax, dim) = (slide.parallax, slide.dim)
        width = container.bounds.width
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        side = isMirrored ? -1 : 1
        toView.bounds.size = coming.rest.size
        shade = look == .slide && slide.dim > 0 ? UIView(frame: container.bounds) : nil
        shadow = look == .slide && slide.edgeShadow ? EdgeShadow(frame: front.rest, isMirrored: isMirrored) : nil
        floor = (look == .fade || slide.parallax < 1) && !front.view.isFilled ? UIView(frame: front.rest) : nil
        build(in: container, toView)
    }

    /// Back to front: back page, shade, shadow, floor, front page.
    private func build(in container: UIView, _ toView: UIView) {
        switch direction {
        case .push: container.addSubview(toView)
        case .pop: container.insertSubview(toView, belowSubview: front.view)
        }
        shade?.backgroundColor = .black
        floor?.backgroundColor = container.colorBehind
        for extra in extras { container.insertSubview(extra, belowSubview: front.view) }
    }

    private var extras: [UIView] { [shade, shadow, floor].compactMap(\.self) }

    func show(_ e: CGFloat) {
        let covered = direction == .push ? e : 1 - e
        switch look {
        case .slide: slide(covering: covered)
        case .fade: for view in [front.view, floor] { view?.alpha = covered }
        }
    }

    private func slide(covering covered: CGFloat) {
        let x = side * width * (1 - covered)
        front.place(at: x)
        back.place(at: -side * width * parallax * covered)
        shade?.alpha = dim * covered
        for companion in [shadow, floor].compactMap(\.self) { front.place(companion, at: x) }
        // The shadow of a page that is just outside would be seen inside: it comes with the page, so that nothing flashes.
        shadow?.alpha = covered
    }

    /// The pages are where they belong, and nothing else is left.
    func leave() {
        front.place(at: 0)
        back.place(at: 0)
        if look == .fade { front.view.alpha = 1 }
        for extra in extras { extra.removeFromSuperview() }
    }
}

/// A narrow shadow outside the leading edge of a page, as if the page lay a little above what it covers. It is as large as the page and goes where
/// that goes.
final class EdgeShadow: UIView {
    /// In points.
    private static let breadth: CGFloat = 12
    /// Right at the page's edge.
    private static let strength: CGFloat = 0.035

    private let isMirrored: Bool

    init(frame: CGRect, isMirrored: Bool) {
        self.isMirrored = isMirrored
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let (page, outside) = isMirrored ? (bounds.maxX, Self.breadth) : (bounds.minX, -Self.breadth)
        let strip = CGRect(x: min(page, page + outside), y: bounds.minY, width: Self.breadth, height: bounds.height)
        return [
            .gradient(
                strip, start: CGPoint(x: page + outside, y: 0), end: CGPoint(x: page, y: 0),
                stops: [
                    GradientStop(location: 0, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0)),
                    GradientStop(location: 1, color: CGColor(red: 0, green: 0, blue: 0, alpha: Self.strength)),
                ])
        ]
    }
}

extension UIView {
    /// Nothing behind it is seen through it.
    fileprivate var isFilled: Bool { (backgroundColor?.cgColor(in: traitCollection).alpha ?? 0) >= 1 }

    /// What is seen where nothing lies over this view: the nearest background that lets nothing through.
    fileprivate var colorBehind: UIColor {
        sequence(first: self, next: \.superview).first(where: \.isFilled)?.backgroundColor ?? .systemBackground
    }
}

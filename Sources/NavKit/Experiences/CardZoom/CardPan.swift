import Foundation
import NavCore

/// What a card pan asks the interaction that it belongs to.
@MainActor protocol CardPanOwner: AnyObject {
    /// Nothing stands against taking the page back.
    var mayPop: Bool { get }
    /// Whether it is taken back, for a finger at `point` of the window that moves with `velocity`, in points a second. Asked once a touch.
    ///
    /// - Parameter isMeant: What the finger's way says.
    func begins(at point: CGPoint, velocity: CGPoint, isMeant: Bool) -> Bool
    /// Whether a moving page is at `point` of the window and can be taken hold of.
    func canCatch(at point: CGPoint) -> Bool
    var style: CardZoomStyle { get }
}

/// A pan that takes a page back: to the trailing side or downward. Which of the two is decided once.
final class CardPan: UIPanGestureRecognizer {
    weak var owner: (any CardPanOwner)?
    /// Nil until the finger has left the slop.
    private(set) var axis: CardAxis?
    private(set) var hasCaught = false
    /// The finger came down at the leading edge.
    private(set) var startedAtEdge = false
    /// Where the finger came down, in the window.
    private(set) var start = CGPoint.zero
    /// The part of the finger's way that the page does not follow.
    private var lost = CGPoint.zero
    private var startedAtTop = true

    required init() {
        super.init()
        maximumNumberOfTouches = 1
    }

    /// How far the page has to follow, in points of the window.
    var way: CGPoint { CGPoint(x: path.x - lost.x, y: path.y - lost.y) }
    var side: CGFloat { view?.leadingSide ?? 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = state == .possible && numberOfTouches == touches.count
        super.touchesBegan(touches, with: event)
        guard isFirst, let touch = touches.first, let owner else { return }
        start = touch.location(in: nil)
        slop = owner.style.slop
        startedAtEdge = isAtEdge
        startedAtTop = scrollViews(under: touch).allSatisfy(\.isAtTop)
        guard owner.canCatch(at: start) else { return }
        hasCaught = true
        state = .began
    }

    private func scrollViews(under touch: UITouch) -> [UIScrollView] {
        sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== view }.compactMap { $0 as? UIScrollView }
    }

    override func isMeant(_ travel: CGPoint) -> Bool {
        guard let owner, owner.mayPop, let axis = CardAxis(travel: travel, side: side) else { return false }
        let point = CGPoint(x: start.x + travel.x, y: start.y + travel.y)
        guard owner.begins(at: point, velocity: velocity(in: nil), isMeant: axis == .horizontal || startedAtTop) else {
            return false
        }
        let length = max(hypot(travel.x, travel.y), .leastNormalMagnitude)
        let share = min(slop / length, 1)
        (self.axis, lost) = (axis, CGPoint(x: travel.x * share, y: travel.y * share))
        return true
    }

    override func wantsOverflow(along direction: CGVector) -> Bool {
        guard owner?.mayPop == true else { return false }
        return direction.dx * side > abs(direction.dy) || (startedAtTop && direction.dy > abs(direction.dx))
    }

    /// From the edge it is asked before anything that scrolls.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isAtEdge && otherGestureRecognizer is ScrollPan && owner?.mayPop == true
    }

    private var isAtEdge: Bool {
        guard let touch = touches.first, let view, let owner else { return false }
        let x = touch.location(in: view).x
        return (side > 0 ? x - view.bounds.minX : view.bounds.maxX - x) <= owner.style.edgeWidth
    }

    override func reset() {
        super.reset()
        (axis, hasCaught, lost, startedAtTop, startedAtEdge) = (nil, false, .zero, true, false)
    }
}

extension UIScrollView {
    /// Nothing of the content is above what is seen.
    fileprivate var isAtTop: Bool { contentOffset.y <= limits(.vertical).lowerBound }
}

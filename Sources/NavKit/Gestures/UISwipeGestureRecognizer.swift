import Foundation
import NavCore

/// A quick stroke in one direction. It is recognized on the way, once 50 points are done in less than half a second.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// Where it leads; any of several. To the right by default.
    open var direction: Direction = .right

    /// How many fingers it takes. 1 by default.
    open var numberOfTouchesRequired = 1

    private var start: FrameInstant?

    /// How far it goes at least, in points.
    private static let length: CGFloat = 50
    /// How long that may take, in seconds.
    private static let duration = 0.5
    /// How far off the axis it may lead, as a share of the way along it: 30 degrees.
    private static let slant = tan(CGFloat.pi / 6)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = start ?? touches.first?.step.instant
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let now = touches.first?.step.instant else { return }
        guard now.seconds(since: start) <= Self.duration else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        let travel = travel
        guard max(abs(travel.dx), abs(travel.dy)) >= Self.length else { return }
        state = direction.contains(where: travel.leads) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }

    /// How far the middle of the touches has come, in points of the view.
    private var travel: CGVector {
        let (from, to) = (touches.map(\.origin).middle, touches.center)
        let travel = convert(vector: CGPoint(x: to.x - from.x, y: to.y - from.y), to: view)
        return CGVector(dx: travel.x, dy: travel.y)
    }

    fileprivate static func isAlong(_ length: CGFloat, _ across: CGFloat) -> Bool {
        length >= Self.length && abs(across) <= length * slant
    }
}

extension UISwipeGestureRecognizer.Direction {
    fileprivate func contains(where leads: (UISwipeGestureRecognizer.Direction) -> Bool) -> Bool {
        [.right, .left, .up, .down].contains { contains($0) && leads($0) }
    }
}

extension CGVector {
    @MainActor fileprivate func leads(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        switch direction {
        case .right: UISwipeGestureRecognizer.isAlong(dx, dy)
        case .left: UISwipeGestureRecognizer.isAlong(-dx, dy)
        case .down: UISwipeGestureRecognizer.isAlong(dy, dx)
        default: UISwipeGestureRecognizer.isAlong(-dy, dx)
        }
    }
}

public import Foundation
import NavCore
import NavLayers

/// Follows fingers, or the mouse with its button held, that are moved over the view.
///
/// It begins when they have moved by about 10 points, with a translation of zero: what the beginning took is not part of the movement. It ends
/// when fewer than `minimumNumberOfTouches` are left.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many touches it takes. 1 by default.
    open var minimumNumberOfTouches = 1

    /// More touches than these are not followed; before the beginning they fail the gesture. Unlimited by default.
    open var maximumNumberOfTouches = Int.max

    /// How far the touches have to move before it begins, in points.
    package final var slop = UIPanGestureRecognizer.usualSlop
    package static let usualSlop: CGFloat = 10

    /// How far the touches have moved, in points of the window: from where they came down, and from the beginning of the gesture once there is one.
    private var travel = CGPoint.zero
    /// Where all the movement since the first touch has led, whatever `travel` was set to.
    private(set) final var path = CGPoint.zero
    private var tracker = VelocityTracker()
    private var lastInstant = FrameInstant(seconds: 0)

    /// How far the touches have moved since the gesture began, or since it was last set, in points of `view`'s space; nil is the window. Ask for that of a
    /// view that does not move with the gesture.
    open func translation(in view: UIView?) -> CGPoint { convert(vector: travel, to: view) }

    /// Sets the translation, in points of `view`'s space, and the velocity to zero: both go on from here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        travel = convert(vector: translation, from: view)
        tracker.reset()
    }

    /// How fast the touches move, in points per second of `view`'s space, by the last 100 ms. Touches that have rested have a velocity of zero.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity(at: lastInstant)
        return convert(vector: CGPoint(x: velocity.dx, y: velocity.dy), to: view)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches > maximumNumberOfTouches else { return takeFirst(touches) }
        if machine.isActive {
            for touch in touches { ignore(touch, for: event) }
        } else {
            state = .failed
        }
    }

    private func takeFirst(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        lastInstant = touch.step.instant
        tracker.add(path, at: lastInstant)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        move(by: touches)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        if machine.isActive {
            state = .changed
        } else if hypot(travel.x, travel.y) >= slop {
            state = isMeant(travel) ? .began : .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finish(touches, as: .ended) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches, as: .cancelled)
    }

    private func finish(_ touches: Set<UITouch>, as end: State) {
        move(by: touches.filter { $0.step.position != $0.step.previousPosition })
        lastInstant = touches.map(\.step.instant).max() ?? lastInstant
        let left = numberOfTouches - touches.count
        if machine.isActive {
            if left < minimumNumberOfTouches { state = end }
        } else if left == 0 {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        (travel, path) = (.zero, .zero)
        tracker.reset()
    }

    /// Whether a movement by `travel`, in points of the window, is one that this recognizer is for.
    func isMeant(_ travel: CGPoint) -> Bool { true }

    override func willBegin() { travel = .zero }

    /// Moves the middle of all touches by what `touches` say, each place at its time.
    private func move(by touches: Set<UITouch>) {
        for step in touches.flatMap(\.step.moves).sorted(by: { $0.instant < $1.instant }) {
            let share = CGPoint(x: step.by.x / CGFloat(numberOfTouches), y: step.by.y / CGFloat(numberOfTouches))
            travel = travel + share
            path = path + share
            lastInstant = step.instant
            tracker.add(path, at: step.instant)
        }
    }
}

extension UIGestureRecognizer {
    final func convert(vector: CGPoint, to target: UIView?) -> CGPoint {
        let (origin, end) = (convert(.zero, to: target), convert(vector, to: target))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    final func convert(vector: CGPoint, from source: UIView?) -> CGPoint {
        guard let source, let window = source.window ?? view?.window else { return vector }
        let (origin, end) = (source.convert(CGPoint.zero, to: window), source.convert(vector, to: window))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

extension TouchStep {
    /// From sample to sample: by how much, and when.
    nonisolated fileprivate var moves: [(by: CGPoint, instant: FrameInstant)] {
        var last = previousPosition
        return samples.map { sample in
            defer { last = sample.position }
            return (CGPoint(x: sample.position.x - last.x, y: sample.position.y - last.y), sample.instant)
        }
    }
}

extension CGPoint {
    nonisolated fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}

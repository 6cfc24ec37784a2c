import CAllocations
import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting

/// Views that move and fade, each by an animator of its own: what it takes to know where all of them are in a frame.
final class Animators {
    /// In seconds of the animation; so long that none arrives.
    private static let duration = 1e4
    private static let destination = CGPoint(x: 300, y: 700)

    private let stage = Stage()
    private let layers: [CALayer]
    private var animators: [UIViewPropertyAnimator] = []
    /// So that nothing is left out because nobody looks at it.
    private(set) var sum = 0.0

    init(_ count: Int) {
        let views = (0..<count).map { UIView(frame: CGRect(x: $0 % 390, y: $0 / 390, width: 10, height: 10)) }
        layers = views.map(\.layer)
        for view in views {
            stage.window.addSubview(view)
            let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut) {
                view.center = Self.destination
                view.alpha = 0.2
            }
            animator.startAnimation()
            animators.append(animator)
        }
        stage.turn()
    }

    /// A turn without its events, its layout and its picture.
    func frame(_ number: Int) {
        let engine = AnimationEngine.current
        engine.beginTurn(at: FrameInstant(seconds: 1 + Double(number) / 60))
        for end in engine.advance() { end() }
        for layer in layers {
            let values = layer.shownValues(at: engine.instant)
            sum += values.position.x + Double(values.opacity)
        }
        engine.endTurn()
    }

    /// The same with no toolkit: the same curve, the same numbers, in an array.
    static func plain(_ count: Int) -> PlainMotions {
        PlainMotions(count, duration: duration, destination: destination)
    }
}

/// What the animators are compared with: a loop over the plain numbers, which reckons each of the two values of a view along the curve.
struct PlainMotions {
    private struct Motion {
        let start: CGPoint
        let departure: Double
        var position: CGPoint
        var opacity: Float
    }

    private var motions: [Motion]
    private let duration: Double
    private let destination: CGPoint
    private(set) var sum = 0.0

    init(_ count: Int, duration: Double, destination: CGPoint) {
        motions = (0..<count).map {
            Motion(start: CGPoint(x: 5 + $0 % 390, y: 5 + $0 / 390), departure: 1.0 / 60, position: .zero, opacity: 1)
        }
        (self.duration, self.destination) = (duration, destination)
    }

    mutating func frame(_ number: Int) {
        let now = 1 + Double(number) / 60
        for index in motions.indices {
            let motion = motions[index]
            let share = (now - motion.departure) / duration
            let moved = CubicCurve.easeInOut.progress(at: share)
            motions[index].position = CGPoint(
                x: motion.start.x + (destination.x - motion.start.x) * moved,
                y: motion.start.y + (destination.y - motion.start.y) * moved)
            let faded = CubicCurve.easeInOut.progress(at: share)
            motions[index].opacity = Float(1 - 0.8 * faded)
            sum += motions[index].position.x + Double(motions[index].opacity)
        }
    }
}

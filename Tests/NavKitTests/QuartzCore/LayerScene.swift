import Foundation
import NavKit
import NavLayers
import NavTesting

/// A window with one layer that belongs to no view, 100 points wide at (50, 50), seen already.
@MainActor struct LayerScene {
    let stage = Stage()
    let layer = CALayer()
    let journal = Journal()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = .black
        stage.window.layer.addSublayer(layer)
        stage.turn()
    }

    /// What is seen of the layer.
    var seen: CALayer { layer.presentation()! }

    /// Changes that have no action.
    func atOnce(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    /// Adds it, and lets the turn begin it.
    func start(_ animation: CAAnimation, forKey key: String? = "it") {
        layer.add(animation, forKey: key)
        stage.turn()
    }

    /// What `change` makes of each message while it is called.
    func reports(_ change: () -> Void) -> [String] {
        var messages: [String] = []
        let before = diagnostics.handler
        diagnostics.handler = { messages.append($0) }
        defer { diagnostics.handler = before }
        change()
        return messages
    }
}

/// Writes down what an animation tells its delegate.
@MainActor final class Witness: CAAnimationDelegate {
    let journal: Journal
    let name: String
    var onStop: (Bool) -> Void = { _ in }

    init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }

    func animationDidStart(_ anim: CAAnimation) { journal.record("\(name) starts") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        journal.record("\(name) stops \(flag)")
        onStop(flag)
    }
}

extension CABasicAnimation {
    /// A linear one of a second.
    convenience init(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, seconds: Double = 1) {
        self.init(keyPath: keyPath)
        (fromValue, toValue, byValue, duration) = (from, to, by, seconds)
    }
}

/// Equal but for rounding.
func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

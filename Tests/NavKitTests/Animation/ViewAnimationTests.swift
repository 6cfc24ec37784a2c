import Foundation
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

/// A square of 100 points in the corner of a window.
@MainActor private final class AnimationScene {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        stage.window.addSubview(view)
        stage.turn()
    }
}

@MainActor @Suite struct ViewAnimationTests {
    @Later private var scene = AnimationScene()
    private var stage: Stage { scene.stage }
    private var view: UIView { scene.view }

    @Test(.rules("L2", "L8")) func `a block sets the model at once and the picture over time`() {
        var finished: [Bool] = []

        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.center.x = 250 }) {
            finished.append($0)
        }

        #expect(view.center.x == 250)
        stage.turn()
        #expect(stage.shownFrame(of: view).midX == 50)
        stage.run(for: .milliseconds(100))
        #expect(abs(stage.shownFrame(of: view).midX - 100) < 1e-6)
        #expect(finished.isEmpty)
        stage.run(for: .milliseconds(300))
        #expect(stage.shownFrame(of: view).midX == 250)
        #expect(finished == [true])
    }

    @Test(.rules("L5", "L7")) func `a second move adds to the first`() {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 250 }
        stage.turn()
        stage.run(for: .milliseconds(200))
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 50 }
        stage.turn()
        let start = stage.shownFrame(of: view).midX
        stage.run(for: .milliseconds(100))

        // Model 50, the first way's rest 200·(1 − t/0.4), the second way's 200·(1 − t/0.4), of opposite sign.
        let first = -200 * (1 - (0.2 + 1.0 / 60 + 0.1) / 0.4), second = 200 * (1 - 0.1 / 0.4)
        #expect(abs(start - (50 + 200 - 200 * (1 - (0.2 + 1.0 / 60) / 0.4))) < 1e-5)
        #expect(abs(stage.shownFrame(of: view).midX - (50 + first + second)) < 1e-5)
        stage.settle()
        #expect(stage.shownFrame(of: view).midX == 50)
    }
}

@MainActor @Suite struct ViewAnimationRuleTests {
    @Later private var scene = AnimationScene()
    private var stage: Stage { scene.stage }
    private var view: UIView { scene.view }

    /// What moves half way through one second of `change`.
    private func shownHalfWay(_ change: @escaping () -> Void) -> LayerSample {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
        stage.turn()
        stage.run(for: .milliseconds(500))
        return LayerSample(view, at: stage)
    }

    @Test(.rules("L1")) func `geometry, alpha, colour and the layer's looks move`() {
        view.backgroundColor = .black

        let shown = shownHalfWay { [view] in
            view.bounds.size.width = 200
            view.center = CGPoint(x: 150, y: 50)
            view.transform = CGAffineTransform(translationX: 0, y: 40)
            view.alpha = 0
            view.backgroundColor = .white
            view.layer.cornerRadius = 10
            view.layer.borderWidth = 4
        }

        #expect(shown.frame == CGRect(x: 25, y: 20, width: 150, height: 100))
        #expect(shown.alpha == 0.5)
        #expect(shown.red == 0.5)
        #expect(shown.cornerRadius == 5)
        #expect(shown.borderWidth == 2)
    }

    @Test(.rules("L1")) func `a frame, a depth and an anchor point move`() {
        let shown = shownHalfWay { [view] in
            view.frame = CGRect(x: 100, y: 0, width: 100, height: 300)
            view.layer.zPosition = 8
        }
        let turned = shownHalfWay { [view] in view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }

        #expect(shown.frame == CGRect(x: 50, y: 0, width: 100, height: 200))
        #expect(shown.zPosition == 4)
        #expect(abs(turned.transform.m11 - cos(.pi / 4)) < 1e-9)
    }

    @Test(.rules("L1")) func `hiding happens at once`() {
        let shown = shownHalfWay { [view] in view.isHidden = true }

        #expect(shown.isHidden)
        #expect(!shown.isMoving)
    }

    @Test(.rules("L3")) func `a block that changes nothing is done in the next turn, never in the call`() {
        var finished: [Bool] = []

        UIView.animate(withDuration: 5, animations: { [view] in view.center = view.center }) { finished.append($0) }
        #expect(finished.isEmpty)
        stage.turn()

        #expect(finished == [true])
        #expect(stage.isStill)
    }

    @Test(.rules("L4", "O-065"), arguments: [0, -1])
    func `without a duration the values are set in the call and it is done in the next turn`(duration: TimeInterval) {
        var finished: [Bool] = []

        UIView.animate(withDuration: duration, animations: { [view] in view.alpha = 0.5 }) { finished.append($0) }
        #expect(view.alpha == 0.5)
        #expect(finished.isEmpty)
        stage.turn()

        #expect(stage.shownAlpha(of: view) == 0.5)
        #expect(finished == [true])
        stage.turn()
        #expect(finished == [true])
    }

    @Test(.rules("L6", "L8")) func `a second fade replaces the first, which is told so at once`() {
        var finished: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.alpha = 0 }) {
            finished.append("first \($0)")
        }
        stage.turn()
        stage.run(for: .milliseconds(500))

        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { [view] in view.alpha = 1 }
        ) { finished.append("second \($0)") }
        stage.turn()
        #expect(abs(stage.shownAlpha(of: view) - 0.5) < 1e-6)
        stage.turn()
        #expect(finished == ["first false"])
        stage.settle()

        #expect(finished == ["first false", "second true"])
    }

    @Test(.rules("L9", "L10")) func `taken away, it jumps to the model and is told false`() {
        var finished: [Bool] = []
        func start() {
            UIView.animate(withDuration: 1, animations: { [view] in view.center.x += 100 }) { finished.append($0) }
            stage.turn()
            stage.run(for: .milliseconds(500))
        }

        start()
        view.layer.removeAllAnimations()
        stage.turn()
        #expect(stage.shownFrame(of: view).midX == 150)
        start()
        view.removeFromSuperview()
        stage.turn()

        #expect(finished == [false, false])
    }

    @Test(.rules("L14", "L15")) func `without animation means at once`() {
        var inside = 0.0

        UIView.animate(withDuration: 1) { [view] in
            inside = UIView.inheritedAnimationDuration
            UIView.performWithoutAnimation { view.alpha = 0 }
            view.center.x = 100
        }
        stage.turn()

        #expect(inside == 1)
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(stage.shownAlpha(of: view) == 0)
        #expect(stage.shownFrame(of: view).midX == 50)
    }

    @Test(.rules("L17")) func `a delay holds the picture`() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { [view] in view.center.x = 150 }
        #expect(view.center.x == 150)
        stage.turn()

        stage.run(for: .milliseconds(500))
        #expect(stage.shownFrame(of: view).midX == 50)
        stage.run(for: .milliseconds(500))

        #expect(abs(stage.shownFrame(of: view).midX - 100) < 1e-6)
    }

    @Test func `it comes back and repeats`() {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { [view] in
            view.center.x = 150
        }
        stage.turn()
        stage.run(for: .milliseconds(250))
        let there = stage.shownFrame(of: view).midX
        stage.run(for: .milliseconds(500))
        let back = stage.shownFrame(of: view).midX
        stage.run(for: .milliseconds(500))

        #expect(abs(there - 100) < 1e-6)
        #expect(abs(back - 100) < 5)
        #expect(abs(stage.shownFrame(of: view).midX - 100) < 5)
        view.layer.removeAllAnimations()
    }
}

/// What a view's layer shows in the last turn.
@MainActor private struct LayerSample {
    let frame: CGRect
    let alpha: CGFloat
    let red: CGFloat
    let cornerRadius: CGFloat
    let borderWidth: CGFloat
    let zPosition: CGFloat
    let transform: CATransform3D
    let isHidden: Bool
    let isMoving: Bool

    init(_ view: UIView, at stage: Stage) {
        let values = view.layer.shownValues(at: stage.instant)
        frame = stage.shownFrame(of: view)
        alpha = CGFloat(values.opacity)
        red = values.backgroundColor?.red ?? -1
        (cornerRadius, borderWidth, zPosition) = (values.cornerRadius, values.borderWidth, values.zPosition)
        transform = values.transform
        (isHidden, isMoving) = (view.isHidden, view.layer.isAnimatingInSubtree)
    }
}

import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// A red card of 80 by 40 points in the middle of a white window.
@MainActor private final class CardScene {
    let stage = Stage(size: CGSize(width: 120, height: 80))
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    let journal = Journal()

    init() {
        stage.window.backgroundColor = .white
        card.backgroundColor = .red
        stage.window.addSubview(card)
        stage.turn()
    }

    func turnGreen(_ options: UIView.AnimationOptions) {
        UIView.transition(
            with: card, duration: 1, options: [options, .curveLinear],
            animations: { [card] in card.backgroundColor = .green },
            completion: { [journal] in journal.record("done \($0)") })
    }

    func run(_ milliseconds: Int) {
        stage.turn()
        stage.run(for: .milliseconds(milliseconds))
    }

    /// Red, green and blue in hundredths, of the pixel there.
    func color(_ x: Double, _ y: Double) -> [Int] {
        guard let color = stage.color(at: CGPoint(x: x, y: y)) else { return [] }
        return [color.red, color.green, color.blue].map { Int(($0 * 100).rounded()) }
    }

    /// How many points of the column at `x` show the card.
    func height(at x: Double) -> Int { (0..<80).count { color(x, Double($0) + 0.5) != [100, 100, 100] } }
}

@MainActor @Suite struct ViewTransitionTests {
    @Later private var scene = CardScene()

    @Test(.rules("L19")) func `the old picture dissolves into the new one`() {
        scene.turnGreen(.transitionCrossDissolve)
        #expect(scene.card.backgroundColor == .green)

        scene.stage.turn()
        #expect(scene.color(60, 40) == [100, 0, 0])
        scene.stage.run(for: .milliseconds(500))
        #expect(scene.color(60, 40) == [50, 50, 0])
        #expect(scene.journal.entries.isEmpty)
        scene.stage.settle()

        #expect(scene.color(60, 40) == [0, 100, 0])
        #expect(scene.journal.entries == ["done true"])
    }

    @Test(.rules("L19")) func `what is not opaque comes and goes by itself`() {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        dot.backgroundColor = .black
        scene.card.backgroundColor = nil
        scene.card.addSubview(dot)
        scene.stage.turn()

        UIView.transition(with: scene.card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            dot.frame.origin.x = 60
        }
        scene.run(250)

        #expect(scene.color(25, 40) == [25, 25, 25])
        #expect(scene.color(85, 40) == [75, 75, 75])
        scene.stage.settle()
        #expect(scene.color(25, 40) == [100, 100, 100])
        #expect(scene.color(85, 40) == [0, 0, 0])
    }

    @Test(.rules("L19"), arguments: [(UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, false)])
    func `a flip turns the card about its upright middle, that edge to the front`(
        option: UIView.AnimationOptions, isLeft: Bool
    ) {
        scene.turnGreen(option)
        scene.run(250)

        // Turned by 45 degrees the card is narrower, and the edge in front is higher than the one behind.
        #expect(scene.color(60, 40) == [100, 0, 0])
        #expect(scene.color(22, 40) == [100, 100, 100])
        #expect(scene.color(98, 40) == [100, 100, 100])
        let (left, right) = (scene.height(at: 38.5), scene.height(at: 81.5))
        #expect(isLeft ? left > right + 4 : right > left + 4)
        scene.stage.run(for: .milliseconds(500))
        #expect(scene.color(60, 40) == [0, 100, 0])
        #expect(scene.color(22, 40) == [100, 100, 100])
        scene.stage.settle()

        #expect(scene.color(22, 40) == [0, 100, 0])
        #expect(scene.journal.entries == ["done true"])
    }

    @Test(.rules("L19"), arguments: [(UIView.AnimationOptions.transitionFlipFromTop, true), (.transitionFlipFromBottom, false)])
    func `a flip may turn about the level middle`(option: UIView.AnimationOptions, isTop: Bool) {
        scene.turnGreen(option)
        scene.run(250)

        #expect(scene.color(60, 40) == [100, 0, 0])
        #expect(scene.color(60, 22) == [100, 100, 100])
        func width(_ y: Double) -> Int { (0..<120).count { scene.color(Double($0) + 0.5, y) != [100, 100, 100] } }
        #expect(isTop ? width(30) > width(50) + 4 : width(50) > width(30) + 4)
        scene.stage.settle()
    }

    @Test(.rules("L19")) func `the card brings its clip along`() {
        scene.card.clipsToBounds = true
        scene.card.layer.cornerRadius = 10
        let inside = UIView(frame: CGRect(x: -50, y: -50, width: 200, height: 200))
        inside.backgroundColor = .blue
        scene.card.addSubview(inside)
        scene.stage.turn()

        scene.turnGreen(.transitionFlipFromLeft)
        scene.run(250)
        #expect(scene.color(22, 40) == [100, 100, 100])
        #expect(scene.color(60, 10) == [100, 100, 100])
        scene.stage.settle()

        #expect(scene.color(21, 21) == [100, 100, 100])
    }

    @Test(.rules("L19"), arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
    func `a curl is a dissolve, and says so once`(option: UIView.AnimationOptions) {
        var reports: [String] = []
        let handler = diagnostics.handler
        diagnostics.handler = { reports.append($0) }
        defer { diagnostics.handler = handler }

        scene.turnGreen(option)
        scene.run(500)

        #expect(scene.color(60, 40) == [50, 50, 0])
        #expect(reports.count == 1)
        #expect(reports.first?.contains("transitionCrossDissolve") == true)
        scene.stage.settle()
    }

    @Test(.rules("L19")) func `only with animated content does what changes inside move`() {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.card.addSubview(dot)
        for (options, x) in [(UIView.AnimationOptions.transitionCrossDissolve, 45.0), ([.transitionCrossDissolve, .allowAnimatedContent], 25)] {
            dot.center.x = 5
            UIView.transition(with: scene.card, duration: 1, options: [options, .curveLinear]) { dot.center.x = 45 }
            scene.run(500)
            #expect(isNear(scene.stage.shownFrame(of: dot).midX - 20, x))
            scene.stage.settle()
        }
    }

    @Test(.rules("L19", "L11")) func `meanwhile it takes no touches unless they are allowed`() {
        for (options, isHit) in [(UIView.AnimationOptions.transitionCrossDissolve, false), ([.transitionCrossDissolve, .allowUserInteraction], true)] {
            scene.turnGreen(options)
            scene.run(500)
            let hit = scene.stage.window.hitTest(CGPoint(x: 60, y: 40), with: nil)
            #expect((hit === scene.card) == isHit)
            scene.stage.settle()
        }
    }

    @Test(.rules("L19")) func `a second transition starts from what is seen`() {
        scene.turnGreen(.transitionCrossDissolve)
        scene.run(500)

        UIView.transition(with: scene.card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { [card = scene.card] in
            card.backgroundColor = .blue
        }
        scene.stage.turn()
        #expect(scene.color(60, 40)[0] > 45)
        scene.stage.run(for: .milliseconds(500))
        #expect(scene.journal.entries == ["done false"])
        #expect(scene.color(60, 40).allSatisfy { $0 > 20 })
        scene.stage.settle()

        #expect(scene.color(60, 40) == [0, 0, 100])
    }

    @Test(.rules("L19", "G28")) func `in an animator it is scrubbed, and the content stays new when that turns back`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene] in
            scene.turnGreen(.transitionCrossDissolve)
        }

        animator.fractionComplete = 0.25
        scene.stage.turn()
        #expect(scene.color(60, 40) == [75, 25, 0])
        animator.isReversed = true
        animator.startAnimation()
        scene.stage.settle()

        #expect(scene.color(60, 40) == [0, 100, 0])
        #expect(!scene.card.layer.isAnimatingInSubtree)
    }

    @Test(.rules("L19")) func `taken away it shows the new picture`() {
        scene.turnGreen(.transitionFlipFromLeft)
        scene.run(250)

        scene.card.layer.removeAllAnimations()
        scene.stage.turn()

        #expect(scene.color(22, 40) == [0, 100, 0])
        #expect(scene.journal.entries == ["done false"])
    }

    @Test(.rules("L19", "L3")) func `what no window shows changes at once`() {
        scene.card.removeFromSuperview()

        scene.turnGreen(.transitionCrossDissolve)
        #expect(scene.journal.entries.isEmpty)
        scene.stage.turn()

        #expect(scene.journal.entries == ["done true"])
    }

    @Test(.rules("L19")) func `without a transition in its options it is a block`() {
        UIView.transition(with: scene.card, duration: 1, options: .curveLinear) { [card = scene.card] in card.alpha = 0 }
        scene.run(500)

        #expect(isNear(scene.stage.shownAlpha(of: scene.card), 0.5))
        scene.stage.settle()
    }

    // MARK: From one view to another

    @Test(.rules("L19")) func `one view takes the place of another`() {
        let (front, other) = (UIView(frame: scene.card.bounds), UIView(frame: scene.card.bounds))
        front.backgroundColor = .blue
        other.backgroundColor = .green
        let above = UIView()
        scene.card.addSubview(front)
        scene.card.addSubview(above)
        scene.stage.turn()

        UIView.transition(from: front, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { [scene] in
            scene.journal.record("done \($0)")
        }
        #expect(scene.card.subviews == [other, above])
        scene.run(500)
        #expect(scene.color(60, 40) == [0, 50, 50])
        scene.stage.settle()

        #expect(scene.journal.entries == ["done true"])
        #expect(front.superview == nil)
    }

    @Test(.rules("L19")) func `or both stay, and one is hidden`() {
        let (front, other) = (UIView(frame: scene.card.bounds), UIView(frame: scene.card.bounds))
        other.isHidden = true
        scene.card.addSubview(front)
        scene.card.addSubview(other)

        UIView.transition(
            from: front, to: other, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        #expect(front.isHidden)
        #expect(!other.isHidden)
        #expect(scene.card.subviews == [front, other])
        scene.stage.settle()
    }

    @Test(.rules("L19")) func `a view without a place has none to give`() {
        var reports: [String] = []
        let handler = diagnostics.handler
        diagnostics.handler = { reports.append($0) }
        defer { diagnostics.handler = handler }

        UIView.transition(from: UIView(), to: UIView(), duration: 1) { [scene] in scene.journal.record("done \($0)") }
        scene.stage.turn()

        #expect(reports.count == 1)
        #expect(reports.first?.contains("superview") == true)
        #expect(scene.journal.entries == ["done false"])
    }
}

import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TransitionAnimationTests {
    let scene = LayerScene()

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        transition.delegate = Witness("it", scene.journal)
        return transition
    }

    /// The red and green of the picture at each of `points`, in quarters.
    private func colours(at points: [CGPoint]) -> [String] {
        points.map { point in
            guard let color = scene.stage.color(at: point) else { return "nothing" }
            return "\(Int((color.red * 4).rounded()))\(Int((color.green * 4).rounded()))"
        }
    }

    /// Turns the layer from red to green by the transition, and looks at it when a quarter of a second is over.
    private func look(_ transition: CATransition, at points: [CGPoint]) -> [String] {
        scene.atOnce { scene.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        scene.stage.turn()
        scene.layer.add(transition, forKey: "any")
        scene.atOnce { scene.layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(250))
        return colours(at: points)
    }

    private let row = [CGPoint(x: 10, y: 50), CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 90, y: 50)]
    private let column = [CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 40), CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 90)]

    @Test func `a fade mixes the two pictures`() {
        #expect(look(transition(.fade), at: [CGPoint(x: 50, y: 50)]) == ["31"])
        #expect(scene.layer.animationKeys() == ["transition"])

        scene.stage.settle()

        #expect(colours(at: row) == ["04", "04", "04", "04"])
        #expect(scene.layer.animationKeys() == nil)
        #expect(scene.journal.entries == ["it starts", "it stops true"])
    }

    @Test(arguments: [CATransitionType.moveIn, .push])
    func `the new picture comes in from the side that is named`(type: CATransitionType) {
        #expect(look(transition(type, .fromLeft), at: row) == ["04", "40", "40", "40"])
        #expect(look(transition(type, .fromRight), at: row) == ["40", "40", "40", "04"])
        #expect(look(transition(type, .fromTop), at: column) == ["40", "40", "40", "04"])
        #expect(look(transition(type, .fromBottom), at: column) == ["04", "40", "40", "40"])
    }

    @Test func `a reveal takes the old picture away`() {
        #expect(look(transition(.reveal, .fromLeft), at: row) == ["04", "40", "40", "40"])
        #expect(look(transition(.reveal, .fromRight), at: row) == ["40", "40", "40", "04"])
    }

    @Test func `what slides is the whole picture, and stays within the layer`() {
        let mark = CALayer()
        mark.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
        mark.backgroundColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        scene.layer.addSublayer(mark)
        scene.stage.turn()

        mark.removeFromSuperlayer()
        scene.start(transition(.push, .fromLeft))
        scene.stage.run(for: .milliseconds(500))

        // The mark, gone from the layer, has come half its way with the old picture.
        #expect(
            colours(at: [CGPoint(x: 10, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 110, y: 50)]) == [
                "00", "44", "00",
            ])
        scene.stage.run(for: .milliseconds(400))
        #expect(colours(at: [CGPoint(x: 95, y: 50), CGPoint(x: 105, y: 50)]) == ["44", "00"])
    }

    @Test func `part of the way`() {
        let part = transition(.moveIn, .fromLeft)
        (part.startProgress, part.endProgress) = (0.5, 0.9)

        #expect(look(part, at: row) == ["04", "04", "40", "40"])
    }

    @Test func `one on top of another, and taken away`() {
        _ = look(transition(.moveIn, .fromLeft), at: row)
        scene.layer.add(transition(.moveIn, .fromRight), forKey: nil)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(250))
        #expect(colours(at: row) == ["04", "40", "40", "04"])

        scene.layer.removeAllAnimations()
        scene.stage.turn()

        #expect(colours(at: row) == ["04", "04", "04", "04"])
        scene.stage.turn()
        #expect(scene.stage.isStill)
    }

    @Test func `a layer that was never seen shows its content, and the end is told`() {
        let fresh = CALayer()
        fresh.add(transition(.push), forKey: nil)
        scene.stage.window.layer.addSublayer(fresh)

        scene.stage.settle()

        #expect(scene.journal.entries == ["it starts", "it stops true"])
    }

    @Test func `a layer that stands still scrubs it`() {
        scene.layer.speed = 0
        scene.start(transition(.push, .fromLeft))
        scene.atOnce { scene.layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1) }

        for (offset, expected) in [
            (0.25, ["04", "00", "00", "00"]), (0.75, ["04", "04", "04", "00"]), (0.25, ["04", "00", "00", "00"]),
        ] {
            scene.layer.timeOffset = offset
            scene.stage.turn()
            #expect(colours(at: row) == expected)
        }
    }
}

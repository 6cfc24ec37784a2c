import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// What a hand may do on a page that hangs on a card, in any order. `NAVKIT_SEED` plays one seed again, `NAVKIT_LONG=1` many more.
@MainActor @Suite struct CardHandTests {
    private nonisolated static let gestures = 50

    /// A thousand gestures.
    @Test(.rules("XH15", "XH9", "O-115"), arguments: Throws.seeds(usually: 20, long: 400))
    func `whatever a hand does, a page is up or down and nothing is left over`(seed: UInt64) {
        let scene = ZoomScene.open()
        var hand = Hand(scene, Dice(seed: seed))
        var said = 0

        for index in 1...Self.gestures {
            if scene.depth == 1 {
                scene.push(index % 5)
                scene.stage.settle()
            }
            let before = scene.depth
            hand.gesture()
            scene.stage.settle()
            let isRight = [before, before - 1].contains(scene.depth) && scene.isClean
            #expect(isRight, "gesture \(index), NAVKIT_SEED=\(seed): depth \(before) → \(scene.depth), \(hand.story)")
            said += scene.journal.take().count { $0.hasPrefix("didShow(List") }
            guard isRight else { return }
        }
        #expect(said > 0)
    }
}

/// A hand that makes any gesture, and remembers the last one.
@MainActor private struct Hand {
    private let scene: ZoomScene
    private var dice: Dice
    private(set) var story: [String] = []
    private var point = CGPoint.zero

    init(_ scene: ZoomScene, _ dice: Dice) { (self.scene, self.dice) = (scene, dice) }

    /// Down, about, up; perhaps down again on what still moves.
    mutating func gesture() {
        story = []
        repeat {
            down()
            for _ in 0..<Int(dice.number(0...14)) { step() }
            up()
            turns(Int(dice.number(0...8)))
        } while dice.chance(0.4)
        if scene.stage.window.bounds.width != 390 { resize(CGSize(width: 390, height: 844)) }
    }

    private mutating func down() {
        point = CGPoint(x: dice.number(2...388), y: dice.number(2...840))
        if dice.chance(0.3), !scene.cardRect.isNull { point = CGPoint(x: scene.cardRect.midX, y: scene.cardRect.midY) }
        tell("down \(point)")
        scene.stage.press(point)
        turn()
    }

    private mutating func step() {
        switch dice.number(0...1) {
        case ..<0.82: move()
        case ..<0.86: resize(CGSize(width: dice.number(320...500), height: dice.number(500...900)))
        case ..<0.89: secondFinger()
        case ..<0.92: back()
        case ..<0.95: forget()
        default: turns(12)
        }
    }

    private mutating func move() {
        let reach = dice.one(of: [6.0, 40, 160])
        point.x += dice.number(-reach * 0.6...reach)
        point.y += dice.number(-reach * 0.6...reach)
        tell("move \(point)")
        scene.stage.drag(to: point)
        turn()
    }

    private mutating func up() {
        if dice.chance(0.12) {
            tell("the window takes the touch")
            scene.stage.send(.focus(false))
            turn()
            scene.stage.send(.focus(true))
        }
        tell("up")
        scene.stage.release(point)
        turn()
    }

    private mutating func resize(_ size: CGSize) {
        tell("resize \(size)")
        scene.stage.resize(to: size)
        turn()
    }

    private mutating func secondFinger() {
        tell("second finger")
        scene.stage.press(CGPoint(x: 40, y: 60), id: 1)
        turn()
        scene.stage.release(CGPoint(x: 60, y: 90), id: 1)
    }

    /// The button, which pops once however the gesture ends.
    private mutating func back() {
        guard scene.depth > 1 else { return }
        tell("back")
        scene.nav.popViewController(animated: true)
        turn()
    }

    /// The list has no card for a while.
    private mutating func forget() {
        tell("no card")
        let list = scene.list
        list.answer = list.answer == nil ? { _ in nil } : nil
    }

    /// Several events of the hand may come in one poll.
    private mutating func turn() {
        if dice.chance(0.8) { scene.stage.turn() }
    }

    private mutating func turns(_ count: Int) {
        tell("\(count) frames")
        for _ in 0..<count { scene.stage.turn() }
    }

    private mutating func tell(_ what: String) { story.append(what) }
}

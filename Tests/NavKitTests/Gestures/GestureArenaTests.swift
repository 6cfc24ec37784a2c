import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct GestureArenaTests {
    let scene = GestureScene()
    var stage: Stage { scene.stage }
    let start = CGPoint(x: 150, y: 150)

    @Test(.rules("Q8")) func `recognizers see each touch before its view, those of inner views first`() {
        scene.follow("outer-pan", Watcher(scene.journal), on: scene.outer)
        scene.follow("inner-pan", Watcher(scene.journal), on: scene.inner)

        stage.press(start)
        stage.drag(to: CGPoint(x: 151, y: 150))
        stage.turn()

        #expect(
            scene.journal.entries == [
                "inner-pan sees began", "outer-pan sees began", "inner began 50, 50", "inner-pan sees moved",
                "outer-pan sees moved", "inner moved 51, 50",
            ])
    }

    @Test(.rules("Q4")) func `the first to begin makes the others fail and cancels the view's touch`() {
        scene.follow("inner-pan", UIPanGestureRecognizer(), on: scene.inner)
        let loser = scene.follow("outer-pan", UIPanGestureRecognizer(), on: scene.outer)

        stage.press(start)
        scene.drag(from: start, to: CGPoint(x: 190, y: 150), steps: 4)
        #expect(loser.state == .failed)
        stage.release(CGPoint(x: 190, y: 150))
        stage.turn()

        #expect(
            scene.gestures == [
                "inner-pan began", "inner-pan changed", "inner-pan changed", "inner-pan changed", "inner-pan ended",
            ])
        #expect(scene.views == ["inner began", "inner cancelled"])
        #expect(loser.state == .possible)
    }

    @Test(.rules("Q4")) func `one that has begun is not cancelled by a later one, and prevents it`() {
        let early = scene.follow("early", UIPanGestureRecognizer(), on: scene.outer)
        let late = scene.follow("late", UIPanGestureRecognizer(), on: scene.inner)
        early.slop = 5
        late.slop = 30

        scene.swipe(from: start, to: CGPoint(x: 210, y: 150))

        #expect(scene.gestures.allSatisfy { $0.hasPrefix("early") })
        #expect(scene.gestures.last == "early ended")
    }

    @Test(.rules("Q4", "Q15"), arguments: [0, 1]) func `either delegate lets two go on side by side`(side: Int) {
        let friendly = Says(simultaneous: true)
        let pans = [
            scene.follow("one", UIPanGestureRecognizer(), on: scene.inner),
            scene.follow("two", UIPanGestureRecognizer(), on: scene.outer),
        ]
        pans[side].delegate = friendly

        scene.swipe(from: start, to: CGPoint(x: 170, y: 150), steps: 2)

        #expect(scene.gestures == ["one began", "two began", "one changed", "two changed", "one ended", "two ended"])
    }

    @Test(.rules("Q4")) func `a required failure delays the beginning until it comes`() {
        let edge = scene.follow("edge", UIScreenEdgePanGestureRecognizer(), on: scene.outer)
        edge.edges = .left
        edge.slop = 30
        let pan = scene.follow("pan", UIPanGestureRecognizer(), on: scene.inner)
        pan.require(toFail: edge)
        scene.inner.frame.origin = .zero

        stage.press(CGPoint(x: 10, y: 50))
        scene.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 10, y: 70), steps: 2)
        #expect(scene.gestures == [])
        scene.drag(from: CGPoint(x: 10, y: 70), to: CGPoint(x: 10, y: 90), steps: 2)

        #expect(scene.gestures.first == "pan began")
    }

    @Test(.rules("Q4")) func `what was required to fail and did not makes the other fail`() {
        let edge = scene.follow("edge", UIScreenEdgePanGestureRecognizer(), on: scene.outer)
        edge.edges = .left
        edge.slop = 30
        let pan = scene.follow("pan", UIPanGestureRecognizer(), on: scene.inner)
        pan.require(toFail: edge)
        scene.inner.frame.origin = .zero

        scene.swipe(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50))

        #expect(scene.gestures.allSatisfy { $0.hasPrefix("edge") })
        #expect(scene.gestures.last == "edge ended")
    }

    @Test(.rules("Q15")) func `delegates are asked in the order of time`() {
        let said = Journal()
        scene.follow("one", UIPanGestureRecognizer(), on: scene.inner).delegate = Says.kept("one", said)
        scene.follow("two", UIPanGestureRecognizer(), on: scene.outer).delegate = Says.kept("two", said)

        stage.press(start)
        stage.turn()
        #expect(
            said.take() == [
                "one receives", "two receives", "one requires two", "two required by one", "two requires one",
                "one required by two",
            ])
        scene.drag(from: start, to: CGPoint(x: 175, y: 150), steps: 5)

        #expect(said.entries == ["one begins", "one with two", "two with one"])
    }

    @Test(.rules("Q15")) func `a touch that a delegate does not want is never seen`() {
        let deaf = Says(receives: false)
        scene.follow("pan", UIPanGestureRecognizer()).delegate = deaf

        scene.swipe(from: start, to: CGPoint(x: 200, y: 150))

        #expect(scene.gestures == [])
        #expect(scene.views.last == "inner ended")
    }

    @Test(.rules("Q15")) func `a delegate or a view that says no fails the gesture, and the next one has its turn`() {
        let refusing = Says(begins: false)
        scene.follow("pan", UIPanGestureRecognizer(), on: scene.inner).delegate = refusing
        scene.follow("other", UIPanGestureRecognizer(), on: scene.outer)

        scene.swipe(from: start, to: CGPoint(x: 200, y: 150))

        #expect(scene.gestures.allSatisfy { $0.hasPrefix("other") })
        #expect(scene.gestures.first == "other began")
    }

    @Test(.rules("Q8")) func `a recognizer that does not cancel touches leaves them to the view`() {
        scene.follow("pan", UIPanGestureRecognizer()).cancelsTouchesInView = false

        scene.swipe(from: start, to: CGPoint(x: 200, y: 150), steps: 2)

        #expect(scene.views == ["inner began", "inner moved", "inner moved", "inner ended"])
    }

    @Test(.rules("Q8"))
    func `a delayed beginning reaches the view when the gesture has failed, and never if it has not`() {
        scene.follow("pan", UIPanGestureRecognizer()).delaysTouchesBegan = true

        stage.press(start)
        stage.drag(to: CGPoint(x: 152, y: 150))
        stage.turn()
        #expect(scene.views == [])
        stage.release(CGPoint(x: 152, y: 150))
        stage.turn()
        #expect(scene.journal.take() == ["inner began 50, 50", "inner moved 52, 50", "inner ended 52, 50"])

        scene.swipe(from: start, to: CGPoint(x: 200, y: 150))
        #expect(scene.views == [])
    }

    @Test(.rules("Q8")) func `the end of a touch waits for a verdict, but not for ever`() {
        let lazy = scene.follow("lazy", UIGestureRecognizer())

        stage.tap(start)
        #expect(scene.views == ["inner began"])
        stage.run(for: .milliseconds(600))
        #expect(scene.views == ["inner began", "inner ended"])

        lazy.delaysTouchesEnded = false
        stage.tap(start)
        #expect(scene.views.suffix(2) == ["inner began", "inner ended"])
    }

    @Test(.rules("Q2", "O-046")) func `switching it off cancels it, and what is left of the touch means nothing`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        stage.press(start)
        scene.drag(from: start, to: CGPoint(x: 180, y: 150), steps: 2)

        pan.isEnabled = false
        pan.isEnabled = true
        scene.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 260, y: 150), steps: 4)
        stage.release(CGPoint(x: 260, y: 150))
        stage.turn()

        #expect(scene.gestures == ["pan began", "pan changed", "pan cancelled"])
        scene.swipe(from: start, to: CGPoint(x: 200, y: 150), steps: 2)
        #expect(scene.gestures.suffix(3) == ["pan began", "pan changed", "pan ended"])
    }

    @Test(.rules("Q2")) func `switched off in its own first action it is cancelled once`() {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        pan.addAction { if $0.state == .began { $0.isEnabled = false } }

        scene.swipe(from: start, to: CGPoint(x: 200, y: 150))

        #expect(scene.gestures == ["pan began", "pan cancelled"])
    }

    @Test(.rules("Q2"), arguments: 0...3) func `losing the view, the window or the recognizer cancels it`(way: Int) {
        let pan = scene.follow("pan", UIPanGestureRecognizer())
        stage.press(start)
        scene.drag(from: start, to: CGPoint(x: 180, y: 150), steps: 2)

        switch way {
        case 0: scene.inner.removeFromSuperview()
        case 1: scene.outer.removeFromSuperview()
        case 2: scene.inner.removeGestureRecognizer(pan)
        default: stage.window.isHidden = true
        }
        stage.drag(to: CGPoint(x: 250, y: 150))
        stage.release(CGPoint(x: 250, y: 150))
        stage.turn()

        #expect(scene.gestures == ["pan began", "pan changed", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test(.rules("Q13", "O-104"), arguments: [InputEvent.focus(false), .visibility(false)])
    func `losing the desktop window cancels once, and the next press works`(loss: InputEvent) {
        scene.follow("pan", UIPanGestureRecognizer())
        stage.press(start)
        scene.drag(from: start, to: CGPoint(x: 180, y: 150), steps: 2)

        stage.send(loss)
        stage.turn()
        #expect(scene.gestures == ["pan began", "pan changed", "pan cancelled"])
        stage.drag(to: CGPoint(x: 250, y: 150))
        stage.release(CGPoint(x: 250, y: 150))
        stage.send(.focus(true))
        stage.turn()
        #expect(scene.gestures.count == 3)

        scene.swipe(from: start, to: CGPoint(x: 200, y: 150), steps: 2)
        #expect(scene.gestures.suffix(3) == ["pan began", "pan changed", "pan ended"])
    }

    @Test(.rules("Q13")) func `a second finger outside the first one's view is a touch of its own`() {
        scene.follow("pan", UIPanGestureRecognizer())
        stage.press(start, id: 1)
        stage.press(CGPoint(x: 10, y: 10), id: 2)
        scene.drag(from: start, to: CGPoint(x: 180, y: 150), steps: 2, id: 1)
        stage.drag(to: CGPoint(x: 20, y: 10), id: 2)
        stage.release(CGPoint(x: 20, y: 10), id: 2)
        stage.turn()

        #expect(scene.views == ["inner began", "outer began", "inner cancelled", "outer moved", "outer ended"])
        #expect(scene.gestures == ["pan began", "pan changed"])
    }

    @Test(.rules("O-050")) func `a control under the gesture is cancelled and sends no action`() {
        let button = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let journal = scene.journal
        for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
            button.addAction(UIAction { _ in journal.record(name) }, for: event)
        }
        scene.inner.addSubview(button)
        scene.follow("pan", UIPanGestureRecognizer(), on: scene.outer)

        scene.swipe(from: start, to: CGPoint(x: 180, y: 150), steps: 2)

        #expect(scene.gestures == ["down", "cancel", "pan began", "pan changed", "pan ended"])
    }

    @Test(.rules("Q1")) func `a view has each recognizer once, and lets go of it`() {
        let pan = UIPanGestureRecognizer()
        weak let gone = scene.follow("gone", UIPanGestureRecognizer(), on: scene.outer)
        scene.inner.addGestureRecognizer(pan)
        scene.inner.addGestureRecognizer(pan)
        #expect(scene.inner.gestureRecognizers?.count == 1)

        scene.outer.addGestureRecognizer(pan)
        #expect(scene.inner.gestureRecognizers == nil)
        #expect(pan.view === scene.outer)

        scene.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
        scene.outer.gestureRecognizers = nil
        #expect(pan.view == nil)
        #expect(gone == nil)
    }

    @Test func `an action can be taken back and replaced`() {
        let journal = scene.journal
        let pan = UIPanGestureRecognizer { _ in journal.record("first") }
        let identifier = pan.addAction { _ in journal.record("second") }
        pan.addAction(identifier: identifier) { pan in journal.record("third \(pan.minimumNumberOfTouches)") }
        scene.inner.addGestureRecognizer(pan)
        stage.press(start)
        stage.drag(to: CGPoint(x: 170, y: 150))
        stage.turn()
        #expect(scene.gestures == ["first", "third 1"])

        pan.removeAction(identifiedBy: identifier)
        stage.drag(to: CGPoint(x: 171, y: 150))
        stage.turn()
        #expect(scene.gestures == ["first", "third 1", "first"])
    }
}

/// Writes down what it sees, and never decides.
final class Watcher: UIGestureRecognizer {
    private var journal: Journal?

    convenience init(_ journal: Journal) {
        self.init()
        self.journal = journal
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.record("\(name ?? "") sees began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.record("\(name ?? "") sees moved")
    }
}

/// A delegate with fixed answers.
final class Says: NSObject, UIGestureRecognizerDelegate {
    var (begins, simultaneous, receives) = (true, false, true)
    var record: (String) -> Void = { _ in }
    private static var all: [Says] = []

    convenience init(begins: Bool = true, simultaneous: Bool = false, receives: Bool = true) {
        self.init()
        (self.begins, self.simultaneous, self.receives) = (begins, simultaneous, receives)
    }

    static func kept(_ name: String, _ journal: Journal) -> Says {
        let delegate = Says()
        delegate.record = { journal.record("\(name) \($0)") }
        all.append(delegate)
        return delegate
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        record("begins")
        return begins
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        record("receives")
        return receives
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        record("with \(other.name ?? "")")
        return simultaneous
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        record("requires \(other.name ?? "")")
        return false
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        record("required by \(other.name ?? "")")
        return false
    }
}

import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@MainActor @Suite struct UIControlTests {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let journal = Journal()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    init() {
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("again", .touchDownRepeat), ("drag in", .touchDragInside),
            ("drag out", .touchDragOutside),
            ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up inside", .touchUpInside),
            ("up outside", .touchUpOutside), ("cancel", .touchCancel), ("changed", .valueChanged),
        ]
        for (name, event) in events {
            control.addAction(UIAction { [journal] _ in journal.record(name) }, for: event)
        }
        stage.window.addSubview(control)
        stage.turn()
    }

    @Test func `a click is a press and a release inside`() {
        stage.press(CGPoint(x: 120, y: 120))
        stage.turn()
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        #expect(control.state == .highlighted)

        stage.release(CGPoint(x: 130, y: 120))
        stage.turn()
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
        #expect(journal.entries == ["down", "up inside"])
    }

    @Test func `a pointer that slips off leaves no click and no highlight`() {
        stage.press(CGPoint(x: 120, y: 120))
        stage.drag(to: CGPoint(x: 125, y: 120))
        stage.turn()
        stage.drag(to: CGPoint(x: 125, y: 141))
        stage.turn()
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)

        stage.release(CGPoint(x: 125, y: 141))
        stage.turn()
        #expect(journal.entries == ["down", "drag in", "exit", "drag out", "up outside"])
    }

    @Test func `a pointer that comes back clicks`() {
        stage.press(CGPoint(x: 120, y: 120))
        stage.drag(to: CGPoint(x: 10, y: 10))
        stage.turn()
        stage.drag(to: CGPoint(x: 110, y: 110))
        stage.release(CGPoint(x: 110, y: 110))
        stage.turn()

        #expect(journal.entries == ["down", "exit", "drag out", "enter", "drag in", "up inside"])
    }

    @Test(arguments: [(69.0, "up inside"), (71.0, "up outside")])
    func `a finger may slip further than a mouse`(distance: Double, end: String) {
        touch(.began, CGPoint(x: 150, y: 120))
        touch(.ended, CGPoint(x: 150, y: 140 + distance))

        #expect(journal.entries == ["down", end])
    }

    @Test func `losing the focus cancels`() {
        stage.press(CGPoint(x: 120, y: 120))
        stage.send(.focus(false))
        stage.release(CGPoint(x: 120, y: 120))
        stage.turn()

        #expect(journal.entries == ["down", "cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func `leaving the window or being disabled cancels`() {
        let ways: [(UIControl) -> Void] = [{ $0.removeFromSuperview() }, { $0.isEnabled = false }]
        for end in ways {
            stage.press(CGPoint(x: 120, y: 120))
            stage.turn()

            end(control)
            stage.release(CGPoint(x: 120, y: 120))
            stage.turn()

            #expect(journal.take() == ["down", "cancel"])
            stage.window.addSubview(control)
        }
    }

    @Test func `a disabled control takes the touch and does nothing`() {
        let behind = UIControl(frame: control.frame)
        behind.addAction(UIAction { [journal] _ in journal.record("behind") }, for: .allTouchEvents)
        stage.window.insertSubview(behind, belowSubview: control)
        control.isEnabled = false

        stage.tap(CGPoint(x: 120, y: 120))

        #expect(journal.entries == [])
        #expect(control.state == .disabled)
    }

    @Test func `a second finger changes nothing`() {
        touch(.began, CGPoint(x: 150, y: 120), id: 1)
        touch(.began, CGPoint(x: 160, y: 120), id: 2)
        touch(.ended, CGPoint(x: 160, y: 120), id: 2)
        #expect(control.isTracking)

        touch(.ended, CGPoint(x: 150, y: 120), id: 1)
        #expect(journal.entries == ["down", "up inside"])
    }

    @Test func `the second click of a pair repeats`() {
        touch(.began, CGPoint(x: 150, y: 120), tapCount: 2)

        #expect(journal.entries == ["down", "again"])
    }

    @Test func `a subclass decides what is followed`() {
        let picky = PickyControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        picky.addAction(UIAction { [journal] _ in journal.record("picky") }, for: .allTouchEvents)
        stage.window.addSubview(picky)

        stage.press(CGPoint(x: 10, y: 10))
        stage.drag(to: CGPoint(x: 30, y: 10))
        stage.turn()
        stage.drag(to: CGPoint(x: 12, y: 10))
        stage.release(CGPoint(x: 10, y: 10))
        stage.tap(CGPoint(x: 40, y: 10))

        #expect(journal.entries == ["picky"])
        #expect(picky.ends == 1)
    }

    // MARK: Actions

    @Test func `an action runs once for events that it is there for twice, and knows its sender`() {
        var senders: [AnyObject] = []
        let action = UIAction { senders.append($0.sender as AnyObject) }
        control.addAction(action, for: .primaryActionTriggered)
        control.addAction(action, for: .valueChanged)

        control.sendActions(for: [.primaryActionTriggered, .valueChanged])

        #expect(senders.count == 1)
        #expect(senders.first === control)
        #expect(action.sender == nil)
    }

    @Test func `an action of the same identifier takes the place of the first`() {
        let identifier = UIAction.Identifier("same")
        control.addAction(UIAction(identifier: identifier) { [journal] _ in journal.record("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: identifier) { [journal] _ in journal.record("new") }, for: .touchDown)

        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)

        #expect(journal.entries == ["changed", "new", "changed", "down", "new"])
    }

    @Test func `an action may remove itself while it runs`() {
        let identifier = UIAction.Identifier("once")
        control.addAction(
            UIAction(identifier: identifier) { [journal] action in
                journal.record("once")
                (action.sender as? UIControl)?.removeAction(action, for: .allEvents)
            }, for: .valueChanged)

        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)

        #expect(journal.entries == ["changed", "once", "changed"])
    }

    private func touch(_ phase: TouchInput.Phase, _ point: CGPoint, id: Int = 7, tapCount: Int = 1) {
        stage.send(
            .touch(
                TouchInput(
                    id: id, phase: phase, source: .finger, position: point, instant: stage.instant, tapCount: tapCount))
        )
        stage.turn()
    }
}

/// Follows touches of its left half only, and only as long as they stay there.
private final class PickyControl: UIControl {
    private(set) var ends = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isLeft(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isLeft(touch) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }

    private func isLeft(_ touch: UITouch) -> Bool { touch.location(in: self).x < 25 }
}

import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TouchDeliveryTests {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let journal = Journal()
    let below: TouchJournalView
    let above: TouchJournalView

    init() {
        below = TouchJournalView("below", frame: CGRect(x: 0, y: 0, width: 100, height: 100), journal)
        above = TouchJournalView("above", frame: CGRect(x: 50, y: 0, width: 100, height: 100), journal)
        stage.window.addSubview(below)
        stage.window.addSubview(above)
        stage.turn()
    }

    @Test(.rules("Q8")) func `a touch belongs to the view it began on until it ends`() {
        stage.press(CGPoint(x: 75, y: 10))
        stage.drag(to: CGPoint(x: 10, y: 10))
        stage.release(CGPoint(x: 10, y: 20))
        stage.turn()

        #expect(journal.entries == ["above began 25, 10", "above moved -40, 10", "above ended -40, 20"])
    }

    @Test func `what cannot be touched is passed over`() {
        let ways: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
        ]
        for switchOff in ways {
            (above.isHidden, above.alpha, above.isUserInteractionEnabled) = (false, 1, true)
            switchOff(above)

            stage.tap(CGPoint(x: 75, y: 10))

            #expect(journal.take() == ["below began 75, 10", "below ended 75, 10"])
        }
    }

    @Test func `a view that is switched off still gets the end of a touch that it has`() {
        stage.press(CGPoint(x: 75, y: 10))
        stage.turn()
        above.isUserInteractionEnabled = false

        stage.release(CGPoint(x: 75, y: 10))
        stage.tap(CGPoint(x: 140, y: 10))

        #expect(journal.entries == ["above began 25, 10", "above ended 25, 10"])
    }

    @Test(.rules("Q13", "O-104"), arguments: [InputEvent.focus(false), .visibility(false)])
    func `losing the window cancels each touch once`(loss: InputEvent) {
        stage.press(CGPoint(x: 75, y: 10))
        stage.press(CGPoint(x: 10, y: 10), id: 1)
        stage.turn()
        _ = journal.take()

        stage.send(loss)
        stage.turn()
        stage.release(CGPoint(x: 75, y: 10))
        stage.turn()

        #expect(journal.entries == ["above cancelled 25, 10", "below cancelled 10, 10"])
    }

    @Test func `a press whose release was lost is cancelled before the next`() {
        stage.press(CGPoint(x: 75, y: 10))
        stage.press(CGPoint(x: 10, y: 10))
        stage.turn()

        #expect(journal.entries == ["above began 25, 10", "above cancelled 25, 10", "below began 10, 10"])
    }

    @Test func `a view that does not want a touch passes it up its chain`() {
        let silent = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        above.addSubview(silent)

        stage.tap(CGPoint(x: 65, y: 15))

        #expect(journal.entries == ["above began 15, 15", "above ended 15, 15"])
    }

    @Test func `two touches are two, and an event knows them both`() throws {
        stage.press(CGPoint(x: 140, y: 10), id: 1)
        stage.press(CGPoint(x: 10, y: 10), id: 2)
        stage.drag(to: CGPoint(x: 20, y: 10), id: 2)
        stage.turn()

        let event = try #require(below.lastEvent)
        #expect(event.allTouches?.count == 2)
        #expect(event.touches(for: above)?.first?.phase == .stationary)
        #expect(event.touches(for: below)?.first?.phase == .moved)
        #expect(event.touches(for: UIView()) == nil)
        #expect(event.touches(for: stage.window)?.count == 2)
    }

    @Test func `a touch knows where it is and was, in any view`() throws {
        stage.press(CGPoint(x: 75, y: 10))
        stage.drag(to: CGPoint(x: 80, y: 30))
        stage.turn()

        let touch = try #require(above.lastTouch)
        #expect(touch.location(in: nil) == CGPoint(x: 80, y: 30))
        #expect(touch.location(in: above) == CGPoint(x: 30, y: 30))
        #expect(touch.previousLocation(in: below) == CGPoint(x: 75, y: 10))
        #expect(touch.view === above)
        #expect(touch.window === stage.window)
        #expect(touch.type == .indirectPointer)
        #expect(touch.timestamp == stage.instant.seconds)
    }

    @Test func `the window in front is asked first`() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let front = UIWindow(frame: stage.window.frame)
        front.windowLevel = .alert
        front.addSubview(TouchJournalView("front", frame: CGRect(x: 0, y: 0, width: 60, height: 60), journal))
        front.isHidden = false
        let behind = UIWindow(frame: stage.window.frame)
        behind.isHidden = false

        stage.tap(CGPoint(x: 20, y: 20))

        #expect(journal.entries == ["front began 20, 20", "front ended 20, 20"])
    }
}

/// Writes down each touch that it gets, where it is in the view.
final class TouchJournalView: UIView {
    private let name: String
    private let journal: Journal
    private(set) var lastEvent: UIEvent?
    private(set) var lastTouch: UITouch?

    init(_ name: String, frame: CGRect, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        (lastEvent, lastTouch) = (event, touches.first)
        for touch in touches {
            let point = touch.location(in: self)
            journal.record("\(name) \(phase) \(Int(point.x)), \(Int(point.y))")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("cancelled", touches, event)
    }
}

import Foundation
import NavCore
import NavKit
import NavTesting

/// A view in a window, and a journal of what recognizers and views are told.
@MainActor struct GestureScene {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let journal = Journal()
    let outer: TouchJournalView
    let inner: TouchJournalView

    init() {
        outer = TouchJournalView("outer", frame: CGRect(x: 0, y: 0, width: 400, height: 400), journal)
        inner = TouchJournalView("inner", frame: CGRect(x: 100, y: 100, width: 200, height: 200), journal)
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        stage.turn()
    }

    /// Writes down every state that `recognizer` tells of.
    @discardableResult func follow<Recognizer: UIGestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, on view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        let journal = journal
        recognizer.addAction { journal.record("\(name) \($0.state)") }
        (view ?? inner).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Moves a pressed pointer by equal steps, one a turn.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int, id: Int = 0) {
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            stage.drag(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share), id: id)
            stage.turn()
        }
    }

    /// One press, drag and release.
    func swipe(from start: CGPoint, to end: CGPoint, steps: Int = 6) {
        stage.press(start)
        stage.turn()
        drag(from: start, to: end, steps: steps)
        stage.release(end)
        stage.turn()
    }

    /// What recognizers told, without what views did.
    var gestures: [String] { journal.entries.filter { !$0.hasPrefix("inner ") && !$0.hasPrefix("outer ") } }
    /// What the views heard, without places.
    var views: [String] {
        journal.entries.filter { $0.hasPrefix("inner ") || $0.hasPrefix("outer ") }
            .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    }
}

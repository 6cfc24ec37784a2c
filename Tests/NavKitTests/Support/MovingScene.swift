import Foundation
import NavKit
import NavTesting

/// A window with one view of 10 points around its zero, seen already.
@MainActor final class MovingScene {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    let journal = Journal()

    init() {
        stage.window.addSubview(view)
        stage.turn()
    }

    var x: Double { stage.shownFrame(of: view).midX }
    var y: Double { stage.shownFrame(of: view).midY }
    var alpha: Double { stage.shownAlpha(of: view) }

    /// One turn for what was just started, then as long as that.
    func run(_ milliseconds: Int) {
        stage.turn()
        stage.run(for: .milliseconds(milliseconds))
    }

    /// A completion that writes down what it is told.
    func note(_ name: String) -> (Bool) -> Void {
        { [journal] in journal.record("\(name) \($0)") }
    }

    func noteEnd(_ name: String) -> (UIViewAnimatingPosition) -> Void {
        { [journal] in journal.record("\(name) \($0)") }
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

/// A view whose child is as wide as it is, and counts how often it was laid out.
final class WideHost: UIView {
    let child = UIView()
    private(set) var layoutCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        layoutCount += 1
        child.frame = bounds
    }
}

func isNear(_ a: Double, _ b: Double, by tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

import Foundation
import NavKit
import NavTesting

/// An alert over page P, in a window of a phone's size or a wide one. What is chosen is written down.
@MainActor final class AlertScene {
    let stage: Stage
    let journal = Journal()
    let root: Page
    let alert: UIAlertController

    static let narrow = CGSize(width: 400, height: 824)
    static let wide = CGSize(width: 1000, height: 700)

    /// - Parameter actions: Titles; "Cancel" and "Delete" have the styles of these names.
    init(_ actions: [String], style: UIAlertController.Style = .alert, size: CGSize = narrow) {
        stage = Stage(size: size)
        root = Page("P", journal)
        alert = UIAlertController(title: "Leave the page?", message: "What you wrote is lost.", preferredStyle: style)
        for title in actions { add(title) }
        stage.window.rootViewController = root
        stage.settle()
        _ = journal.take()
    }

    @discardableResult func add(_ title: String) -> UIAlertAction {
        let style: UIAlertAction.Style = title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
        let action = UIAlertAction(title: title, style: style) { [journal, root] action in
            journal.record("\(action.title ?? "")\(root.presentedViewController == nil ? "" : " too early")")
        }
        alert.addAction(action)
        return action
    }

    @discardableResult func up() -> Self {
        root.present(alert, animated: false)
        stage.settle()
        _ = journal.take()
        return self
    }

    /// Where the action of that title is seen.
    func frame(_ title: String) -> CGRect {
        label(title, in: alert.view).map { stage.shownFrame(of: $0.superview ?? $0) } ?? .null
    }

    func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    func click(_ title: String) {
        let frame = frame(title)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.turn()
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
        stage.send(.key(key, isDown: true, isRepeat: false, modifiers, at: stage.instant))
        stage.send(.key(key, isDown: false, isRepeat: false, modifiers, at: stage.instant))
        stage.turn()
    }
}

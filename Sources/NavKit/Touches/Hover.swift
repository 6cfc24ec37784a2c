import Foundation

/// The views under the resting pointer, from the front-most one outwards.
@MainActor struct Hover {
    private var views: [WeakView] = []

    private struct WeakView {
        weak var view: UIView?
    }

    /// The pointer is over the view of `hit`, with no button down; nil: over none.
    mutating func move(to hit: (window: UIWindow, view: UIView, point: CGPoint)?) {
        let now = Array(sequence(first: hit?.view, next: { $0?.superview }).compactMap { $0 })
        let before = views.compactMap(\.view)
        views = now.map(WeakView.init)
        for view in before where !now.contains(where: { $0 === view }) {
            view.hoverDidChange(isHovered: false)
            view.hoverRecognizers.forEach { $0.leave() }
        }
        for view in now {
            if !before.contains(where: { $0 === view }) { view.hoverDidChange(isHovered: true) }
            if let hit { view.hoverRecognizers.forEach { $0.hover(at: hit.point) } }
        }
    }

    /// A button went down: what was a hover is over, though the views still have the pointer on them.
    func press() {
        for view in views.compactMap(\.view) { view.hoverRecognizers.forEach { $0.leave() } }
    }
}

extension UIView {
    fileprivate var hoverRecognizers: [UIHoverGestureRecognizer] {
        recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
    }
}

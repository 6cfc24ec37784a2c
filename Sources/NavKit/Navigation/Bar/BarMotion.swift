import Foundation
import NavCore

/// How one content of the bar takes another's place along a transition.
///
/// On a push the old title moves to where the back button says the same and fades into it, while the new title comes from the trailing
/// side; a pop is that backwards. Where nothing is to slide, everything only fades.
struct BarMotion {
    private let direction: StackDirection
    private let old: BarContent
    private let new: BarContent
    /// From the upper page's back text to the lower page's title, in points.
    private let way: CGFloat
    /// How far a title of the upper page is off, in points.
    private let distance: CGFloat
    /// How far the lower page's own back button is off, in points.
    private let backDistance: CGFloat

    /// As a share of the bar's width.
    private static let titleShare: CGFloat = 0.5
    private static let backShare: CGFloat = 0.2

    init(_ direction: StackDirection, from old: BarContent, to new: BarContent, isMirrored: Bool) {
        (self.direction, self.old, self.new) = (direction, old, new)
        let (upper, lower) = direction == .pop ? (old, new) : (new, old)
        let side: CGFloat = UIAccessibility.prefersCrossFadeTransitions ? 0 : isMirrored ? -1 : 1
        distance = side * new.bounds.width * Self.titleShare
        backDistance = -side * new.bounds.width * Self.backShare
        let back = upper.back.map { lower.title.center.x - $0.convert($0.label.center, to: upper).x } ?? 0
        way = side == 0 ? 0 : back
    }

    func show(atEnd: Bool) {
        let (upper, lower) = direction == .pop ? (old, new) : (new, old)
        let upperIsSeen = (direction == .pop) != atEnd
        pose(upper, isSeen: upperIsSeen, title: distance, back: way)
        pose(lower, isSeen: !upperIsSeen, title: -way, back: backDistance)
    }

    private func pose(_ content: BarContent, isSeen: Bool, title: CGFloat, back: CGFloat) {
        content.title.transform = CGAffineTransform(translationX: isSeen ? 0 : title, y: 0)
        content.back?.label.transform = CGAffineTransform(translationX: isSeen ? 0 : back, y: 0)
        content.title.alpha = isSeen ? 1 : 0
        for view in [content.back, content.leftSide, content.rightSide] { view?.alpha = isSeen ? 1 : 0 }
    }
}

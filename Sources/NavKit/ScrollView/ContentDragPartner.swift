import Foundation

/// What lies around a scroll view and moves with a drag of its content, where the content has no room or is not meant to move yet.
protocol ContentDragPartner: AnyObject {
    func contentDragDidBegin()

    /// - Parameter step: How far the finger has moved on, in points, downwards.
    /// - Returns: What of it the content must not follow.
    func take(_ step: CGFloat, from scrollView: UIScrollView) -> CGFloat

    /// - Parameter speed: Of the finger, in points a second, downwards.
    /// - Returns: Whether the content has nothing of that speed.
    func contentDragDidEnd(speed: CGFloat) -> Bool
}

extension UIView {
    /// The nearest one around this view.
    var nearestDragPartner: (any ContentDragPartner)? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.contentDragPartner).first
    }
}

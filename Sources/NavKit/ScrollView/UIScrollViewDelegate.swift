public import Foundation

/// Is told what a scroll view does. Every member is optional.
///
/// A drag is told as willBeginDragging, didScroll…, willEndDragging, didEndDragging; if the content goes on moving, then as willBeginDecelerating, didScroll…, didEndDecelerating.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// `contentOffset` has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger has let go.
    ///
    /// - `velocity`: Of the offset, in points per millisecond.
    /// - `targetContentOffset`: Where the content will come to rest. Another offset written there is where it goes instead.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// - `decelerate`: Whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest, or a finger has stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// What `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` began is over. Not called if there was nothing to move.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

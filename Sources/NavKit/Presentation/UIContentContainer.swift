public import Foundation

/// What holds content of a size, and hears when that size is about to change: a controller, a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content would like to be shown at, in points; zero where it has no wish.
    var preferredContentSize: CGSize { get }

    /// A container in this one would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that `container`, in this one, will have when this one is `parentSize` large.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size is about to change. What is given to the coordinator runs when the new size is there.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

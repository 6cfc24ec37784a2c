/// Hears of the items of a navigation bar. The navigation controller is the bar's delegate; override these there and call super. Every member
/// is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
    /// Asked before an item is pushed onto a bar that stands alone. False leaves the bar as it is. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Asked when the user wants to go back: by the back button, its menu, a key, a button of the mouse, a swipe; and before `popItem(animated:)`.
    /// False keeps the page. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// A new top item is shown, and what brought it is over.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// The item has gone, and what took it away is over.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

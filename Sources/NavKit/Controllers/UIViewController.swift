import Foundation

/// Stand-in.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    func prepareForLayout() {}
    func viewDidMove(toWindow window: UIWindow?) {}
}
extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {}
    func rootViewControllerVisibilityDidChange() {}
}

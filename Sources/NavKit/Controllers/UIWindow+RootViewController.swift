import Foundation

extension UIWindow {
    /// The loop that turns this window's frames.
    var loopInUse: FrameLoop { loop ?? .current }

    func rootViewControllerDidChange(from old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        showRootView()
    }

    func rootViewControllerVisibilityDidChange() {
        if isHidden { rootViewController?.viewIfLoaded?.removeFromSuperview() } else { showRootView() }
    }

    /// The root's view fills the window, behind whatever else is in it. Its controller hears of it through the window.
    private func showRootView() {
        guard !isHidden, let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}

import Foundation
import NavCore

/// The program as a whole. There is one, and it is there before any window is.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
    public nonisolated enum State: Int, Sendable { case active = 0, inactive, background }

    public static let shared = UIApplication()

    private override init() { super.init() }

    /// Not kept alive here; the program's entry point keeps the one that it makes.
    public weak var delegate: (any UIApplicationDelegate)?

    /// The windows that are shown, back to front.
    public var windows: [UIWindow] { FrameLoop.current.windows }

    /// `.active` with the keyboard in the desktop window, `.inactive` without it, `.background` when nothing of it is to be seen.
    public var applicationState: State { FrameLoop.current.applicationState }

    /// Which way the interface runs. Views that say nothing else follow it.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection = .leftToRight {
        didSet {
            guard userInterfaceLayoutDirection != oldValue else { return }
            for window in windows { window.layoutDirectionDidChange() }
        }
    }

    public override var next: UIResponder? { delegate as? UIResponder }
}

/// What the program's own object is told. Every member has a default that does nothing.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The desktop window is there, and nothing has been shown yet: make a `UIWindow`, give it a root controller, and call
    /// `makeKeyAndVisible()`. False ends the program.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The desktop window has the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The keyboard is about to go elsewhere.
    func applicationWillResignActive(_ application: UIApplication)
    /// Nothing of the window is to be seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The window has been closed; the program ends when this returns.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplication {
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

import NavKit

/// An app as people write it: nothing in it knows that its class makes itself.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let greeting = "launched"

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        say(application.delegate === self ? greeting : "launched by someone else")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
    func applicationWillTerminate(_ application: UIApplication) { say("terminated") }
}

/// An app that decides against starting.
final class Refusal: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { false }

    func applicationWillTerminate(_ application: UIApplication) { say("terminated") }
}

/// A delegate that `init()` cannot make.
final class Orphan: UIResponder, UIApplicationDelegate {
    private let name: String

    init(name: String) { self.name = name }
}

public import Foundation
public import NavKit
import NavRaster

/// Opens a desktop window that shows one controller, and returns when the window was closed.
///
///     NavSDL.run(title: "Letters", size: CGSize(width: 390, height: 844)) {
///         UINavigationController(rootViewController: Inbox())
///     }
///
/// Without a screen or without a font it says so on standard error and ends the program with status 1. A second call opens the
/// window anew.
///
/// - Parameters:
///   - size: In points; what the screen has room for, if that is less.
///   - rootViewController: Called once, when the window is there.
@preconcurrency @MainActor
public func run(
    title: String, size: CGSize, _ rootViewController: () -> UIViewController
) {
    run(title: title, size: size, delegate: nil) {
        let window = UIWindow()
        window.rootViewController = rootViewController()
        window.makeKeyAndVisible()
        return true
    }
}

/// Runs the application in a window until that is closed, or not at all if `start` returns false.
@MainActor
func run(title: String, size: CGSize, delegate: (any UIApplicationDelegate)?, start: () -> Bool) {
    let application = UIApplication.shared
    let loop = FrameLoop(backend: openWindow(title: title, size: size))
    loop.motion = .ofDesktop()
    FrameLoop.current = loop
    application.delegate = delegate
    guard start() else { return }
    delegate?.applicationDidBecomeActive(application)
    loop.run()
    delegate?.applicationWillTerminate(application)
}

@MainActor
private func openWindow(title: String, size: CGSize) -> SDLWindow {
    do {
        try FontCheck.run()
        return try SDLWindow(title: title, size: size)
    } catch {
        FileHandle.standardError.write(Data("\(title): \(error)\n".utf8))
        exit(1)
    }
}

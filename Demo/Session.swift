import Foundation
import NavCore
import NavKit
import NavRaster
import NavSDL

/// One run of the demo, from the command line to the closed window.
struct Session {
    private static let title = "NavKit"
    private static let size = CGSize(width: 1100, height: 760)

    private let options: Options
    private let window: MeteredWindow
    private let loop: FrameLoop

    init(_ options: Options) throws {
        self.options = options
        try FontCheck.run()
        window = try Self.makeWindow(options)
        loop = FrameLoop(backend: window)
        FrameLoop.current = loop
    }

    /// Returns when the window is closed.
    func run() {
        if options.isRightToLeft { UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft }
        let figures = HeadsUpLine(painter: window.painterName)
        window.onReading = { [weak figures] in figures?.show($0) }
        let screen = makeScreen(TransportView(figures: figures, isDark: options.isDark))
        withExtendedLifetime(screen) { loop.run() }
    }

    private func makeScreen(_ transport: TransportView) -> UIWindow {
        let screen = UIWindow()
        screen.tintColor = .systemIndigo
        screen.overrideUserInterfaceStyle = options.isDark ? .dark : .light
        screen.rootViewController = DemoController(options.scene.flatMap(Scene.named), transport: transport)
        transport.onSpeed = { [loop] in loop.speed = $0 }
        transport.onAppearance = { [weak screen] in screen?.overrideUserInterfaceStyle = $0 ? .dark : .light }
        screen.makeKeyAndVisible()
        return screen
    }

    // MARK: The window

    private static func makeWindow(_ options: Options) throws -> MeteredWindow {
        let script = try script(for: options)
        let window: any ResizableWindow =
            options.isOffscreen ? OffscreenWindow(size: size) : try SDLWindow(title: title, size: size)
        let scripted = ScriptedWindow(window, script: script)
        let filmed: any WindowBackend = try options.frames.map { try FilmedWindow(scripted, folder: $0) } ?? scripted
        return MeteredWindow(filmed) { options.isOffscreen ? $0 : MonotonicClock.now }
    }

    private static func script(for options: Options) throws -> InputScript {
        var script = try options.script.map(read) ?? InputScript()
        if let end = options.exitAfter { script.close(at: end) }
        return script
    }

    private static func read(_ path: String) throws -> InputScript {
        try InputScript(text: FileError.named("read", path) { try String(contentsOfFile: path, encoding: .utf8) })
    }
}

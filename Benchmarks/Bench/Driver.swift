import Foundation

/// What the scenarios and the floors run on.
enum Driver {
    /// This very program.
    static var ownProgram: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

    /// With no display, SDL's driver that shows nothing, for the scenarios and the floors alike.
    static func chooseVideo() {
        let environment = ProcessInfo.processInfo.environment
        guard environment["SDL_VIDEODRIVER"] == nil else { return }
        guard environment["DISPLAY"] == nil && environment["WAYLAND_DISPLAY"] == nil else { return }
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        FileHandle.standardError.write(
            Data("navkit-bench: there is no display; measuring with SDL_VIDEODRIVER=dummy\n".utf8))
    }
}

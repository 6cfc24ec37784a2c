import CSDL2
import Foundation

/// What paints a window.
package nonisolated enum PainterChoice: Equatable {
    case cpu
    case gpu
    /// The graphics processor where there is one.
    case automatic

    /// What `NAVKIT_PAINTER` asks for: `cpu`, `gpu`, or, unset, whatever fits the machine.
    ///
    /// - Throws: `WindowError` for any other word.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(WindowError) {
        switch environment["NAVKIT_PAINTER"] ?? "" {
        case "": self = .automatic
        case "cpu": self = .cpu
        case "gpu": self = .gpu
        case let word:
            throw WindowError(description: "NAVKIT_PAINTER is \"\(word)\"; it can be cpu or gpu, or not be set")
        }
    }

    /// The canvas for `window`.
    @MainActor
    func makeCanvas(for window: NativeWindow) throws(WindowError) -> any Canvas {
        switch self {
        case .cpu: return try Self.cpuCanvas(for: window)
        case .gpu: return try Self.forcedCanvas(for: window)
        case .automatic:
            guard GPURenderer.isDeviceThere, !window.driver.isUnseen, let renderer = GPURenderer(window: window),
                !renderer.isSoftware
            else { return try Self.cpuCanvas(for: window) }
            return GPUCanvas(renderer: renderer)
        }
    }

    @MainActor
    private static func forcedCanvas(for window: NativeWindow) throws(WindowError) -> any Canvas {
        guard let renderer = GPURenderer(window: window) else {
            throw WindowError(
                description: "NAVKIT_PAINTER asks for gpu, and SDL cannot draw with one here: \(sdlError)")
        }
        return GPUCanvas(renderer: renderer)
    }

    @MainActor
    private static func cpuCanvas(for window: NativeWindow) throws(WindowError) -> any Canvas {
        window.driver.hasWindowSurface ? SurfaceCanvas(window: window) : try TextureCanvas(window: window)
    }
}

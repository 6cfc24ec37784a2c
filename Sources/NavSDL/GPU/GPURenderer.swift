import CSDL2
import Foundation

/// SDL's renderer on a graphics processor. It is destroyed with the last reference.
final class GPURenderer {
    let pointer: OpaquePointer
    /// What draws, in the words of its maker: "opengl (Mesa Intel(R) UHD Graphics)".
    let name: String
    let waitsForDisplay: Bool
    /// A program that only plays a graphics processor.
    let isSoftware: Bool
    /// In pixels.
    let longestTextureSide: Int
    private let window: NativeWindow

    /// Nil, with SDL's reason in `sdlError`, where SDL can make none.
    init?(window: NativeWindow) {
        let flags =
            SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
        guard let pointer = SDL_CreateRenderer(window.pointer, -1, flags) else { return nil }
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(pointer, &info)
        let device = Self.deviceName
        let longest = Int(min(info.max_texture_width, info.max_texture_height))
        longestTextureSide = longest > 0 ? longest : Self.assumedTextureSide
        self.window = window
        self.pointer = pointer
        name = "\(String(cString: info.name)) (\(device))"
        waitsForDisplay = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
        isSoftware = Self.softwareDevices.contains { device.localizedCaseInsensitiveContains($0) }
    }

    isolated deinit { SDL_DestroyRenderer(pointer) }

    /// In pixels, where the device tells none.
    private static let assumedTextureSide = 4096
    /// What drivers that draw on the processor call themselves.
    private static let softwareDevices = ["llvmpipe", "softpipe", "swrast", "SwiftShader"]

    /// What OpenGL says of the device, once a renderer has made it current.
    private static var deviceName: String {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let rendererName: UInt32 = 0x1F01
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return "unknown device" }
        return unsafeBitCast(address, to: GetString.self)(rendererName).map { String(cString: $0) } ?? "unknown device"
    }

    /// Whether the machine has a device to draw with. Asking OpenGL itself would cost a machine without one a good part of its start.
    static var isDeviceThere: Bool {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return files.contains { $0.hasPrefix("renderD") } || FileManager.default.fileExists(atPath: "/dev/nvidia0")
    }
}

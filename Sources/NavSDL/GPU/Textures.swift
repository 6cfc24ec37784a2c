import CSDL2
import Foundation
import NavCore
import NavRaster

/// Textures of bitmaps, uploaded once and kept as long as they are drawn.
final class Textures {
    private struct Key: Hashable {
        var bitmap: ObjectIdentifier
        /// White, as far as the bitmap covers.
        var isCoverage: Bool
    }

    private struct Entry {
        /// Lives as long as the entry: an identity is good for no longer than its object.
        let bitmap: Bitmap
        let texture: OpaquePointer
        var lastFrame: Int
    }

    /// A texture that was not drawn for this many frames is dropped.
    private static let framesKept = 120

    private let renderer: GPURenderer
    private var entries: [Key: Entry] = [:]
    private var frame = 0

    init(renderer: GPURenderer) { self.renderer = renderer }

    isolated deinit { removeAll() }

    func beginFrame() { frame += 1 }

    func endFrame() { drop { frame - $0.lastFrame >= Self.framesKept } }

    /// Drops what the last frame did not need.
    func rest() { drop { $0.lastFrame < frame } }

    func removeAll() { drop { _ in true } }

    /// Nil where SDL has no memory left for it.
    func texture(of bitmap: Bitmap, isCoverage: Bool) -> OpaquePointer? {
        let key = Key(bitmap: ObjectIdentifier(bitmap), isCoverage: isCoverage)
        if let entry = entries[key] {
            entries[key]?.lastFrame = frame
            return entry.texture
        }
        guard let texture = upload(bitmap.fitting(renderer.longestTextureSide), isCoverage: isCoverage) else {
            return nil
        }
        entries[key] = Entry(bitmap: bitmap, texture: texture, lastFrame: frame)
        return texture
    }

    private func upload(_ bitmap: Bitmap, isCoverage: Bool) -> OpaquePointer? {
        let access = Int32(SDL_TEXTUREACCESS_STATIC.rawValue), format = SDL_PIXELFORMAT_ARGB8888.rawValue
        guard
            let texture = SDL_CreateTexture(renderer.pointer, format, access, Int32(bitmap.width), Int32(bitmap.height))
        else { return nil }
        SDL_SetTextureBlendMode(texture, premultipliedBlending)
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
        if bitmap.format == .bgra && !isCoverage {
            bitmap.withBytes { _ = SDL_UpdateTexture(texture, nil, $0.baseAddress, Int32(bitmap.bytesPerRow)) }
        } else {
            bitmap.withCoverage { _ = SDL_UpdateTexture(texture, nil, $0.baseAddress, Int32(bitmap.width * 4)) }
        }
        return texture
    }

    private func drop(where isUseless: (Entry) -> Bool) {
        for (key, entry) in entries where isUseless(entry) {
            SDL_DestroyTexture(entry.texture)
            entries[key] = nil
        }
    }
}

extension Bitmap {
    /// Lends premultiplied white pixels that cover as this bitmap does.
    fileprivate func withCoverage(_ body: (UnsafeRawBufferPointer) -> Void) {
        var pixels = [UInt32](repeating: 0, count: width * height)
        withBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let byte = format == .alpha ? y * bytesPerRow + x : y * bytesPerRow + x * 4 + 3
                    pixels[y * width + x] = UInt32(bytes[byte]) * 0x0101_0101
                }
            }
        }
        pixels.withUnsafeBytes(body)
    }

    /// The same picture with no side longer than `longest` pixels.
    fileprivate func fitting(_ longest: Int) -> Bitmap {
        guard max(width, height) > longest else { return self }
        let scale = Double(longest) / Double(max(width, height))
        return scaled(width: max(Int(Double(width) * scale), 1), height: max(Int(Double(height) * scale), 1))
    }
}

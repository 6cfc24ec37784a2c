import Foundation
package import NavCore

/// Paints display lists with Cairo, straight into memory.
///
/// It remembers what the memory shows: the next list costs only what differs. Not for use from two threads at once.
package final class CPUPainter {
    private struct Target {
        let buffer: PixelBuffer
        let canvas: Canvas
    }

    private let caches = PaintCaches()
    private let bitmaps: FragmentBitmaps
    private var target: Target?
    /// What the target shows.
    private var shown: DisplayList?
    /// The fragments that the last list was taken apart into.
    private var known: Set<ObjectIdentifier> = []
    private var met: Set<ObjectIdentifier> = []

    package init() { bitmaps = FragmentBitmaps(caches: caches) }

    /// Makes `buffer` show `list`, and returns the device pixels that were painted; none if it shows the list already.
    ///
    /// Between two calls with the same memory, the memory keeps its content, or ``forgetTarget()`` is called.
    package func paint(_ list: DisplayList, into buffer: PixelBuffer) -> [PixelRect] {
        let canvas = canvas(for: buffer)
        let damage = Difference(from: shown, to: list, within: canvas.surface.extents).region
        shown = list
        guard !damage.isEmpty else { return [] }
        bitmaps.beginFrame()
        paint(list, on: canvas, damage)
        bitmaps.endFrame()
        return damage.rects
    }

    /// The target no longer shows what was painted: the next call paints all of it.
    package func forgetTarget() {
        shown = nil
        target = nil
    }

    /// Gives back the memory of all bitmaps. Call it when nothing will move for a while; the next motion makes them anew.
    package func releaseBitmaps() { bitmaps.removeAll() }

    /// In bytes, of the bitmaps that are kept to speed up motion.
    package var bitmapByteCount: Int { bitmaps.byteCount }

    /// How many times something that lies under a backdrop was blurred.
    package var blurPasses: Int { caches.blurs.passes }

    private func canvas(for buffer: PixelBuffer) -> Canvas {
        if let target, target.buffer == buffer { return target.canvas }
        let canvas = Canvas(Surface(buffer), caches: caches)
        shown = nil
        target = Target(buffer: buffer, canvas: canvas)
        return canvas
    }

    private func paint(_ list: DisplayList, on canvas: Canvas, _ damage: Region) {
        let target = canvas.surface.extents
        met.removeAll(keepingCapacity: true)
        var scene = Scene(scale: list.scale, target: target) { [self] fragment, layout in
            met.insert(ObjectIdentifier(fragment))
            return known.contains(ObjectIdentifier(fragment))
                && bitmaps.suits(fragment, layout, scale: list.scale, target: target)
        }
        scene.add(list)
        scene.reveal(damage)
        ScenePainter(canvas: canvas, scene: scene, bitmaps: bitmaps).paint()
        swap(&known, &met)
    }
}

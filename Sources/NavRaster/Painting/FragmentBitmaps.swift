import Foundation
import NavCore

/// Bitmaps of fragments that stay as they are while something over or under them moves.
///
/// One is made when a fragment that did not change since the last frame has to be painted again in good part, and
/// dropped when it was not painted for a few frames.
final class FragmentBitmaps {
    private final class Entry {
        let fragment: Fragment
        var bitmap: FragmentBitmap?
        /// The last one.
        var layout: Layout
        var lastFrame: Int

        init(_ fragment: Fragment, _ layout: Layout, frame: Int) {
            self.fragment = fragment
            self.layout = layout
            lastFrame = frame
        }

        /// Whether the bitmap shows `part`, where `layout` puts the fragment. In perspective, the mask is part of it.
        func shows(_ part: CGRect, _ layout: Layout) -> Bool {
            bitmap?.extent == part && self.layout.rasterScale == layout.rasterScale
                && self.layout.transform.isAffine == layout.transform.isAffine
                && (layout.transform.isAffine || self.layout.mask == layout.mask)
        }
    }

    /// A bitmap that was not laid down for this many frames is dropped.
    private static let framesKept = 3
    /// All bitmaps together are at most this many times as large as the target.
    private static let budget = 6
    /// One bitmap is at most this many times as large as the target.
    private static let largest = 2.5

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var frame = 0
    private let caches: PaintCaches

    init(caches: PaintCaches) { self.caches = caches }

    /// In bytes, of all bitmaps.
    var byteCount: Int { entries.values.reduce(0) { $0 + ($1.bitmap?.surface.byteCount ?? 0) } }

    func removeAll() { entries.removeAll() }

    func beginFrame() { frame += 1 }

    func endFrame() {
        for (key, entry) in entries where frame - entry.lastFrame >= Self.framesKept { entries[key] = nil }
    }

    /// Whether a bitmap could ever be quicker than drawing: not for a few plain rectangles, nor for what is far larger than the target.
    func suits(_ fragment: Fragment, _ layout: Layout, scale: CGFloat, target: PixelRect) -> Bool {
        guard fragment.isElaborate else { return false }
        let part = part(of: fragment, layout, target)
        return part.width * part.height * scale * scale <= CGFloat(target.area) * Self.largest
    }

    /// What a bitmap has to hold, in the fragment's points: a page's opaque part, as long as nothing of what hangs over its edge is seen.
    private func part(of fragment: Fragment, _ layout: Layout, _ target: PixelRect) -> CGRect {
        let solid = fragment.opaqueRect.intersection(layout.extent)
        guard !layout.needsBitmap, let visible = layout.visiblePart(within: target) else { return layout.extent }
        let slack = visible.insetBy(
            dx: min(PixelRect.dust, visible.width / 2), dy: min(PixelRect.dust, visible.height / 2))
        return solid.contains(slack) ? solid : layout.extent
    }

    /// The bitmap for a fragment that did not change since the last frame, of which `visible` pixels
    /// have to be painted; nil: draw it instead.
    func bitmap(
        for fragment: Fragment, _ layout: Layout, scale: CGFloat, visible: Int, target: PixelRect
    ) -> FragmentBitmap? {
        let entry = entry(for: fragment, layout)
        let wasPainted = frame - entry.lastFrame == 1
        let isSteady = wasPainted && entry.layout.transform.hasLinearPart(of: layout.transform)
        let wanted = wantedScale(entry, layout, scale, isSteady: isSteady)
        let part = part(of: fragment, layout, target)
        let isCurrent = entry.bitmap != nil && entry.bitmap?.scale == wanted && entry.shows(part, layout)
        entry.layout = layout
        entry.lastFrame = frame
        if isCurrent { return entry.bitmap }
        let isLarge = visible * 2 >= layout.bounds.intersection(target).area
        entry.bitmap = nil
        guard isLarge || (wasPainted && visible * 16 >= target.area), byteCount < target.area * 4 * Self.budget else {
            return nil
        }
        entry.bitmap = makeBitmap(of: fragment, layout, part, scale: wanted)
        return entry.bitmap
    }

    private func makeBitmap(of fragment: Fragment, _ layout: Layout, _ part: CGRect, scale: CGFloat) -> FragmentBitmap {
        if layout.needsBitmap { return FragmentBitmap(fragment, layout, scale: scale, caches: caches) }
        let isOpaque = fragment.opaqueRect.contains(part)
        return FragmentBitmap(fragment, extent: part, scale: scale, isOpaque: isOpaque, caches: caches)
    }

    private func entry(for fragment: Fragment, _ layout: Layout) -> Entry {
        if let entry = entries[ObjectIdentifier(fragment)] { return entry }
        let entry = Entry(fragment, layout, frame: frame)
        entries[ObjectIdentifier(fragment)] = entry
        return entry
    }

    /// A fragment whose size rests is drawn at that size; one that grows or shrinks, at the scale that its bitmap has or the list's.
    private func wantedScale(_ entry: Entry, _ layout: Layout, _ scale: CGFloat, isSteady: Bool) -> CGFloat {
        if let rasterScale = layout.rasterScale { return rasterScale }
        let transform = layout.transform
        if transform.onlyMoves(atScale: scale) { return scale }
        let isEven = transform.keepsUpright && abs(transform.a - transform.d) < 1e-9
        if isSteady && isEven && transform.a <= scale * 2 { return transform.a }
        return entry.bitmap?.scale ?? scale
    }
}

extension Planar {
    /// Whether it differs from `other` by a move at most.
    func hasLinearPart(of other: Planar) -> Bool {
        isAffine && other.isAffine && a == other.a && b == other.b && c == other.c && d == other.d
    }
}

extension Fragment {
    /// Takes more than a few plain rectangles to draw.
    var isElaborate: Bool { commands.count > 2 || commands.contains { $0.isElaborate } }
}

extension DrawCommand {
    fileprivate var isElaborate: Bool {
        switch self {
        case .fill, .border, .image: false
        case .gradient(_, let paint): paint.isElaborate
        case .path, .stroke, .shadow, .silhouette, .backdrop: true
        case .place(let placement): placement.fragment.isElaborate
        }
    }
}

import Foundation
import NavCore

/// Which device pixels two display lists show differently, as far as can be told without painting them.
struct Difference {
    /// Past this many rectangles, the one around them all is painted.
    private static let mostRects = 16

    private(set) var region = Region()
    private let scale: CGFloat
    private let target: PixelRect

    /// With `old` nil, everything within `target` differs.
    init(from old: DisplayList?, to new: DisplayList, within target: PixelRect) {
        scale = new.scale
        self.target = target
        guard let old, old.size == new.size, old.scale == new.scale, old.background == new.background else {
            region.add(target)
            return
        }
        compare(
            old.root, Layout(root: old.root, scale: scale, target: target),
            new.root, Layout(root: new.root, scale: scale, target: target))
        spread(over: new)
        if region.rectCount > Self.mostRects {
            region = Region(region.extents)
            spread(over: new)
        }
    }

    /// Where something changes that a backdrop reads, all that it reads is painted anew.
    private mutating func spread(over list: DisplayList) {
        guard list.root.readsBackdrop, !region.isEmpty else { return }
        let grounds = grounds(in: list.root, Layout(root: list.root, scale: scale, target: target))
        while let next = grounds.first(where: { region.overlap(with: $0) == .partly }) { region.add(next) }
    }

    private func grounds(in fragment: Fragment, _ layout: Layout) -> [PixelRect] {
        fragment.commands.flatMap { command -> [PixelRect] in
            guard case .place(let placement) = command else { return [layout.ground(of: command, within: target)] }
            guard placement.fragment.readsBackdrop, placement.opacity > 0 else { return [] }
            let inside = Layout(placement, in: layout, scale: scale)
            return inside.needsBitmap ? [] : grounds(in: placement.fragment, inside)
        }
    }

    private func compare(_ old: Fragment, _ oldLayout: Layout, _ new: Fragment, _ newLayout: Layout) {
        guard old !== new || !oldLayout.looksSame(as: newLayout) else { return }
        guard oldLayout.looksSame(as: newLayout) else {
            mark(oldLayout)
            mark(newLayout)
            return
        }
        let (first, oldEnd, newEnd) = Self.middle(old.commands, new.commands)
        for index in 0..<first { compare(old.commands[index], oldLayout, new.commands[index], newLayout) }
        for back in 0..<(old.commands.count - oldEnd) {
            compare(old.commands[oldEnd + back], oldLayout, new.commands[newEnd + back], newLayout)
        }
        for index in first..<oldEnd { mark(old.commands[index], oldLayout) }
        for index in first..<newEnd { mark(new.commands[index], newLayout) }
    }

    /// Where commands were put in or taken out: before `first` and from the ends on, the two are compared pair by pair.
    private static func middle(_ old: [DrawCommand], _ new: [DrawCommand]) -> (first: Int, oldEnd: Int, newEnd: Int) {
        if old.count == new.count { return (old.count, old.count, new.count) }
        let shorter = min(old.count, new.count)
        var first = 0, last = 0
        while first < shorter, old[first].mayBecome(new[first]) { first += 1 }
        while last < shorter - first, old[old.count - 1 - last].mayBecome(new[new.count - 1 - last]) { last += 1 }
        return (first, old.count - last, new.count - last)
    }

    private func compare(_ old: DrawCommand, _ oldLayout: Layout, _ new: DrawCommand, _ newLayout: Layout) {
        if case .place(let before) = old, case .place(let after) = new {
            let beforeLayout = Layout(before, in: oldLayout, scale: scale)
            let afterLayout = Layout(after, in: newLayout, scale: scale)
            if before.opacity == after.opacity {
                compare(before.fragment, beforeLayout, after.fragment, afterLayout)
            } else {
                if before.opacity > 0 { mark(beforeLayout) }
                if after.opacity > 0 { mark(afterLayout) }
            }
        } else if !old.isSame(as: new) {
            mark(old, oldLayout)
            mark(new, newLayout)
        }
    }

    private func mark(_ command: DrawCommand, _ layout: Layout) {
        if case .place(let placement) = command {
            if placement.opacity > 0 { mark(Layout(placement, in: layout, scale: scale)) }
        } else {
            region.add(layout.device(command.bounds).intersection(target))
        }
    }

    private func mark(_ layout: Layout) { region.add(layout.bounds.intersection(target)) }
}

extension Layout {
    /// Puts what a fragment draws on the same pixels, however far the fragment may reach.
    fileprivate func looksSame(as other: Layout) -> Bool {
        transform == other.transform && clip == other.clip && mask == other.mask && veil === other.veil
            && rasterScale == other.rasterScale
    }
}

extension DrawCommand {
    /// Whether the two stand for the same thing, so that they are better compared than both repainted.
    fileprivate func mayBecome(_ new: DrawCommand) -> Bool {
        if case .place(let before) = self, case .place(let after) = new { return before.fragment === after.fragment }
        return isSame(as: new)
    }

    /// Draws the same. Not of placements.
    fileprivate func isSame(as other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.fill(let a, let b), .fill(let c, let d)): a == c && b == d
        case (.border(let a, let w, let b), .border(let c, let v, let d)): a == c && w == v && b == d
        case (.image(let a, let r, let t), .image(let b, let s, let u)): a === b && r == s && t == u
        case (.gradient(let a, let p), .gradient(let b, let q)): a == b && p == q
        case (.path(let a, let c, let e), .path(let b, let d, let f)): a === b && c == d && e == f
        case (.stroke(let a, let c, let w), .stroke(let b, let d, let v)): a === b && c == d && w == v
        case (.shadow(let a, let c, let r, let o), .shadow(let b, let d, let s, let p)):
            a == b && c == d && r == s && o == p
        case (.silhouette(let a, let c, let r, let o), .silhouette(let b, let d, let s, let p)):
            a === b && c == d && r == s && o == p
        case (.backdrop(let a, let r, let s), .backdrop(let b, let t, let u)): a == b && r == t && s == u
        case (.fill, _), (.border, _), (.image, _), (.gradient, _), (.path, _), (.stroke, _), (.shadow, _),
            (.silhouette, _), (.backdrop, _), (.place, _):
            false
        }
    }
}

import Foundation
import NavCore

/// A frame taken apart: what to draw, back to front, and where on the device.
struct Scene {
    struct Step {
        enum Content {
            case command(DrawCommand)
            /// A fragment drawn in one go: unchanged since the last frame, or one that needs a bitmap.
            case whole(Fragment, isUnchanged: Bool)
            /// Nothing to draw: what follows, up to the fragment's end, hides what came before.
            case cover
            /// Up to its closing step, the steps are drawn apart.
            case openGroup
            case closeGroup
        }

        /// Where a command stands.
        struct Source {
            var fragment: Fragment
            var index: Int
        }

        var content: Content
        /// Of commands that stand in a fragment.
        var source: Source?
        var layout: Layout
        var opacity: CGFloat
        /// What it can touch of the target.
        var bounds: PixelRect
        var cover = Cover.none
        /// What it reads of what lies beneath it.
        var ground = PixelRect.empty
        /// Which region of the scene's shows of it; nil: nothing.
        var region: Int?
    }

    /// The list's: device pixels a point.
    let scale: CGFloat
    let target: PixelRect
    private(set) var steps: [Step] = []
    private(set) var regions: [Region] = []
    /// Told of each placed fragment before it is taken apart; true: leave it whole.
    private let staysWhole: (Fragment, Layout) -> Bool

    init(scale: CGFloat, target: PixelRect, staysWhole: @escaping (Fragment, Layout) -> Bool) {
        self.scale = scale
        self.target = target
        self.staysWhole = staysWhole
    }
}

extension Scene {
    /// Adds all of a frame.
    mutating func add(_ list: DisplayList) {
        let ground = target.cgRect
        let device = Layout(transform: Planar(), clip: ground, extent: ground)
        append(.command(.fill(RoundedRect(ground), list.background)), device, 1, target)
        add(list.root, Layout(root: list.root, scale: scale, target: target))
    }

    /// Adds `fragment`'s own commands.
    mutating func add(_ fragment: Fragment, _ layout: Layout) {
        append(.cover, layout, 1, .empty, Cover(fragment, layout))
        addCommands(of: fragment, layout, opacity: 1)
    }

    private mutating func addCommands(of fragment: Fragment, _ layout: Layout, opacity: CGFloat) {
        for index in fragment.commands.indices {
            add(Step.Source(fragment: fragment, index: index), layout, opacity: opacity)
        }
    }

    private mutating func add(_ source: Step.Source, _ layout: Layout, opacity: CGFloat) {
        let command = source.fragment.commands[source.index]
        if case .place(let placement) = command {
            return add(placement.fragment, Layout(placement, in: layout, scale: scale), opacity * placement.opacity)
        }
        append(.command(command), layout, opacity, layout.device(command.bounds).intersection(target), source: source)
        steps[steps.count - 1].ground = layout.ground(of: command, within: target)
    }

    /// Adds a placed fragment, as one group where it must be.
    mutating func add(_ fragment: Fragment, _ layout: Layout, _ opacity: CGFloat) {
        guard opacity > 0, layout.transform.isDrawable else { return }
        let staysWhole = !fragment.readsBackdrop && staysWhole(fragment, layout)
        let bounds = layout.bounds.intersection(target)
        guard !bounds.isEmpty else { return }
        if layout.veil != nil {
            addVeiled(fragment, layout, opacity, bounds)
        } else if staysWhole || layout.needsBitmap {
            append(
                .whole(fragment, isUnchanged: staysWhole), layout, opacity, bounds,
                opacity < 1 ? .none : Cover(fragment, layout))
        } else if let only = fragment.commands.first, fragment.commands.count == 1,
            layout.mask == nil || !only.isPlacement, opacity == 1 || !only.isBackdrop
        {
            if opacity == 1 { append(.cover, layout, 1, .empty, Cover(fragment, layout)) }
            addCommands(of: fragment, layout, opacity: opacity)
        } else if opacity == 1 && layout.mask == nil {
            add(fragment, layout)
        } else {
            addGroup(fragment, layout, opacity, bounds)
        }
    }

    private mutating func addGroup(_ fragment: Fragment, _ layout: Layout, _ opacity: CGFloat, _ bounds: PixelRect) {
        append(.openGroup, layout, opacity, bounds, opacity < 1 ? .none : Cover(fragment, layout))
        let first = steps.count
        var inside = layout
        inside.mask = nil
        addCommands(of: fragment, inside, opacity: 1)
        close(layout, opacity, bounds, since: first)
    }

    /// A group that a veil is laid over.
    private mutating func addVeiled(_ fragment: Fragment, _ layout: Layout, _ opacity: CGFloat, _ bounds: PixelRect) {
        append(.openGroup, layout, opacity, bounds)
        let first = steps.count
        var inside = layout
        (inside.mask, inside.veil) = (nil, nil)
        add(fragment, inside, 1)
        close(layout, opacity, bounds, since: first)
    }

    private mutating func close(_ layout: Layout, _ opacity: CGFloat, _ bounds: PixelRect, since first: Int) {
        let ground = steps[first...].reduce(PixelRect.empty) { $0.union($1.ground) }
        append(.closeGroup, layout, opacity, bounds)
        steps[steps.count - 1].ground = ground
    }

    private mutating func append(
        _ content: Step.Content, _ layout: Layout, _ opacity: CGFloat, _ bounds: PixelRect, _ cover: Cover = .none,
        source: Step.Source? = nil
    ) {
        if case .cover = content, cover.isEmpty { return }
        steps.append(
            Step(content: content, source: source, layout: layout, opacity: opacity, bounds: bounds, cover: cover))
    }
}

extension Scene {
    /// More rectangles than this are slower to clip to than to paint over.
    private static let mostRects = 24

    /// Finds out what shows of each step when only `damage` is painted: from front to back, each takes what is left, and
    /// what is opaque leaves nothing under itself. What a group shows is decided for the group.
    mutating func reveal(_ damage: Region) {
        regions = [damage]
        var depth = 0, groupRegion: Int?
        for index in steps.indices.reversed() {
            switch steps[index].content {
            case .closeGroup:
                depth += 1
                if depth == 1 { groupRegion = regionOfGroup(closedBy: steps[index]) }
                steps[index].region = groupRegion
            case .openGroup:
                depth -= 1
                steps[index].region = groupRegion
                if depth == 0 { hide(under: steps[index].cover) }
            case .cover:
                if depth == 0 { hide(under: steps[index].cover) }
            case .command, .whole:
                steps[index].region = depth == 0 || groupRegion != nil ? topRegion(showing: steps[index].bounds) : nil
                guard depth == 0 else { continue }
                hide(under: steps[index].cover)
                if steps[index].region != nil { uncover(steps[index].ground) }
            }
        }
    }

    private func topRegion(showing bounds: PixelRect) -> Int? {
        let top = regions.count - 1
        return regions[top].overlap(with: bounds) == .outside ? nil : top
    }

    private mutating func regionOfGroup(closedBy step: Step) -> Int? {
        guard topRegion(showing: step.bounds) != nil else { return nil }
        uncover(step.ground)
        return regions.count - 1
    }

    /// What lies in `ground` is needed, though something may hide it: all of it that is painted anew.
    private mutating func uncover(_ ground: PixelRect) {
        guard regions[regions.count - 1].overlap(with: ground) != .inside, !ground.isEmpty else { return }
        let more = Region(copying: regions[regions.count - 1])
        for index in 0..<regions[0].rectCount { more.add(regions[0][index].intersection(ground)) }
        regions.append(more)
    }

    private mutating func hide(under cover: Cover) {
        guard !cover.isEmpty, regions[regions.count - 1].rectCount < Self.mostRects else { return }
        let rest = Region(copying: regions[regions.count - 1])
        rest.subtract(cover.wide)
        rest.subtract(cover.tall)
        regions.append(rest)
    }
}

extension DrawCommand {
    var isPlacement: Bool {
        if case .place = self { return true }
        return false
    }

    fileprivate var isBackdrop: Bool {
        if case .backdrop = self { return true }
        return false
    }
}

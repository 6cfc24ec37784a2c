package import Foundation
package import NavCore

/// What the owner drew, and for which size and scale.
struct OwnDrawing {
    var size: CGSize
    var scale: CGFloat
    var commands: [DrawCommand]
}

/// A layer's last picture, and for which scale it was made.
struct Recorded {
    var fragment: Fragment
    var scale: CGFloat
}

extension CALayer {
    /// What the layer and all below it look like at the instant of `pass`; the same object as before where nothing changed.
    func fragment(in pass: RecordingPass) -> Fragment {
        if let recorded, recorded.scale == pass.scale { return recorded.fragment }
        let fragment = makeFragment(values: shownValues(at: pass.instant), in: pass)
        if pass.isKept { (recorded, lastFragment) = (Recorded(fragment: fragment, scale: pass.scale), nil) }
        return fragment
    }

    private func makeFragment(values: LayerValues, in pass: RecordingPass) -> Fragment {
        var builder = FragmentBuilder()
        let shape = shape(values)
        if let color = values.backgroundColor, color.alpha > 0 {
            builder.add(.fill(shape, color), covering: shape, color)
        }
        addContent(values, to: &builder)
        for command in ownCommands(in: values.bounds, scale: pass.scale) { builder.add(command) }
        let outer = CATransform3DIdentity.under(values)
        for layer in backToFront(at: pass.instant) { layer.addPlacement(to: &builder, under: outer, in: pass) }
        if values.borderWidth > 0, let color = values.borderColor {
            builder.add(.border(shape, width: values.borderWidth, color))
        }
        guard let pictureChange, values.turnover < 1 else { return builder.fragment }
        return pictureChange.fragment(
            with: builder.fragment, at: max(values.turnover, 0), in: values.bounds, clip: clip(values))
    }

    /// The bounds with their corners.
    func shape(_ values: LayerValues) -> RoundedRect {
        RoundedRect(
            values.bounds, radius: values.cornerRadius, corners: RoundedRect.Corners(rawValue: maskedCorners.rawValue),
            curve: cornerCurve == .continuous ? .continuous : .circular)
    }

    private func clip(_ values: LayerValues) -> RoundedRect? { masksToBounds ? shape(values) : nil }

    /// Sublayers in the order in which they are drawn at `instant`.
    private func backToFront(at instant: FrameInstant) -> [CALayer] {
        let moves = { (layer: CALayer) in
            layer.values.zPosition != 0 || !layer.overlays.isEmpty && layer.overlays.contains { $0.moves(.zPosition) }
        }
        guard children.contains(where: moves) else { return children }
        return children.enumerated()
            .map { (layer: $1, order: ($1.shownValues(at: instant).zPosition, $0)) }
            .sorted { $0.order < $1.order }
            .map(\.layer)
    }

    func addFlattened(to builder: inout FragmentBuilder, under outer: CATransform3D, in pass: RecordingPass) {
        if pass.isKept { wasShown = true }
        let values = shownValues(at: pass.instant)
        guard !values.isHidden, values.opacity > 0, isPresent(at: pass.instant) else { return }
        let transform = outer == CATransform3DIdentity ? values.placement : CATransform3DConcat(values.placement, outer)
        addFlattened(values, at: transform, to: &builder, in: pass)
    }

    func addFlattened(
        _ values: LayerValues, at transform: CATransform3D, to builder: inout FragmentBuilder, in pass: RecordingPass
    ) {
        guard isDoubleSided || !transform.turnsAway(values.bounds) else { return }
        let fragment = fragment(in: pass)
        guard !fragment.bounds.isNull || values.path(.shadowPath) != nil else { return }
        let clip = pictureChange?.bringsOwnClip == true && values.turnover < 1 ? nil : clip(values)
        let placement = Placement(
            fragment: fragment, transform: transform, opacity: CGFloat(min(values.opacity, 1)), clip: clip,
            rasterScale: shouldRasterize ? rasterizationScale : nil)
        let shadow = shadow(values, of: fragment, clip: clip)
        if shadow == nil, mask == nil { return builder.add(placement) }
        addDressed(placement, shadow, to: &builder, in: pass)
    }

    /// A shadow that ends where the content begins is laid down by itself, and the content can be copied as before.
    private func addDressed(
        _ placement: Placement, _ shadow: (command: DrawCommand, isHollow: Bool)?, to builder: inout FragmentBuilder,
        in pass: RecordingPass
    ) {
        var dressed = placement
        if let shadow {
            let below = dressing.kept(shadow: Fragment(commands: [shadow.command]))
            if mask == nil, shadow.isHollow || placement.opacity >= 1 {
                builder.add(Placement(fragment: below, transform: placement.transform, opacity: placement.opacity))
            } else {
                dressed.fragment = group(below, placement)
                (dressed.clip, dressed.rasterScale) = (nil, nil)
            }
        }
        if let mask {
            guard let visible = maskFragment(of: mask, in: pass) else { return }
            dressed.mask = visible
        }
        if !dressed.fragment.bounds.isNull { builder.add(dressed) }
    }

    private func group(_ below: Fragment, _ placement: Placement) -> Fragment {
        var group = FragmentBuilder()
        group.add(Placement(fragment: below, transform: CATransform3DIdentity))
        if !placement.fragment.bounds.isNull {
            group.add(
                Placement(
                    fragment: placement.fragment, transform: CATransform3DIdentity, clip: placement.clip,
                    rasterScale: placement.rasterScale))
        }
        return dressing.kept(group: group.fragment)
    }

    private func ownCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        guard let owner, !bounds.isEmpty else { return [] }
        if let kept = ownDrawing, kept.size == bounds.size, kept.scale == scale { return kept.commands }
        let commands = owner.drawingCommands(in: bounds, scale: scale)
        ownDrawing = OwnDrawing(size: bounds.size, scale: scale, commands: commands)
        return commands
    }

    /// What the layer and all below it look like at `instant`, in the layer's own space, without its own opacity, transform and clip.
    package func picture(at instant: FrameInstant, scale: CGFloat) -> Fragment {
        fragment(in: RecordingPass(instant: instant, scale: scale))
    }

    /// Nothing in here has changed since it was last recorded.
    package var isUpToDate: Bool { recorded != nil }

    /// Lets go of everything that can be made again: what a page off the window needs no more.
    package func dropDrawing() {
        (ownDrawing, dressing) = (nil, Dressing())
        (recorded, lastFragment) = (nil, nil)
    }
}

/// Collects commands, and what they touch and cover.
nonisolated struct FragmentBuilder {
    private var commands: [DrawCommand] = []
    private var bounds = CGRect.null
    private var opaque = CGRect.null

    var fragment: Fragment { Fragment(commands: commands, bounds: bounds, opaqueRect: opaque) }

    mutating func add(_ command: DrawCommand) {
        if case .place(let placement) = command { return add(placement) }
        append(command)
    }

    private mutating func append(_ command: DrawCommand) {
        commands.append(command)
        bounds = bounds.union(command.extent)
    }

    mutating func add(_ command: DrawCommand, covering shape: RoundedRect, _ color: CGColor) {
        add(command)
        if color.alpha >= 1, shape.fittingRadius == 0 { cover(shape.rect) }
    }

    /// - Parameter isOpaque: Whether it covers all that it touches.
    mutating func add(_ command: DrawCommand, isOpaque: Bool) {
        add(command)
        if isOpaque { cover(command.extent) }
    }

    mutating func add(_ placement: Placement) {
        append(.place(placement))
        guard placement.opacity >= 1, placement.mask == nil, placement.transform.isUpright else { return }
        let fragment = placement.fragment
        let inside = placement.clip.map { $0.fittingRadius == 0 ? fragment.opaqueRect.intersection($0.rect) : .null }
        cover((inside ?? fragment.opaqueRect).mapped(by: placement.transform))
    }

    private mutating func cover(_ rect: CGRect) {
        guard !rect.isNull, opaque.isNull || rect.width * rect.height > opaque.width * opaque.height else { return }
        opaque = rect
    }
}

extension DrawCommand {
    /// Everything the command can touch.
    nonisolated var extent: CGRect {
        if case .place(let placement) = self { placement.extent.mapped(by: placement.transform) } else { bounds }
    }
}

extension Fragment {
    /// One that covers nothing for certain.
    nonisolated convenience init(commands: [DrawCommand]) {
        let bounds = commands.reduce(CGRect.null) { $0.union($1.extent) }
        self.init(commands: commands, bounds: bounds, opaqueRect: .null)
    }
}

extension CATransform3D {
    /// Whether `rect` is seen from behind: its corners run the other way round.
    nonisolated func turnsAway(_ rect: CGRect) -> Bool {
        let origin = CGPoint(x: rect.minX, y: rect.minY).mapped(by: self)
        let right = CGPoint(x: rect.maxX, y: rect.minY).mapped(by: self)
        let below = CGPoint(x: rect.minX, y: rect.maxY).mapped(by: self)
        return (right.x - origin.x) * (below.y - origin.y) < (right.y - origin.y) * (below.x - origin.x)
    }

    /// Whether upright rectangles stay upright.
    nonisolated var isUpright: Bool { m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1 }
}

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
        (recorded, lastFragment) = (Recorded(fragment: fragment, scale: pass.scale), nil)
        return fragment
    }

    private func makeFragment(values: LayerValues, in pass: RecordingPass) -> Fragment {
        var builder = FragmentBuilder()
        let shape = RoundedRect(values.bounds, radius: values.cornerRadius)
        if let color = values.backgroundColor, color.alpha > 0 {
            builder.add(.fill(shape, color), covering: shape, color)
        }
        for command in ownCommands(in: values.bounds, scale: pass.scale) { builder.add(command) }
        for layer in sublayersBackToFront { layer.addPlacement(to: &builder, under: values, in: pass) }
        if values.borderWidth > 0, let color = values.borderColor {
            builder.add(.border(shape, width: values.borderWidth, color))
        }
        guard let pictureChange, values.turnover < 1 else { return builder.fragment }
        return pictureChange.fragment(
            with: builder.fragment, at: max(values.turnover, 0), in: values.bounds, clip: clip(values))
    }

    private func clip(_ values: LayerValues) -> RoundedRect? {
        masksToBounds ? RoundedRect(values.bounds, radius: values.cornerRadius) : nil
    }

    private func addPlacement(to builder: inout FragmentBuilder, under parent: LayerValues, in pass: RecordingPass) {
        wasShown = true
        let values = shownValues(at: pass.instant)
        let transform = values.placement.under(parent)
        guard !values.isHidden, values.opacity > 0, isPresent(at: pass.instant) else { return }
        guard isDoubleSided || !transform.turnsAway(values.bounds) else { return }
        let fragment = fragment(in: pass)
        guard !fragment.bounds.isNull else { return }
        let clip = pictureChange?.bringsOwnClip == true && values.turnover < 1 ? nil : clip(values)
        builder.add(
            Placement(
                fragment: fragment, transform: transform,
                opacity: CGFloat(min(values.opacity, 1)), clip: clip))
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
        ownDrawing = nil
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
        commands.append(command)
        bounds = bounds.union(command.extent)
    }

    mutating func add(_ command: DrawCommand, covering shape: RoundedRect, _ color: CGColor) {
        add(command)
        if color.alpha >= 1, shape.radius == 0 { cover(shape.rect) }
    }

    mutating func add(_ placement: Placement) {
        add(.place(placement))
        guard placement.opacity >= 1, placement.transform.isUpright else { return }
        let fragment = placement.fragment
        let inside = placement.clip.map { $0.radius == 0 ? fragment.opaqueRect.intersection($0.rect) : .null }
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
        switch self {
        case .fill(let shape, _), .border(let shape, _, _): shape.rect
        case .image(_, let rect, _), .gradient(let rect, _, _, _): rect
        case .path(let path, _, _): path.boundingBox
        case .stroke(let path, _, let width): path.boundingBox.insetBy(dx: -width / 2, dy: -width / 2)
        case .shadow(let shape, _, let radius, let offset):
            shape.rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -2 * radius, dy: -2 * radius)
        case .place(let placement):
            (placement.clip.map { placement.fragment.bounds.intersection($0.rect) } ?? placement.fragment.bounds)
                .mapped(by: placement.transform)
        }
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

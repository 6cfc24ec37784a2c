import Foundation
import NavCore

extension CALayer {
    func maskDidChange(from old: CALayer?) {
        if let old, old.parent === self { old.parent = nil }
        if let mask {
            precondition(
                !isSelfOrDescendant(of: mask), "CALayer.mask: \(mask) holds \(self); use a layer that lies nowhere else")
            mask.removeFromSuperlayer()
            mask.parent = self
        }
        placementChanged()
    }

    /// What of the layer is to be seen, in its own space; `nil` is nothing. The same object as before where nothing changed.
    func maskFragment(of mask: CALayer, in pass: RecordingPass) -> Fragment? {
        var builder = FragmentBuilder()
        mask.addPlacement(to: &builder, under: CATransform3DIdentity, in: pass)
        let fragment = builder.fragment
        guard !fragment.bounds.isNull else { return nil }
        return dressing.kept(mask: fragment)
    }
}

/// What a layer lays round its content, kept while it stays the same: a painter knows it again.
struct Dressing {
    private var mask: Fragment?
    private var shadow: Fragment?
    private var group: Fragment?
    private var silhouette: (shape: SilhouetteShape, fragment: Fragment)?

    mutating func kept(mask new: Fragment) -> Fragment { Self.keep(new, in: &mask) }
    mutating func kept(shadow new: Fragment) -> Fragment { Self.keep(new, in: &shadow) }
    mutating func kept(group new: Fragment) -> Fragment { Self.keep(new, in: &group) }

    /// What casts a shadow that is as opaque as itself.
    mutating func silhouette(of shape: SilhouetteShape) -> Fragment {
        if let silhouette, silhouette.shape.isSame(as: shape) { return silhouette.fragment }
        let fragment = shape.fragment
        silhouette = (shape, fragment)
        return fragment
    }

    private static func keep(_ new: Fragment, in place: inout Fragment?) -> Fragment {
        if let old = place, old.isSame(as: new) { return old }
        place = new
        return new
    }
}

/// What a shadow is the shadow of.
enum SilhouetteShape {
    case path(CGPath)
    case content(Fragment, clip: RoundedRect?)

    func isSame(as other: SilhouetteShape) -> Bool {
        switch (self, other) {
        case (.path(let a), .path(let b)): a == b
        case (.content(let a, let clip), .content(let b, let other)): a === b && clip == other
        case (.path, _), (.content, _): false
        }
    }

    var fragment: Fragment {
        var builder = FragmentBuilder()
        switch self {
        case .path(let path): builder.add(.path(path, .black, isEvenOdd: false))
        case .content(let content, clip: nil): return content
        case .content(let content, let clip?):
            builder.add(Placement(fragment: content, transform: CATransform3DIdentity, clip: clip))
        }
        return builder.fragment
    }
}

extension Fragment {
    /// Draws the same from the same parts; only of what a layer lays round its content.
    nonisolated fileprivate func isSame(as other: Fragment) -> Bool {
        commands.count == other.commands.count
            && zip(commands, other.commands).allSatisfy { $0.isSame(as: $1) }
    }
}

extension DrawCommand {
    nonisolated fileprivate func isSame(as other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.place(let a), .place(let b)): a.isSame(as: b)
        case (.shadow(let a, let c, let r, let o), .shadow(let b, let d, let s, let p)):
            a == b && c == d && r == s && o == p
        case (.silhouette(let a, let c, let r, let o), .silhouette(let b, let d, let s, let p)):
            a === b && c == d && r == s && o == p
        default: false
        }
    }
}

extension Placement {
    nonisolated fileprivate func isSame(as other: Placement) -> Bool {
        fragment === other.fragment && transform == other.transform && opacity == other.opacity && clip == other.clip
            && mask === other.mask && rasterScale == other.rasterScale
    }
}

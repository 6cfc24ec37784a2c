public import Foundation

/// How a fragment lies in the one above it.
///
/// With an opacity below 1, a clip or a mask the fragment is a group: it is drawn apart, onto nothing, and laid down as one. So what overlaps
/// inside does not show through, and an edge is smoothed once.
public struct Placement: Sendable {
    public var fragment: Fragment
    /// From the fragment's space to the space around it. Only its effect on the plane z = 0 is drawn (m11 m12 m14, m21 m22 m24, m41 m42 m44), and of
    /// that only what lies before the eye: where x·m14 + y·m24 + m44 is above 0.
    public var transform: CATransform3D
    /// 0…1, of the whole as one group.
    public var opacity: CGFloat
    /// In the fragment's space; nothing outside is drawn.
    public var clip: RoundedRect?
    /// In the fragment's space. The group is multiplied by the alpha of this one, which is 0 wherever it draws nothing; its colours do not count. Applies
    /// besides the clip. `readsBackdrop` is false for it.
    public var mask: Fragment?
    /// nil, or how many pixels a point the fragment is drawn with, above 0, before that picture is stretched to where it lies: fewer than
    /// the device has make it soft.
    public var rasterScale: CGFloat?

    public init(
        fragment: Fragment, transform: CATransform3D, opacity: CGFloat = 1, clip: RoundedRect? = nil,
        mask: Fragment? = nil,
        rasterScale: CGFloat? = nil
    ) {
        self.fragment = fragment
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.rasterScale = rasterScale
    }

    /// What can be seen of the fragment, in its own space.
    package var extent: CGRect {
        var extent = fragment.bounds
        if let clip { extent = extent.intersection(clip.rect) }
        if let mask { extent = extent.intersection(mask.bounds) }
        return extent
    }
}

package import Foundation
package import NavCore

extension CALayer {
    /// What of the layer was seen in the last picture that it was part of, within its bounds; nil if it never was, or has let go of that since.
    package var lastPicture: Fragment? {
        (recorded?.fragment ?? lastFragment).map { cut($0, in: RecordingPass(instant: presentInstant, scale: 1, isKept: false)) }
    }

    /// What the layer would look like in a picture made now, within its bounds. It stays as out of date as it is.
    ///
    /// - Parameter scale: In device pixels a point.
    package func presentPicture(scale: CGFloat) -> Fragment {
        let pass = RecordingPass(instant: presentInstant, scale: scale, isKept: false)
        return cut(fragment(in: pass), in: pass)
    }

    private var presentInstant: FrameInstant { (engine ?? .current).instant }

    private func cut(_ content: Fragment, in pass: RecordingPass) -> Fragment {
        let values = shownValues(at: pass.instant)
        var builder = FragmentBuilder()
        let visible = mask.flatMap { maskFragment(of: $0, in: pass) }
        guard !content.bounds.isNull, mask == nil || visible != nil else { return builder.fragment }
        builder.add(
            Placement(
                fragment: content, transform: CATransform3DIdentity,
                clip: masksToBounds ? shape(values) : RoundedRect(values.bounds), mask: visible))
        return builder.fragment
    }
}

package import Foundation
import NavCore

/// A layer that shows what lies beneath it, blurred, inside its bounds and their corners.
@MainActor package final class BackdropLayer: CALayer {
    /// The standard deviation of the blur, in points. 0, as at first, shows nothing: what is beneath is seen as it is.
    package var blurRadius: CGFloat {
        get { values.number(.blurRadius) }
        set { set(.blurRadius, to: .scalar(newValue)) }
    }

    /// How much farther from grey the colours are than beneath. 1 at first.
    package var saturation: CGFloat {
        get { values.number(.blurSaturation) }
        set { set(.blurSaturation, to: .scalar(newValue)) }
    }

    override func addContent(_ values: LayerValues, to builder: inout FragmentBuilder) {
        let blur = values.number(.blurRadius)
        guard blur > 0, !values.bounds.isEmpty else { return }
        builder.add(.backdrop(shape(values), blur: blur, saturation: max(values.number(.blurSaturation), 0)))
    }
}

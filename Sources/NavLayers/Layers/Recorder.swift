package import Foundation
package import NavCore

/// What every layer needs to know while a frame is recorded.
struct RecordingPass {
    let instant: FrameInstant
    let scale: CGFloat
    /// Whether the picture will be seen in the window, so that the layers remember what they looked like.
    var isKept = true
}

/// Turns a layer tree into pictures, one a turn, and knows when there is nothing new.
@MainActor package struct Recorder {
    private var last: (root: Fragment, size: CGSize, scale: CGFloat)?

    package init() {}

    /// The picture of `layer` at `instant`; nil if it is the same as the last one.
    package mutating func record(
        _ layer: CALayer, size: CGSize, scale: CGFloat, at instant: FrameInstant
    ) -> DisplayList? {
        let pass = RecordingPass(instant: instant, scale: scale)
        let root = layer.fragment(in: pass)
        if let last, last.root === root, last.size == size, last.scale == scale { return nil }
        last = (root, size, scale)
        return DisplayList(size: size, scale: scale, background: .black, root: root)
    }

    /// Forgets the last picture: the next one is recorded whatever it is.
    package mutating func forget() { last = nil }
}

import Foundation
import NavCore
import NavKit

/// The white disc of a switch, with its shadow.
final class ThumbView: DrawnView {
    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let shape = RoundedRect(bounds, radius: bounds.height / 2)
        return [
            .shadow(shape, CGColor.black.withAlpha(0.22), radius: 4, offset: CGSize(width: 0, height: 1.5)),
            .fill(shape, .white),
            .border(shape, width: 0.5, CGColor.black.withAlpha(0.08)),
        ]
    }
}

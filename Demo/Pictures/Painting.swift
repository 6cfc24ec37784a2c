import Foundation
import NavCore
import NavKit
import NavRaster

/// A picture made by code, as pixels that are made once, when somebody first wants to see them.
final class Painting {
    /// The height, in widths.
    let shape: CGFloat
    private let draw: (CGRect) -> [DrawCommand]

    /// - Parameter draw: What the picture shows in a rectangle, in that rectangle's space.
    init(shape: CGFloat, draw: @escaping (CGRect) -> [DrawCommand]) {
        self.shape = shape
        self.draw = draw
    }

    /// How wide the pixels are made, so that they fill a phone's width.
    private static let width: CGFloat = 420

    lazy var image: UIImage = {
        let rect = CGRect(x: 0, y: 0, width: Self.width, height: (Self.width * shape).rounded())
        let root = Fragment(commands: draw(rect), bounds: rect, opaqueRect: .null)
        let list = DisplayList(size: rect.size, scale: 1, background: .white, root: root)
        return UIImage(bitmap: Bitmap(rendering: list))
    }()
}

extension Painting {
    /// - Parameter motif: Draws in units of the picture's width; it is told how high the picture is.
    convenience init(shape: CGFloat, motif: @escaping (inout Sketch) -> Void) {
        self.init(shape: shape) { rect in
            var sketch = Sketch(rect)
            motif(&sketch)
            return sketch.commands
        }
    }

    convenience init(shape: CGFloat, _ landscape: Landscape) {
        self.init(shape: shape) { landscape.commands(in: $0) }
    }
}

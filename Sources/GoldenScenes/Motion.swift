import Foundation
import NavKit

extension UIView {
    /// Moves all that `change` sets to its place in a second, evenly.
    static func sweep(_ change: @escaping () -> Void) {
        animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
    }

    /// Adds a plain view.
    @discardableResult func add(_ color: UIColor, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        addSubview(view)
        return view
    }

    /// Adds a label of one line that is as large as its text.
    @discardableResult func add(_ text: String, size: CGFloat = 13, weight: UIFont.Weight = .regular, at origin: CGPoint) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.sizeToFit()
        label.frame.origin = origin
        addSubview(label)
        return label
    }

    /// Adds a layer without a view.
    func add<L: CALayer>(_ layer: L, _ frame: CGRect) -> L {
        layer.frame = frame
        self.layer.addSublayer(layer)
        return layer
    }

    /// Covers the view with stripes of many colours, on which everything is seen that lies over them.
    func addStripes() {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        let height = bounds.height / CGFloat(colors.count)
        for (index, color) in colors.enumerated() {
            add(color, CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height))
        }
        add("Beneath the glass", size: 12, weight: .semibold, at: CGPoint(x: 6, y: bounds.midY - 8))
    }
}

extension CALayer {
    /// Goes from one value to another in a second, evenly, and stays there.
    func sweep(_ keyPath: String, from start: Any, to end: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (start, end, 1)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        add(animation, forKey: keyPath)
    }
}

extension CATransform3D {
    /// Seen by an eye that is `distance` points away.
    nonisolated static func eye(_ distance: CGFloat) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / distance
        return eye
    }
}

extension UIImage {
    /// A landscape of flat colours, 40 × 30 points: a sky, a sun, a hill and a meadow.
    static let landscape = UIImage(
        cgImage: CGImage(format: .bgra, width: 40, height: 30) { bytes in
            for y in 0..<30 {
                for x in 0..<40 { bytes.storeBytes(of: landscapeColor(x, y), toByteOffset: (y * 40 + x) * 4, as: UInt32.self) }
            }
        })

    private static func landscapeColor(_ x: Int, _ y: Int) -> UInt32 {
        if y > 22 { return 0xFF4C_9A2A }
        if (x - 14) * (x - 14) / 4 + (y - 28) * (y - 28) < 90 { return 0xFF2F_6B2F }
        if (x - 29) * (x - 29) + (y - 8) * (y - 8) < 22 { return 0xFFFF_D60A }
        return 0xFF5A_B4F0 + UInt32(y) * 2
    }
}

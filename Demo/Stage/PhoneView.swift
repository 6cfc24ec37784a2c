import Foundation
import NavCore
import NavKit

/// A page in the shape of a phone: its screen, a thin bezel over the screen's corners, and a soft shadow.
///
/// Nothing is clipped round: the bezel covers what stands over the screen's corners, so a moving page costs no mask.
final class PhoneView: UIView {
    static let radius: CGFloat = 40
    static let bezel: CGFloat = 12

    private let shadow = PhoneShadow()
    private let frameView = PhoneFrame()
    /// What the screen shows.
    private var screen: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        [shadow, frameView].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts `view` on the screen, in place of what was there.
    func show(_ view: UIView) {
        screen = view
        insertSubview(view, belowSubview: frameView)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shadow.frame = bounds
        frameView.frame = bounds
        if screen?.superview === self { screen?.frame = bounds.insetBy(dx: Self.bezel, dy: Self.bezel) }
    }
}

private final class PhoneShadow: DrawnView {
    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let shape = RoundedRect(bounds, radius: PhoneView.radius)
        let isDark = traitCollection.userInterfaceStyle == .dark
        return [
            .shadow(
                shape, CGColor.black.withAlpha(isDark ? 0.5 : 0.16), radius: 28, offset: CGSize(width: 0, height: 14)),
            .shadow(shape, CGColor.black.withAlpha(isDark ? 0.4 : 0.1), radius: 6, offset: CGSize(width: 0, height: 2)),
        ]
    }
}

private final class PhoneFrame: DrawnView {
    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let rim = isDark ? CGColor(hex: 0x58585E) : CGColor(hex: 0x3A3A40)
        let inner = bounds.insetBy(dx: PhoneView.bezel, dy: PhoneView.bezel)
        return [
            ring(from: bounds, PhoneView.radius, to: bounds.insetBy(dx: 1.5, dy: 1.5), PhoneView.radius - 1.5, rim),
            ring(
                from: bounds.insetBy(dx: 1.5, dy: 1.5), PhoneView.radius - 1.5, to: inner,
                PhoneView.radius - PhoneView.bezel, CGColor(hex: 0x0B0B0D)),
        ]
    }

    private func ring(
        from outer: CGRect, _ outerRadius: CGFloat, to inner: CGRect, _ innerRadius: CGFloat, _ color: CGColor
    ) -> DrawCommand {
        let path = UIBezierPath(roundedRect: outer, cornerRadius: outerRadius)
        path.append(UIBezierPath(roundedRect: inner, cornerRadius: innerRadius))
        return .path(path.cgPath, color, isEvenOdd: true)
    }
}

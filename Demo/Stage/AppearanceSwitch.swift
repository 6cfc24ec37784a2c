import Foundation
import NavCore
import NavKit

/// Light or dark: a sun and a moon, of which one has the thumb under it.
final class AppearanceSwitch: UIControl {
    static let size = CGSize(width: 76, height: 32)

    /// Setting it moves the thumb and sends nothing.
    var isDark = false {
        didSet { if isDark != oldValue { thumbShouldMove() } }
    }

    private let thumb = ThumbView()
    private let icons = AppearanceIcons()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.size.height / 2
        [thumb, icons].forEach(addSubview)
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func toggle() {
        isDark.toggle()
        sendActions(for: .valueChanged)
    }

    private func thumbShouldMove() {
        icons.isDark = isDark
        guard window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.layoutThumb()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icons.frame = bounds
        layoutThumb()
    }

    private func layoutThumb() {
        let side = bounds.height - 4
        place(thumb, CGRect(x: isDark ? bounds.width - side - 2 : 2, y: 2, width: side, height: side))
    }
}

/// The sun at the left and the moon at the right; the one that is chosen is darker.
private final class AppearanceIcons: DrawnView {
    var isDark = false {
        didSet { redraw() }
    }

    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let inset = bounds.height / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (first, second) = (CGPoint(x: inset, y: bounds.midY), CGPoint(x: bounds.width - inset, y: bounds.midY))
        let (sunCenter, moonCenter) = isMirrored ? (second, first) : (first, second)
        let idle = resolved(.secondaryLabel)
        let chosen = CGColor(hex: 0x1C1C1E)
        return sun(sunCenter, isDark ? idle : chosen) + moon(moonCenter, isDark ? chosen : idle)
    }

    private func sun(_ center: CGPoint, _ color: CGColor) -> [DrawCommand] {
        let disc = CGRect(x: center.x - 3.5, y: center.y - 3.5, width: 7, height: 7)
        let rays = UIBezierPath()
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            rays.move(to: CGPoint(x: center.x + 5.8 * cos(angle), y: center.y + 5.8 * sin(angle)))
            rays.addLine(to: CGPoint(x: center.x + 7.6 * cos(angle), y: center.y + 7.6 * sin(angle)))
        }
        return [
            .path(CGPath(ellipseIn: disc, transform: nil), color, isEvenOdd: false),
            .stroke(rays.cgPath, color, width: 1.4),
        ]
    }

    /// Two arcs between the horns.
    private func moon(_ center: CGPoint, _ color: CGColor) -> [DrawCommand] {
        let path = UIBezierPath()
        path.addArc(withCenter: center, radius: 6.5, startAngle: -0.35, endAngle: -1.9, clockwise: true)
        let horn = path.currentPoint
        let start = CGPoint(x: center.x + 6.5 * cos(-0.35), y: center.y + 6.5 * sin(-0.35))
        path.addCurve(
            to: start, controlPoint1: CGPoint(x: horn.x - 0.6, y: horn.y + 5.6),
            controlPoint2: CGPoint(x: start.x - 4.2, y: start.y + 3.2))
        path.close()
        return [.path(path.cgPath, color, isEvenOdd: false)]
    }
}

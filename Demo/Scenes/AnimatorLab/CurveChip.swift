import Foundation
import NavKit

/// A curve that can be picked: its line and its name.
final class CurveChip: UIControl {
    static let height: CGFloat = 58

    private let drawing = CurveDrawing()
    private let name: UILabel

    init(_ curve: LabCurve, pick: @escaping () -> Void) {
        name = UILabel(curve.name, .caption2, color: .secondaryLabel)
        super.init(frame: .zero)
        layer.cornerRadius = 8
        drawing.shape = curve.shape(seconds: 1)
        (drawing.inset, drawing.lineWidth) = (6, 2)
        name.textAlignment = .center
        [drawing, name].forEach(addSubview)
        addAction(UIAction { _ in pick() }, for: .touchUpInside)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { showState() } }
    override var isHighlighted: Bool { didSet { showState() } }

    override func tintColorDidChange() { showState() }

    private func showState() {
        backgroundColor =
            isHighlighted
            ? .tertiarySystemFill : isSelected ? tintColor.withAlphaComponent(0.16) : .secondarySystemGroupedBackground
        drawing.color = isSelected ? tintColor : .label
        drawing.redraw()
        name.textColor = isSelected ? .label : .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.frame = CGRect(x: 4, y: 2, width: bounds.width - 8, height: bounds.height - 20)
        name.frame = CGRect(x: 0, y: bounds.height - 18, width: bounds.width, height: 14)
    }
}

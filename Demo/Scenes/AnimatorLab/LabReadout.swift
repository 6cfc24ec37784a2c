import Foundation
import NavKit

/// What the animator says of itself, in columns.
final class LabReadout: UIView {
    static let height: CGFloat = 40

    private let columns: [(name: UILabel, value: UILabel)]

    override init(frame: CGRect) {
        columns = ["state", "fraction", "direction", "last end"].map { name in
            (
                UILabel(name, .caption1, color: .secondaryLabel),
                UILabel("", font: .monospacedDigitSystemFont(ofSize: 15, weight: .semibold))
            )
        }
        super.init(frame: frame)
        for column in columns { [column.name, column.value].forEach(addSubview) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ animator: UIViewPropertyAnimator, ending: UIViewAnimatingPosition?) {
        let values = [
            animator.stateText, Double(animator.fractionComplete).text(decimals: 3),
            animator.isReversed ? "reversed" : "forward", ending?.text ?? "none",
        ]
        for (column, value) in zip(columns, values) { column.value.text = value }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(columns.count)
        for (index, column) in columns.enumerated() {
            let x = CGFloat(index) * width
            place(column.name, CGRect(x: x, y: 0, width: width - 6, height: 16))
            place(column.value, CGRect(x: x, y: 17, width: width - 6, height: 20))
        }
    }
}

extension UIViewPropertyAnimator {
    fileprivate var stateText: String {
        switch state {
        case .inactive: "inactive"
        case .active: isRunning ? "running" : "paused"
        case .stopped: "stopped"
        }
    }
}

extension UIViewAnimatingPosition {
    fileprivate var text: String {
        switch self {
        case .start: ".start"
        case .end: ".end"
        case .current: ".current"
        }
    }
}

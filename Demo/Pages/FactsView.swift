import Foundation
import NavKit

/// A few figures in columns of equal width.
final class FactsView: UIView {
    static let height: CGFloat = 40

    private let columns: [(name: UILabel, value: UILabel)]

    init(_ facts: [(name: String, value: String)]) {
        columns = facts.map { name, value in
            (
                UILabel(name, .caption1, color: .secondaryLabel),
                UILabel(value, font: .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
            )
        }
        super.init(frame: .zero)
        for column in columns { [column.name, column.value].forEach(addSubview) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(columns.count)
        for (index, column) in columns.enumerated() {
            let x = CGFloat(index) * width
            place(column.name, CGRect(x: x, y: 0, width: width - 8, height: 16))
            place(column.value, CGRect(x: x, y: 17, width: width - 8, height: 22))
        }
    }
}

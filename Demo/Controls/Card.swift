import Foundation
import NavKit

/// Rows of one height on a common ground, with hairlines between them.
final class Card: UIView {
    private let rows: [UIView]
    private let rowHeight: CGFloat
    private let lines: [UIView]

    /// - Parameter rowHeight: In points.
    init(_ rows: [UIView], rowHeight: CGFloat) {
        self.rows = rows
        self.rowHeight = rowHeight
        lines = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        rows.forEach(addSubview)
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { CGFloat(rows.count) * rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
        }
        for (index, line) in lines.enumerated() {
            place(
                line,
                CGRect(x: 14, y: CGFloat(index + 1) * rowHeight - 0.5, width: bounds.width - 14, height: 0.5))
        }
    }
}

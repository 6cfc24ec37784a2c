import Foundation
import NavCore
import NavKit

/// A row that leads to a page: a picture, a title and a line beneath it.
final class Row: UIControl {
    static let height: CGFloat = 60

    private let picture: PictureView?
    private let title: UILabel
    private let detail: UILabel
    private let chevron = Chevron()
    private var isUnderPointer = false {
        didSet { showState() }
    }

    /// - Parameter open: Called when the row is tapped.
    init(_ title: String, detail: String, landscape: Landscape?, open: @escaping () -> Void) {
        picture = landscape.map { PictureView($0, radius: 8) }
        self.title = UILabel(title, .headline)
        self.detail = UILabel(detail, .subheadline, color: .secondaryLabel)
        super.init(frame: .zero)
        clipsToBounds = true
        [picture, self.title, self.detail, chevron].compactMap(\.self).forEach(addSubview)
        onHover = { [weak self] in self?.isUnderPointer = $0 }
        addAction(UIAction { _ in open() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { showState() }
    }

    private func showState() {
        backgroundColor = isHighlighted ? .tertiarySystemFill : isUnderPointer ? .quaternarySystemFill : nil
    }

    /// Where text and separators begin.
    var textInset: CGFloat { picture == nil ? 16 : 72 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midY
        if let picture { place(picture, CGRect(x: 14, y: middle - 22, width: 44, height: 44)) }
        let width = bounds.width - textInset - 40
        place(title, CGRect(x: textInset, y: middle - 21.5, width: width, height: 22))
        place(detail, CGRect(x: textInset, y: middle + 1.5, width: width, height: 20))
        place(chevron, CGRect(x: bounds.width - 26, y: middle - 7, width: 10, height: 14))
    }
}

/// Points to where a row leads.
final class Chevron: DrawnView {
    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = bounds.insetBy(dx: 2, dy: 1.5)
        let (back, tip) = isMirrored ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: back, y: frame.minY))
        path.addLine(to: CGPoint(x: tip, y: frame.midY))
        path.addLine(to: CGPoint(x: back, y: frame.maxY))
        return [.stroke(path.cgPath, resolved(.tertiaryLabel), width: 2)]
    }
}

/// Rows on a common ground, with hairlines between them.
final class RowCard: UIView {
    private let rows: [Row]
    private var lines: [UIView] = []

    init(_ rows: [Row]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        rows.forEach(addSubview)
        lines = rows.dropFirst().map { _ in UIView() }
        for line in lines {
            line.backgroundColor = .separator
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// How high the card is with its first `count` rows.
    static func height(of count: Int) -> CGFloat { CGFloat(count) * Row.height }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * Row.height
            row.isHidden = y + Row.height > bounds.height + 0.5
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: Row.height)
        }
        for (index, line) in lines.enumerated() {
            let inset = rows[index + 1].textInset
            line.isHidden = rows[index + 1].isHidden
            place(
                line,
                CGRect(x: inset, y: CGFloat(index + 1) * Row.height - 0.5, width: bounds.width - inset, height: 0.5))
        }
    }
}

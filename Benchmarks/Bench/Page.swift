import Foundation
import NavKit

/// The standard scene as an app would write it: 24 rows, each with a thumbnail, a title, a line of detail and a rule below.
final class Page: UIViewController {
    private static let rowCount = 24
    private static let pitch: CGFloat = 64
    private static let rowHeight: CGFloat = 60
    private static let barHeight: CGFloat = 44

    private let kind: Int
    private var rows: [Row] = []

    /// - Parameter kind: 0 or 1: picks colours and texts.
    init(_ kind: Int) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        title = "Page \(kind == 0 ? "A" : "B")"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor =
            kind == 0
            ? UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
            : UIColor(red: 0.91, green: 0.94, blue: 0.91, alpha: 1)
        rows = (0..<Self.rowCount).map { Row($0, page: kind) }
        for row in rows { view.addSubview(row) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = Self.barHeight + 8 + CGFloat(index) * Self.pitch
            row.frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: Self.rowHeight)
        }
    }
}

private final class Row: UIView {
    private let thumbnail = UIView(), title = UILabel(), detail = UILabel(), rule = UIView()

    init(_ index: Int, page: Int) {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 1, green: 1, blue: page == 0 ? 1 : 0.96, alpha: 1)
        layer.cornerRadius = 12
        thumbnail.backgroundColor = UIColor(red: CGFloat(index) / 24, green: 0.5, blue: 0.2, alpha: 1)
        title.text = "Row \(index) of page \(page == 0 ? "A" : "B")"
        title.font = .systemFont(ofSize: 15)
        title.textColor = UIColor(white: 0.06, alpha: 1)
        detail.text = "Secondary line with some detail \(index)"
        detail.font = .systemFont(ofSize: 12)
        detail.textColor = UIColor(white: 0.5, alpha: 1)
        rule.backgroundColor = UIColor(white: 0.82, alpha: 1)
        for view in [thumbnail, title, detail, rule] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        thumbnail.frame = CGRect(x: 8, y: 6, width: 48, height: 48)
        title.frame = CGRect(x: 68, y: 7, width: bounds.width - 76, height: 20)
        detail.frame = CGRect(x: 68, y: 32, width: bounds.width - 76, height: 18)
        rule.frame = CGRect(x: 68, y: 59, width: bounds.width - 68, height: 1)
    }
}

import Foundation
import NavKit

/// The list of transitions. Choosing one shows it at once.
final class GalleryController: UIViewController {
    private let rows: [TransitionRow]
    private let card = UIView()
    private let heading = UILabel("NavKit", font: .systemFont(ofSize: 34, weight: .bold))
    private let subheading = UILabel(
        "UIKit’s transitions in a desktop window.", .subheadline, color: .secondaryLabel, lines: 2)
    private let hint = UILabel(
        "Choose a transition, or press its number, to push a page with it. Rows in the page go deeper. The back button or "
            + "Escape pops; after a system push, a swipe from the page’s left edge does too.", .footnote,
        color: .secondaryLabel, lines: 0)
    private var lines: [UIView] = []

    /// Whether the list stands beside the pages and has its own heading; else it is a page itself, under the bar.
    var standsAlone = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// - Parameter choose: Called with the transition that was tapped.
    init(choose: @escaping (TransitionIdea) -> Void) {
        rows = TransitionIdea.all.map { idea in TransitionRow(idea) { choose(idea) } }
        super.init(nibName: nil, bundle: nil)
        title = "Transitions"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        rows.forEach(card.addSubview)
        lines = rows.dropFirst().map { _ in UIView() }
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            card.addSubview(line)
        }
        [heading, subheading, card, hint].forEach(view.addSubview)
    }

    /// Marks the row of the transition that the next push will use.
    func mark(_ idea: TransitionIdea) {
        for (row, candidate) in zip(rows, TransitionIdea.all) { row.isSelected = candidate.name == idea.name }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = view.bounds.width >= 430 ? 20 : 16
        let width = view.bounds.width - 2 * margin
        heading.isHidden = !standsAlone
        subheading.isHidden = !standsAlone
        var y = view.safeAreaInsets.top + 16
        if standsAlone {
            let height = subheading.height(width: width)
            view.place(heading, CGRect(x: margin, y: y + 8, width: width, height: 41))
            view.place(subheading, CGRect(x: margin, y: y + 51, width: width, height: height))
            y += 51 + height + 20
        }
        let rowHeight = self.rowHeight(from: y)
        card.frame = CGRect(x: margin, y: y, width: width, height: rowHeight * CGFloat(rows.count))
        layOutRows(height: rowHeight)
        let hintHeight = hint.height(width: width - 32)
        hint.isHidden = card.frame.maxY + 10 + hintHeight > view.bounds.height - view.safeAreaInsets.bottom - 8
        view.place(hint, CGRect(x: margin + 16, y: card.frame.maxY + 10, width: width - 32, height: hintHeight))
    }

    /// The rows are as high as they like, or as there is room.
    private func rowHeight(from y: CGFloat) -> CGFloat {
        let room = view.bounds.height - view.safeAreaInsets.bottom - 12 - y
        return min(TransitionRow.height, (room / CGFloat(rows.count)).rounded(.down))
    }

    private func layOutRows(height: CGFloat) {
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: card.bounds.width, height: height)
        }
        for (index, line) in lines.enumerated() {
            let y = CGFloat(index + 1) * height
            card.place(line, CGRect(x: 72, y: y - 0.5, width: card.bounds.width - 72, height: 0.5))
        }
    }
}

import Foundation
import NavKit

/// What somebody wrote from a place.
final class LetterPage: Page {
    private let index: Int
    private let paper = UIView()
    private let stamp: PictureView
    private let date: UILabel
    private let lines: [UILabel]
    private let signature: UILabel
    private let rows: RowCard

    /// - Parameter index: Of the place that the letter is from.
    init(_ index: Int) {
        let place = Atlas.place(at: index), next = Atlas.place(at: index + 1)
        self.index = index
        stamp = PictureView(place.landscape, radius: 3)
        date = UILabel("\(place.name), \(place.letter.date)", .footnote, color: .secondaryLabel)
        lines = place.letter.lines.map { UILabel($0, .body, lines: 0) }
        signature = UILabel(place.letter.author, .headline)
        let follow = FollowUp()
        rows = RowCard([
            Row("Then to \(next.name)", detail: "\(next.chinese) · \(next.region)", landscape: next.landscape) {
                follow.page?.open(PlacePage(index + 1))
            }
        ])
        super.init(nibName: nil, bundle: nil)
        follow.page = self
        title = "Letter 来信"
    }

    required init?(coder: NSCoder) { nil }

    override var follower: Page { PlacePage(index + 1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        paper.backgroundColor = .secondarySystemGroupedBackground
        paper.layer.cornerRadius = 10
        ([stamp, date, signature] + lines).forEach(paper.addSubview)
        [paper, rows].forEach(view.addSubview)
    }

    override func layOut(in area: CGRect) {
        let width = area.width - 2 * margin
        let rowHeight = RowCard.height(of: 1)
        let mostHeight = area.height - 16 - 16 - rowHeight - 16
        paper.frame = CGRect(x: margin, y: area.minY + 16, width: width, height: mostHeight)
        paper.frame.size.height = min(layOutPaper(width: width - 40), mostHeight)
        rows.frame = CGRect(x: margin, y: paper.frame.maxY + 16, width: width, height: rowHeight)
    }

    /// Fills the paper and tells how high it needs to be.
    private func layOutPaper(width: CGFloat) -> CGFloat {
        paper.place(stamp, CGRect(x: paper.bounds.width - 20 - 62, y: 20, width: 62, height: 76))
        paper.place(date, CGRect(x: 20, y: 22, width: width - 74, height: 18))
        var text = TextColumn(view: paper, x: 20, y: 116, width: width, bottom: paper.bounds.height - 20 - 30)
        for line in lines { text.add(line, height: line.height(width: width), gap: 12) }
        paper.place(signature, CGRect(x: 20, y: text.y + 6, width: width, height: 22))
        return text.y + 6 + 22 + 22
    }
}

/// Knows the page that a row on it continues from, which does not exist yet when the row is made.
private final class FollowUp {
    weak var page: Page?
}

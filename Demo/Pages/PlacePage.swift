import Foundation
import NavKit

/// A place: its picture, what to know of it, and where to go on from there.
final class PlacePage: Page {
    private let index: Int
    private let place: Place
    private let picture: PictureView
    private let name: UILabel
    private let region: UILabel
    private let facts: FactsView
    private let english: UILabel
    private let native: UILabel
    private var rows: RowCard?

    /// - Parameter index: Of the place in the atlas; it goes round.
    init(_ index: Int) {
        self.index = index
        place = Atlas.place(at: index)
        picture = PictureView(place.landscape)
        name = UILabel("\(place.name) \(place.chinese)", font: .systemFont(ofSize: 26, weight: .bold))
        region = UILabel(place.region, .subheadline, color: .secondaryLabel)
        facts = FactsView(place.facts)
        english = UILabel(place.english, .body, lines: 0)
        native = UILabel(place.native, .callout, color: .secondaryLabel, lines: 0)
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }

    required init?(coder: NSCoder) { nil }

    override var follower: Page { PlacePage(index + 1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let (index, next) = (index, Atlas.place(at: index + 1))
        let rows = RowCard([
            Row("A letter from here", detail: place.letter.author, landscape: nil) { [weak self] in
                self?.open(LetterPage(index))
            },
            Row("Next: \(next.name)", detail: "\(next.chinese) · \(next.region)", landscape: nil) { [weak self] in
                self?.open(PlacePage(index + 1))
            },
        ])
        self.rows = rows
        [picture, name, region, facts, english, native, rows].forEach(view.addSubview)
    }

    /// The rows lie at the bottom, the picture at the top; between them stands as much text as there is room for.
    override func layOut(in area: CGRect) {
        let width = area.width - 2 * margin
        let rowsTop = area.maxY - 16 - RowCard.height(of: 2)
        rows?.frame = CGRect(x: margin, y: rowsTop, width: width, height: RowCard.height(of: 2))
        picture.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: pictureHeight(in: area))
        var text = TextColumn(view: view, x: margin, y: picture.frame.maxY + 14, width: width, bottom: rowsTop - 12)
        text.add(name, height: 32, gap: 1)
        text.add(region, height: 20, gap: 12)
        text.add(facts, height: FactsView.height, gap: 12)
        text.add(english, height: english.height(width: width), gap: 8)
        text.add(native, height: native.height(width: width), gap: 0)
    }

    private func pictureHeight(in area: CGRect) -> CGFloat {
        let text =
            14 + 32 + 1 + 20 + 12 + FactsView.height + 12 + english.height(width: area.width - 2 * margin) + 8
            + native.height(width: area.width - 2 * margin) + 12
        let room = area.height - 16 - RowCard.height(of: 2) - text
        return min(max(room, area.height * 0.24), area.height * 0.5).rounded()
    }
}

/// Puts views under one another as long as they fit, and hides those that do not.
struct TextColumn {
    let view: UIView
    let x: CGFloat
    var y: CGFloat
    let width: CGFloat
    let bottom: CGFloat

    /// - Parameter gap: Left free below, in points.
    mutating func add(_ subview: UIView, height: CGFloat, gap: CGFloat) {
        subview.isHidden = y + height > bottom
        guard !subview.isHidden else { return }
        view.place(subview, CGRect(x: x, y: y, width: width, height: height))
        y += height + gap
    }
}

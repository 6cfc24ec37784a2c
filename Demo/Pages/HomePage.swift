import Foundation
import NavKit

/// The journal's first page: one place large, the others in a list.
final class HomePage: Page {
    private let cover: CoverView
    private let section = UILabel("On the way · 沿途", .headline)
    private var rows: RowCard?

    override init(nibName: String?, bundle: Bundle?) {
        cover = CoverView(Atlas.places[0], caption: "THIS WEEK · 本周")
        super.init(nibName: nil, bundle: nil)
        title = "Journeys 山行"
        navigationItem.backButtonTitle = "Journeys"
        cover.addAction(UIAction { [weak self] _ in self?.open(PlacePage(0)) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var follower: Page { PlacePage(1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = RowCard(
            Atlas.places.indices.dropFirst().map { index in
                let place = Atlas.place(at: index)
                return Row("\(place.name) \(place.chinese)", detail: place.region, landscape: place.landscape) {
                    [weak self] in self?.open(PlacePage(index))
                }
            })
        self.rows = rows
        [cover, section, rows].forEach(view.addSubview)
    }

    override func layOut(in area: CGRect) {
        let width = area.width - 2 * margin
        let coverHeight = min(max(area.height * 0.4, 120), width * 0.9).rounded()
        let count = rowCount(in: area.height - coverHeight - 16 - 48 - 16)
        cover.frame = CGRect(x: margin, y: area.minY + 16, width: width, height: coverHeight)
        view.place(section, CGRect(x: margin + 4, y: cover.frame.maxY + 18, width: width - 8, height: 22))
        rows?.frame = CGRect(x: margin, y: cover.frame.maxY + 48, width: width, height: RowCard.height(of: count))
    }

    private func rowCount(in height: CGFloat) -> Int { min(max(Int(height / Row.height), 1), Atlas.places.count - 1) }
}

import Foundation
import NavKit

/// The scenes as tiles. Choosing one shows it at once.
final class GalleryController: UIViewController {
    private let scroll = UIScrollView()
    private let heading = UILabel("NavKit", font: .systemFont(ofSize: 34, weight: .bold))
    private let subheading = UILabel(
        "UIKit’s transitions in a desktop window.", .subheadline, color: .secondaryLabel, lines: 0)
    private let hint = UILabel(
        "Click a scene, or press its number; R plays it again, Escape goes back. What is in the page works too.",
        .footnote, color: .secondaryLabel, lines: 0)
    private var tiles: [SceneTile] = []
    private let choose: (Scene) -> Void

    /// - Parameter choose: Called with the scene whose tile was clicked.
    init(choose: @escaping (Scene) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tiles = Scene.all.map { scene in
            SceneTile(scene, in: self) { [weak self] in self?.choose(scene) }
        }
        view.addSubview(scroll)
        ([heading, subheading, hint] + tiles).forEach(scroll.addSubview)
    }

    /// Marks the tile of the scene that is on the stage; nil marks none.
    func mark(_ scene: Scene?) {
        for tile in tiles { tile.isSelected = tile.scene.name == scene?.name }
    }

    // MARK: Layout

    private static let gap: CGFloat = 12
    /// Tiles are at least this wide, in points.
    private static let leastTileWidth: CGFloat = 148

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let margin: CGFloat = view.bounds.width >= 430 ? 20 : 16
        let width = view.bounds.width - 2 * margin
        let subheight = subheading.height(width: width)
        scroll.place(heading, CGRect(x: margin, y: 24, width: width, height: 41))
        scroll.place(subheading, CGRect(x: margin, y: 67, width: width, height: subheight))
        let bottom = layOutTiles(in: CGRect(x: margin, y: 67 + subheight + 20, width: width, height: 0))
        let hintHeight = hint.height(width: width)
        scroll.place(hint, CGRect(x: margin, y: bottom + 16, width: width, height: hintHeight))
        scroll.contentSize = CGSize(width: view.bounds.width, height: bottom + 16 + hintHeight + 24)
    }

    /// Puts the tiles under the top edge of `area`, in rows as high as their highest one, and tells where they end.
    private func layOutTiles(in area: CGRect) -> CGFloat {
        let count = max(Int((area.width + Self.gap) / (Self.leastTileWidth + Self.gap)), 1)
        let width = ((area.width - CGFloat(count - 1) * Self.gap) / CGFloat(count)).rounded(.down)
        var y = area.minY
        for start in stride(from: 0, to: tiles.count, by: count) {
            let row = tiles[start..<min(start + count, tiles.count)]
            let height = row.map { $0.height(width: width) }.max() ?? 0
            for (column, tile) in row.enumerated() {
                let x = area.minX + CGFloat(column) * (width + Self.gap)
                scroll.place(tile, CGRect(x: x, y: y, width: width, height: height))
            }
            y += height + Self.gap
        }
        return y - Self.gap
    }
}

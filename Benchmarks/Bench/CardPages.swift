import Foundation
import NavCore
import NavKit
import NavRaster

/// Two columns of cards, each with a picture, a title and a name: a feed as an app would write it.
final class CardFeed: UIViewController, CardZoomSource {
    static let count = 200

    private lazy var layout = WaterfallLayout { path, width in
        (width * (1 + CGFloat(path.item % 3) * 0.15)).rounded() + 70
    }
    private lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        cards.register(CardCell.self, forCellWithReuseIdentifier: "card")
        cards.dataSource = self
        view.addSubview(cards)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        cards.frame = view.bounds
    }

    func cardZoomCard(for identifier: AnyHashable) -> CardZoomCard? {
        guard let item = identifier as? Int,
            let cell = cards.cellForItem(at: IndexPath(item: item, section: 0)) as? CardCell
        else { return nil }
        return CardZoomCard(cell, cornerRadius: 8, cover: CardZoomCover(cell.picture, in: cell))
    }
}

extension CardFeed: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(indexPath.item)
        return cell
    }
}

private final class CardCell: UICollectionViewCell {
    let picture = UIImageView()
    private let title = UILabel(), name = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        layer.cornerRadius = 8
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.numberOfLines = 2
        title.font = .systemFont(ofSize: 14)
        name.font = .systemFont(ofSize: 11)
        name.textColor = .secondaryLabel
        for part in [picture, title, name] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: Int) {
        picture.image = CardPicture.of(item)
        title.text = "Card \(item), with a title that takes two lines"
        name.text = "Somebody"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, foot) = (bounds.width, bounds.height - 70)
        picture.frame = CGRect(x: 0, y: 0, width: width, height: foot)
        title.frame = CGRect(x: 8, y: foot + 6, width: width - 16, height: 36)
        name.frame = CGRect(x: 8, y: foot + 46, width: width - 16, height: 16)
    }
}

/// What a card grows into: its picture, and lines of text.
final class CardDetail: UIViewController, CardZoomPage {
    private let item: Int
    private let picture: UIImageView
    private let lines: [UILabel]

    init(_ item: Int) {
        self.item = item
        picture = UIImageView(image: CardPicture.of(item))
        lines = (0..<14).map { index in
            let label = UILabel()
            label.text = "Line \(index) of what there is to say about card \(item)"
            label.font = .systemFont(ofSize: 15)
            return label
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        ([picture] + lines).forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        picture.frame = CGRect(x: 0, y: 0, width: width, height: width)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 16, y: width + 16 + CGFloat(index) * 28, width: width - 32, height: 22)
        }
    }

    var cardZoomIdentifiers: [AnyHashable] { [item] }
    var cardZoomCover: CardZoomCover? { CardZoomCover(picture, in: view) }
}

/// Pictures of a phone's width, a few of them for all cards.
private enum CardPicture {
    static func of(_ item: Int) -> UIImage { all[item % all.count] }

    private static let all = (0..<8).map { index in
        let rect = CGRect(x: 0, y: 0, width: 390, height: 520), hue = CGFloat(index) / 8
        let top = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1).cgColor
        let low = UIColor(hue: hue, saturation: 0.8, brightness: 0.4, alpha: 1).cgColor
        let commands: [DrawCommand] = [
            .gradient(
                rect, start: .zero, end: CGPoint(x: 390, y: 520),
                stops: [GradientStop(location: 0, color: top), GradientStop(location: 1, color: low)]),
            .fill(RoundedRect(CGRect(x: 120, y: 160, width: 150, height: 150), radius: 75), .white),
        ]
        let root = Fragment(commands: commands, bounds: rect, opaqueRect: rect)
        return UIImage(
            bitmap: Bitmap(rendering: DisplayList(size: rect.size, scale: 1, background: .white, root: root)))
    }
}

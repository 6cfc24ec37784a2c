import Foundation
import NavKit

/// A note as a card: its cover, its title, who wrote it, and how many like it.
final class FeedCell: UICollectionViewCell {
    static let radius: CGFloat = 10

    private(set) var note: Note?
    let picture = UIImageView()
    private let title = UILabel("", font: FeedCell.titleFont, lines: 2)
    private let face = Face()
    private let author = UILabel("", font: .systemFont(ofSize: 11), color: .secondaryLabel)
    private let heart = CountControl(.heart, size: 13)
    private let ring = UIView()

    /// Whether the keyboard is on the card.
    var isCurrent = false {
        didSet { ring.isHidden = !isCurrent }
    }

    required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        clipsToBounds = true
        layer.cornerRadius = Self.radius
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        ring.isUserInteractionEnabled = false
        ring.isHidden = true
        ring.layer.cornerRadius = Self.radius
        ring.layer.borderWidth = 3
        [picture, title, face, author, heart, ring].forEach(contentView.addSubview)
        heart.addAction(UIAction { [weak self] _ in self?.toggleHeart() }, for: .touchUpInside)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ note: Note) {
        self.note = note
        picture.image = note.cover.image
        title.text = note.title
        face.author = note.author
        author.text = note.author.name
        showHeart()
        setNeedsLayout()
    }

    /// The note may have been liked elsewhere.
    func showHeart() {
        guard let note else { return }
        heart.show(note.heartCount, isOn: note.isLiked)
        setNeedsLayout()
    }

    private func toggleHeart() {
        note?.isLiked.toggle()
        showHeart()
        heart.bounce()
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.75 : 1 }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        ring.layer.borderColor = tintColor.withAlphaComponent(0.6).cgColor
    }

    // MARK: Layout

    private static let titleFont = UIFont.systemFont(ofSize: 14, weight: .medium)
    /// Everything under the title.
    private static let footHeight: CGFloat = 40
    private static let ruler = UILabel("", font: titleFont, lines: 2)

    /// How high the card of a note is at a width. The cover is never much higher than wide.
    static func height(of note: Note, width: CGFloat) -> CGFloat {
        pictureHeight(of: note, width: width) + 10 + titleHeight(of: note, width: width) + footHeight
    }

    private static func pictureHeight(of note: Note, width: CGFloat) -> CGFloat {
        (width * min(note.cover.shape, 4 / 3)).rounded()
    }

    private static func titleHeight(of note: Note, width: CGFloat) -> CGFloat {
        ruler.text = note.title
        return ruler.height(width: width - 20)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let note else { return }
        let width = bounds.width
        ring.frame = bounds
        picture.frame = CGRect(x: 0, y: 0, width: width, height: Self.pictureHeight(of: note, width: width))
        let textHeight = Self.titleHeight(of: note, width: width)
        contentView.place(title, CGRect(x: 10, y: picture.frame.maxY + 10, width: width - 20, height: textHeight))
        let foot = picture.frame.maxY + 10 + textHeight + 8
        let heartWidth = heart.naturalWidth
        contentView.place(face, CGRect(x: 10, y: foot + 2, width: 18, height: 18))
        contentView.place(author, CGRect(x: 33, y: foot, width: max(width - 33 - heartWidth - 12, 0), height: 22))
        contentView.place(heart, CGRect(x: width - heartWidth - 8, y: foot - 3, width: heartWidth, height: 28))
    }
}

import Foundation
import NavKit

/// A note: its pictures, its text, and what others say of it.
final class NotePage: UIViewController {
    private let note: Note
    private let scroll = UIScrollView()
    private let carousel: Carousel
    private let heading: UILabel
    private let paragraphs: [UILabel]
    private let tags: UILabel
    private let when: UILabel
    private let line = UIView()
    private let commentsHeading: UILabel
    private let comments: [CommentView]
    private let foot: NoteFoot
    private lazy var bar = PageBar(note.author) { [weak self] in
        self?.navigationController?.popViewController(animated: true)
    } open: { [weak self] in
        self?.openAuthor()
    }

    init(_ note: Note) {
        self.note = note
        carousel = Carousel(note.paintings)
        heading = UILabel(note.title, .title3, lines: 0)
        heading.font = .systemFont(ofSize: 19, weight: .semibold)
        paragraphs = note.paragraphs.map { UILabel($0, .body, lines: 0) }
        tags = UILabel(note.tags, .subheadline, color: .link)
        when = UILabel(note.when, .footnote, color: .tertiaryLabel)
        commentsHeading = UILabel("\(note.comments.count) comments 评论", .subheadline, color: .secondaryLabel)
        comments = note.comments.map(CommentView.init)
        foot = NoteFoot(note)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func openAuthor() {
        navigationController?.pushViewController(AuthorPage(note.author), animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .systemPink
        line.backgroundColor = .separator
        scroll.alwaysBounceVertical = true
        ([carousel, carousel.dots, heading, tags, when, line, commentsHeading] + paragraphs + comments).forEach(
            scroll.addSubview)
        [scroll, bar, foot].forEach(view.addSubview)
    }

    /// The arrow keys turn the pictures.
    func take(_ key: UIKey) -> Bool {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardRightArrow: carousel.turn(by: isMirrored ? -1 : 1)
        case .keyboardLeftArrow: carousel.turn(by: isMirrored ? 1 : -1)
        default: return false
        }
        return true
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (size, top) = (view.bounds.size, view.safeAreaInsets.top)
        bar.frame = CGRect(x: 0, y: top, width: size.width, height: PageBar.height)
        foot.frame = CGRect(x: 0, y: size.height - NoteFoot.height, width: size.width, height: NoteFoot.height)
        let start = top + PageBar.height
        scroll.frame = CGRect(x: 0, y: start, width: size.width, height: max(foot.frame.minY - start, 0))
        layOutArticle(width: size.width, most: max(scroll.bounds.height * 0.75, 160))
    }

    /// - Parameter most: How high the pictures may be.
    private func layOutArticle(width: CGFloat, most: CGFloat) {
        let margin: CGFloat = width >= 600 ? 40 : 16
        let pictureHeight = min((width * min(note.cover.shape, 4 / 3)).rounded(), most.rounded())
        carousel.frame = CGRect(x: 0, y: 0, width: width, height: pictureHeight)
        carousel.dots.frame = CGRect(x: 0, y: pictureHeight, width: width, height: note.paintings.count > 1 ? 24 : 0)
        var column = Column(view: scroll, x: margin, y: carousel.dots.frame.maxY + 8, width: width - 2 * margin)
        column.add(heading, gap: 10)
        for paragraph in paragraphs { column.add(paragraph, gap: 10) }
        column.add(tags, gap: 12)
        column.add(when, gap: 16)
        column.add(line, height: 0.5, gap: 16)
        column.add(commentsHeading, gap: 16)
        for comment in comments { column.add(comment, height: comment.height(width: column.width), gap: 0) }
        scroll.contentSize = CGSize(width: width, height: column.y + 12)
    }
}

/// Views under one another.
private struct Column {
    let view: UIView
    let x: CGFloat
    var y: CGFloat
    let width: CGFloat

    mutating func add(_ label: UILabel, gap: CGFloat) { add(label, height: label.height(width: width), gap: gap) }

    mutating func add(_ subview: UIView, height: CGFloat, gap: CGFloat) {
        view.place(subview, CGRect(x: x, y: y, width: width, height: height))
        y += height + gap
    }
}

extension NotePage: CardZoomPage {
    var cardZoomIdentifiers: [AnyHashable] { [note] }

    /// The picture that the carousel shows, wherever it is scrolled to.
    var cardZoomCover: CardZoomCover? { CardZoomCover(carousel.picture, in: view) }
}

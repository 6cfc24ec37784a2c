import Foundation
import NavKit

/// The line at the top of a page: back, who wrote it, and whether the reader follows.
final class PageBar: UIView {
    static let height: CGFloat = 52

    private let back = UIButton(type: .system)
    private let author: AuthorButton
    private let follow = UIButton(type: .system)
    private var isFollowing = false {
        didSet { showFollowing() }
    }

    /// - Parameters:
    ///   - leave: Called for the button at the beginning.
    ///   - open: Called when the author is clicked.
    init(_ author: Author, leave: @escaping () -> Void, open: @escaping () -> Void) {
        self.author = AuthorButton(author)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        back.setImage(
            UIImage(systemName: "chevron.backward")?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        back.tintColor = .label
        follow.layer.cornerRadius = 15
        follow.layer.borderWidth = 1
        follow.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
        [back, self.author, follow].forEach(addSubview)
        back.addAction(UIAction { _ in leave() }, for: .touchUpInside)
        self.author.addAction(UIAction { _ in open() }, for: .touchUpInside)
        follow.addAction(UIAction { [weak self] _ in self?.isFollowing.toggle() }, for: .touchUpInside)
        showFollowing()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { showFollowing() }

    private func showFollowing() {
        follow.setTitle(isFollowing ? "Following 已关注" : "Follow 关注", for: .normal)
        follow.tintColor = isFollowing ? .secondaryLabel : tintColor
        follow.layer.borderColor =
            (isFollowing ? UIColor.systemGray3 : tintColor).resolvedColor(with: traitCollection).cgColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width, side = follow.sizeThatFits(bounds.size).width + 24
        place(back, CGRect(x: 4, y: 4, width: 44, height: 44))
        place(follow, CGRect(x: width - side - 14, y: 11, width: side, height: 30))
        place(author, CGRect(x: 48, y: 4, width: max(width - 48 - side - 26, 0), height: 44))
    }
}

/// A face and a name.
private final class AuthorButton: UIControl {
    private let face: Face
    private let name: UILabel

    init(_ author: Author) {
        face = Face(author)
        name = UILabel(author.name, font: .systemFont(ofSize: 15, weight: .medium))
        super.init(frame: .zero)
        [face, name].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(face, CGRect(x: 0, y: 6, width: 32, height: 32))
        place(name, CGRect(x: 42, y: 0, width: bounds.width - 42, height: bounds.height))
    }
}

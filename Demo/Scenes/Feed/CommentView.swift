import Foundation
import NavKit

/// What somebody says about a note.
final class CommentView: UIView {
    private let face: Face
    private let name: UILabel
    private let text: UILabel
    private let when: UILabel

    init(_ comment: Note.Comment) {
        face = Face(comment.author)
        name = UILabel(comment.author.name, .footnote, color: .secondaryLabel)
        text = UILabel(comment.text, .subheadline, lines: 0)
        when = UILabel(comment.when, .caption1, color: .tertiaryLabel)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        [face, name, text, when].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    func height(width: CGFloat) -> CGFloat { 18 + 3 + text.height(width: width - 44) + 3 + 16 + 18 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 44, textHeight = text.height(width: bounds.width - 44)
        place(face, CGRect(x: 0, y: 0, width: 32, height: 32))
        place(name, CGRect(x: 44, y: 0, width: width, height: 18))
        place(text, CGRect(x: 44, y: 21, width: width, height: textHeight))
        place(when, CGRect(x: 44, y: 24 + textHeight, width: width, height: 16))
    }
}

import Foundation
import NavKit

/// The line at the bottom of a note: like it, keep it.
final class NoteFoot: UIView {
    static let height: CGFloat = 52

    private let note: Note
    private let line = UIView()
    private let words: UILabel
    private let heart = CountControl(.heart, size: 20)
    private let star = CountControl(.star, size: 20)

    init(_ note: Note) {
        self.note = note
        words = UILabel("\(note.comments.count) people said something", .footnote, color: .tertiaryLabel)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        [line, words, heart, star].forEach(addSubview)
        heart.addAction(UIAction { [weak self] _ in self?.toggle(\.isLiked, \.heart) }, for: .touchUpInside)
        star.addAction(UIAction { [weak self] _ in self?.toggle(\.isSaved, \.star) }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func toggle(_ state: ReferenceWritableKeyPath<Note, Bool>, _ control: KeyPath<NoteFoot, CountControl>) {
        note[keyPath: state].toggle()
        show()
        self[keyPath: control].bounce()
    }

    private func show() {
        heart.show(note.heartCount, isOn: note.isLiked)
        star.show(note.starCount, isOn: note.isSaved)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let (hearts, stars) = (heart.naturalWidth + 4, star.naturalWidth + 4)
        line.frame = CGRect(x: 0, y: 0, width: width, height: 0.5)
        place(star, CGRect(x: width - 16 - stars, y: 4, width: stars, height: 44))
        place(heart, CGRect(x: width - 34 - stars - hearts, y: 4, width: hearts, height: 44))
        place(words, CGRect(x: 16, y: 4, width: max(width - 66 - stars - hearts, 0), height: 44))
    }
}

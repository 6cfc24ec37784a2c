import Foundation
import NavKit

/// A disc with the first letter of a name, in the author's colour.
final class Face: UIView {
    private let letter = UILabel("", .headline, color: .white)

    var author: Author? {
        didSet { showAuthor() }
    }

    init(_ author: Author? = nil) {
        self.author = author
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        letter.textAlignment = .center
        addSubview(letter)
        showAuthor()
    }

    private func showAuthor() {
        letter.text = author?.initial
        backgroundColor = author.map { UIColor(cgColor: .init(hex: $0.color)) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        letter.font = .systemFont(ofSize: (bounds.height * 0.46).rounded(), weight: .semibold)
        letter.frame = bounds
    }
}

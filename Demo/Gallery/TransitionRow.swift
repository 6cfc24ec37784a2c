import Foundation
import NavKit

/// One transition in the gallery.
final class TransitionRow: UIControl {
    static let height: CGFloat = 78

    private let glyph: TransitionGlyph
    private let name: UILabel
    private let note: UILabel
    private let ground = UIView()
    private var isUnderPointer = false {
        didSet { showState() }
    }

    /// - Parameter choose: Called when the row is tapped.
    init(_ idea: TransitionIdea, choose: @escaping () -> Void) {
        glyph = TransitionGlyph(idea.glyph)
        name = UILabel(idea.name, .headline)
        note = UILabel(idea.note, .subheadline, color: .secondaryLabel, lines: 2)
        super.init(frame: .zero)
        clipsToBounds = true
        ground.isUserInteractionEnabled = false
        [ground, glyph, name, note].forEach(addSubview)
        onHover = { [weak self] in self?.isUnderPointer = $0 }
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { showState() } }
    override var isHighlighted: Bool { didSet { showState() } }

    override func tintColorDidChange() { showState() }

    private var fill: UIColor? {
        if isHighlighted { return .tertiarySystemFill }
        if isSelected { return tintColor.withAlphaComponent(0.12) }
        return isUnderPointer ? .quaternarySystemFill : nil
    }

    private func showState() {
        ground.backgroundColor = fill
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let text = CGRect(x: 72, y: 0, width: bounds.width - 72 - 14, height: bounds.height)
        let noteHeight = note.height(width: text.width)
        let top = (bounds.height - 22 - 1 - noteHeight) / 2
        place(glyph, CGRect(x: 14, y: (bounds.height - 44) / 2, width: 44, height: 44))
        place(name, CGRect(x: text.minX, y: top, width: text.width, height: 22))
        place(note, CGRect(x: text.minX, y: top + 23, width: text.width, height: noteHeight))
    }
}

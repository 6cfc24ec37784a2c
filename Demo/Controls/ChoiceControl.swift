import Foundation
import NavKit

/// One of a few short words. A click picks one; the arrow keys go from one to the next while the control has the keyboard.
final class ChoiceControl: UIControl {
    static let height: CGFloat = 32

    /// Setting it moves the thumb and sends nothing.
    var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { thumbShouldMove() } }
    }

    private let labels: [UILabel]
    private let thumb = UIView()

    init(_ words: [String]) {
        labels = words.map { UILabel($0, font: .systemFont(ofSize: 13, weight: .medium)) }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        thumb.isUserInteractionEnabled = false
        thumb.backgroundColor = .tertiarySystemBackground
        thumb.layer.cornerRadius = 6
        addSubview(thumb)
        for label in labels {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Picking

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let x = touch?.location(in: self).x else { return }
        let index = min(max(Int(x / bounds.width * CGFloat(labels.count)), 0), labels.count - 1)
        pick(isMirrored ? labels.count - 1 - index : index)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, let step = presses.lazy.compactMap({ self.step($0.key) }).first else {
            return super.pressesBegan(presses, with: event)
        }
        pick(min(max(selectedIndex + step, 0), labels.count - 1))
    }

    private func step(_ key: UIKey?) -> Int? {
        switch key?.keyCode {
        case .keyboardRightArrow: isMirrored ? -1 : 1
        case .keyboardLeftArrow: isMirrored ? 1 : -1
        default: nil
        }
    }

    private func pick(_ index: Int) {
        guard index != selectedIndex else { return }
        selectedIndex = index
        sendActions(for: .valueChanged)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Layout

    private func thumbShouldMove() {
        guard window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.layoutThumb()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() { place(label, part(index)) }
        layoutThumb()
    }

    private func layoutThumb() { place(thumb, part(selectedIndex).insetBy(dx: 2, dy: 2)) }

    private func part(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(labels.count, 1))
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
}

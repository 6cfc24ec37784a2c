import Foundation
import NavKit

/// A line of the lab: what is written in a program, what stands in its way, and the key that does the same.
final class LabRow: UIControl {
    static let height: CGFloat = 46

    private let code: UILabel
    private let note = UILabel("", .caption1, color: .secondaryLabel)
    private let key: UILabel
    /// For a property; a call has none.
    private let toggle: ToggleView?
    private var isUnderPointer = false {
        didSet { showState() }
    }

    /// - Parameters:
    ///   - isSwitch: Whether the line is a property that is on or off.
    ///   - act: Called when the line is clicked.
    init(_ code: String, key: String, isSwitch: Bool = false, act: @escaping () -> Void) {
        self.code = UILabel(code, font: .monospacedSystemFont(ofSize: 13, weight: .medium))
        self.key = UILabel(key.uppercased(), .caption1, color: .tertiaryLabel)
        self.key.textAlignment = .center
        toggle = isSwitch ? ToggleView() : nil
        super.init(frame: .zero)
        clipsToBounds = true
        [self.code, note, self.key].forEach(addSubview)
        if let toggle { addSubview(toggle) }
        onHover = { [weak self] in self?.isUnderPointer = $0 }
        addAction(UIAction { _ in act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { showState() } }

    /// - Parameter isOn: Of a property.
    func show(_ outcome: LabOutcome, isOn: Bool = false) {
        switch outcome {
        case .works: (note.text, isEnabled) = ("", true)
        case .idle(let reason): (note.text, isEnabled) = ("nothing happens: \(reason)", true)
        case .traps(let reason): (note.text, isEnabled) = ("would trap: \(reason)", false)
        }
        toggle?.isOn = isOn
        showState()
        setNeedsLayout()
    }

    private func showState() {
        code.textColor = isEnabled ? .label : .tertiaryLabel
        toggle?.alpha = isEnabled ? 1 : 0.5
        let isHot = isEnabled && isUnderPointer
        backgroundColor = isHighlighted ? .tertiarySystemFill : isHot ? .quaternarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = toggle == nil ? 0 : ToggleView.size.width + 10
        let width = bounds.width - 14 - 40 - side
        let hasNote = note.text?.isEmpty == false
        place(code, CGRect(x: 14, y: hasNote ? 5 : 13, width: width, height: 20))
        place(note, CGRect(x: 14, y: 25, width: width, height: 16))
        place(key, CGRect(x: bounds.width - 36, y: 15, width: 24, height: 16))
        guard let toggle else { return }
        place(
            toggle,
            CGRect(
                origin: CGPoint(x: bounds.width - 36 - side, y: (bounds.height - ToggleView.size.height) / 2),
                size: ToggleView.size))
    }
}

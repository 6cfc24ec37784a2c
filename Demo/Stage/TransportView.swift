import Foundation
import NavKit

/// What stands under the page: speed, appearance, and the figures.
final class TransportView: UIView {
    static let height: CGFloat = 92

    /// Called with the chosen speed.
    var onSpeed: (Double) -> Void = { _ in }
    /// Called with whether dark was chosen.
    var onAppearance: (Bool) -> Void = { _ in }

    private let caption = UILabel("Speed", .subheadline, color: .secondaryLabel)
    private let slider = SpeedSlider()
    private let value = UILabel("1×", font: .monospacedDigitSystemFont(ofSize: 15, weight: .medium))
    private let appearance = AppearanceSwitch()
    private let figures: HeadsUpLine

    init(figures: HeadsUpLine, isDark: Bool) {
        self.figures = figures
        appearance.isDark = isDark
        super.init(frame: .zero)
        [caption, slider, value, appearance, figures].forEach(addSubview)
        slider.addAction(UIAction { [weak self] _ in self?.speedDidChange() }, for: .valueChanged)
        appearance.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onAppearance(self.appearance.isDark)
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func speedDidChange() {
        value.text = "\(slider.speed.speedText)×"
        onSpeed(slider.speed)
    }

    /// The controls in one line of at most 420 points, the figures under it.
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 32, 420)
        let left = ((bounds.width - width) / 2).rounded()
        let showsCaption = width >= 360
        let captionWidth = showsCaption ? caption.naturalWidth + 10 : 0
        let right = left + width - AppearanceSwitch.size.width
        caption.isHidden = !showsCaption
        place(caption, CGRect(x: left, y: 12, width: captionWidth, height: 20))
        place(slider, CGRect(x: left + captionWidth, y: 0, width: right - 66 - left - captionWidth, height: 44))
        place(value, CGRect(x: right - 58, y: 12, width: 46, height: 20))
        place(appearance, CGRect(origin: CGPoint(x: right, y: 6), size: AppearanceSwitch.size))
        place(figures, CGRect(x: 8, y: 60, width: bounds.width - 16, height: 16))
    }
}

extension Double {
    /// As short as can be, with two digits after the point at most.
    nonisolated fileprivate var speedText: String {
        let text = text(decimals: 2)
        return text.hasSuffix("00") ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}

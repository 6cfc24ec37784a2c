import Foundation
import NavKit

/// Shows on or off, and slides from one to the other. What it stands in is clicked.
final class ToggleView: UIView {
    static let size = CGSize(width: 42, height: 26)

    var isOn = false {
        didSet { if isOn != oldValue { thumbShouldMove() } }
    }

    private let thumb = ThumbView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size.height / 2
        addSubview(thumb)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { showState() }

    private func showState() { backgroundColor = isOn ? tintColor : .systemFill }

    private func thumbShouldMove() {
        guard window != nil else {
            showState()
            return setNeedsLayout()
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.showState()
            self.layoutThumb()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutThumb()
    }

    private func layoutThumb() {
        let side = bounds.height - 4
        place(thumb, CGRect(x: isOn ? bounds.width - side - 2 : 2, y: 2, width: side, height: side))
    }
}

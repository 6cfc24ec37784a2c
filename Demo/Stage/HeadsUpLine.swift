import Foundation
import NavKit

/// One line of figures about the pictures that were last seen moving. Its text changes only when it is told to.
final class HeadsUpLine: UIView {
    private let label: UILabel
    private let painter: String

    init(painter: String) {
        self.painter = painter
        label = UILabel(
            painter, font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), color: .secondaryLabel)
        label.textAlignment = .center
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ reading: FrameMeter.Reading) {
        label.text = [
            painter, "\(reading.rate.text(decimals: 1)) fps", "p99 \((reading.p99 * 1000).text(decimals: 1)) ms",
            "\(reading.missed) missed",
        ].joined(separator: "  ·  ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

extension Double {
    /// With a fixed number of digits after the point.
    nonisolated func text(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}

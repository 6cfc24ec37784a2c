import Foundation
import NavKit

/// Chooses how fast time goes, from a twentieth to full speed. Equal ways are equal factors.
final class SpeedSlider: UISlider {
    /// The least speed.
    private static let slowest = 0.05
    /// Speeds that have a mark, and at which a value nearby is taken for the mark's.
    private static let stops: [(speed: Double, name: String)] = [
        (0.05, "1/20"), (0.1, "1/10"), (0.25, "1/4"), (0.5, "1/2"), (1, "1"),
    ]
    /// How near that is, as a share of the way.
    private static let catchRange = 0.03
    private static let thumbSide: CGFloat = 24

    private let names = SpeedSlider.stops.map { UILabel($0.name, .caption2, color: .secondaryLabel) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        value = 1
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// More than 0, at most 1.
    var speed: Double {
        let position = Double(value)
        let stop = Self.stops.first { abs(Self.position(of: $0.speed) - position) < Self.catchRange }
        return stop?.speed ?? pow(Self.slowest, 1 - position)
    }

    /// 0 at the slowest, 1 at full speed.
    private static func position(of speed: Double) -> Double { 1 - log(speed) / log(slowest) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let way = bounds.width - Self.thumbSide
        for (name, stop) in zip(names, Self.stops) {
            let x = Self.thumbSide / 2 + way * CGFloat(Self.position(of: stop.speed))
            place(name, CGRect(x: x - 16, y: bounds.midY + 13, width: 32, height: 13))
        }
    }
}

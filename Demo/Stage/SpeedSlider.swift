import Foundation
import NavCore
import NavKit

/// Chooses how fast time goes, from a twentieth to full speed. Equal ways are equal factors.
final class SpeedSlider: UIControl {
    /// The least speed.
    static let slowest = 0.05
    /// The speeds at which the thumb catches.
    private static let stops = [0.05, 0.1, 0.25, 0.5, 1]
    /// How near the thumb must come to a stop to catch, as a share of the way.
    private static let catchRange = 0.035
    private static let thumbSide: CGFloat = 24
    private static let trackHeight: CGFloat = 4

    /// From `slowest` to 1. Setting it sends nothing.
    var speed = 1.0 {
        didSet { if speed != oldValue { setNeedsLayout() } }
    }

    private let track = UIView()
    private let filled = UIView()
    private let ticks = SpeedSlider.stops.map { _ in UIView() }
    private let thumb = ThumbView(side: SpeedSlider.thumbSide)

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemFill
        ([track, filled] + ticks + [thumb]).forEach {
            $0.isUserInteractionEnabled = false
            addSubview($0)
        }
        for bar in [track, filled] { bar.layer.cornerRadius = Self.trackHeight / 2 }
        for tick in ticks { tick.layer.cornerRadius = 3 }
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        filled.backgroundColor = tintColor
        colorTicks()
    }

    // MARK: Position and speed

    /// 0 at the slowest, 1 at full speed.
    private static func position(of speed: Double) -> Double { 1 - log(speed) / log(slowest) }

    private static func speed(at position: Double) -> Double {
        let nearest = stops.min { abs(self.position(of: $0) - position) < abs(self.position(of: $1) - position) }
        if let nearest, abs(self.position(of: nearest) - position) < catchRange { return nearest }
        return pow(slowest, 1 - position)
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        let way = bounds.width - Self.thumbSide
        let x = Double((touch.location(in: self).x - Self.thumbSide / 2) / max(way, 1))
        let position = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - x : x
        let chosen = Self.speed(at: min(max(position, 0), 1))
        guard chosen != speed else { return }
        speed = chosen
        sendActions(for: .valueChanged)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let way = bounds.width - Self.thumbSide, start = Self.thumbSide / 2
        let x = start + way * CGFloat(Self.position(of: speed))
        let y = bounds.midY
        place(track, CGRect(x: start, y: y - 2, width: way, height: Self.trackHeight))
        place(filled, CGRect(x: start, y: y - 2, width: x - start, height: Self.trackHeight))
        for (tick, stop) in zip(ticks, Self.stops) {
            place(tick, CGRect(x: start + way * CGFloat(Self.position(of: stop)) - 3, y: y - 3, width: 6, height: 6))
        }
        place(thumb, CGRect(x: x - start, y: y - start, width: Self.thumbSide, height: Self.thumbSide))
        colorTicks()
    }

    private func colorTicks() {
        for (tick, stop) in zip(ticks, Self.stops) { tick.backgroundColor = stop <= speed ? tintColor : .systemGray3 }
    }
}

/// The white disc of a slider or a switch, with its shadow.
final class ThumbView: DrawnView {
    private let radius: CGFloat

    init(side: CGFloat) {
        radius = side / 2
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }

    required init?(coder: NSCoder) { nil }

    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let shape = RoundedRect(bounds, radius: radius)
        return [
            .shadow(shape, CGColor.black.withAlpha(0.22), radius: 4, offset: CGSize(width: 0, height: 1.5)),
            .fill(shape, .white),
            .border(shape, width: 0.5, CGColor.black.withAlpha(0.08)),
        ]
    }
}

import Foundation
import NavCore
import NavKit

/// A curve over time, and where on it the motion is.
final class LabPlot: UIView {
    private let drawing = CurveDrawing()
    private let upright = UIView()
    private let level = UIView()
    private let dot = UIView()
    private var place = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        isUserInteractionEnabled = false
        dot.layer.cornerRadius = Self.dotSide / 2
        dot.layer.borderWidth = 2
        [drawing, upright, level, dot].forEach(addSubview)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another curve.
    func show(_ shape: TimingShape) {
        guard shape != drawing.shape else { return }
        drawing.shape = shape
        drawing.redraw()
        setNeedsLayout()
    }

    /// - Parameters:
    ///   - time: The share of the duration, 0…1.
    ///   - progress: The share of the way, beyond 0…1 where it overshoots.
    func mark(time: Double, progress: Double) {
        place = CGPoint(x: time, y: progress)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        dot.backgroundColor = tintColor
        dot.layer.borderColor = UIColor.white.cgColor
        for line in [upright, level] { line.backgroundColor = tintColor.withAlphaComponent(0.35) }
    }

    private static let dotSide: CGFloat = 14

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.frame = bounds
        let area = drawing.area(in: bounds)
        let point = CGPoint(x: area.minX + area.width * place.x, y: drawing.y(of: place.y, in: area))
        UIView.performWithoutAnimation {
            dot.frame = CGRect(
                x: point.x - Self.dotSide / 2, y: point.y - Self.dotSide / 2, width: Self.dotSide, height: Self.dotSide)
            upright.frame = CGRect(x: point.x - 0.5, y: area.minY, width: 1, height: area.height)
            level.frame = CGRect(x: area.minX, y: point.y - 0.5, width: point.x - area.minX, height: 1)
        }
    }
}

/// The curve itself, with the lines of 0 and 1.
final class CurveDrawing: DrawnView {
    var shape = TimingShape.linear
    /// How wide the curve's line is, in points.
    var lineWidth: CGFloat = 2.5
    /// Room around the curve, in points.
    var inset: CGFloat = 14
    var color = UIColor.label
    /// Points at which the curve is sampled: enough for a spring's swings.
    private static let count = 120

    private var samples: [Double] {
        (0...Self.count).map { shape.progress(at: Double($0) / Double(Self.count)).x }
    }

    func area(in bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: inset) }

    /// Where a progress is in the area; all that the curve reaches has room.
    func y(of progress: Double, in area: CGRect) -> CGFloat {
        let samples = samples
        return y(of: progress, in: area, from: min(samples.min() ?? 0, 0), to: max(samples.max() ?? 1, 1))
    }

    private func y(of progress: Double, in area: CGRect, from low: Double, to high: Double) -> CGFloat {
        area.maxY - area.height * CGFloat((min(max(progress, low), high) - low) / (high - low))
    }

    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let (area, samples) = (area(in: bounds), samples)
        let (low, high) = (min(samples.min() ?? 0, 0), max(samples.max() ?? 1, 1))
        let path = UIBezierPath()
        for (index, sample) in samples.enumerated() {
            let point = CGPoint(
                x: area.minX + area.width * CGFloat(index) / CGFloat(Self.count),
                y: y(of: sample, in: area, from: low, to: high))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        let rules = [0.0, 1].map { progress -> DrawCommand in
            let y = y(of: progress, in: area, from: low, to: high)
            return .fill(
                RoundedRect(CGRect(x: area.minX, y: y - 0.5, width: area.width, height: 1)), resolved(.separator))
        }
        return rules + [.stroke(path.cgPath, resolved(color), width: lineWidth)]
    }
}

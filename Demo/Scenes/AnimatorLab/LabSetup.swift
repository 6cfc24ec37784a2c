import Foundation
import NavKit

/// What a run is made with: its curve, its duration, and how long the rest of a continued one takes.
final class LabSetup: UIView {
    var onCurve: (LabCurve) -> Void = { _ in }
    /// Called with a duration in seconds.
    var onSeconds: (Double) -> Void = { _ in }
    /// Called with a duration factor.
    var onFactor: (CGFloat) -> Void = { _ in }

    private static let seconds = [0.5, 1, 2, 4]
    private static let factors: [CGFloat] = [0, 0.5, 1, 2]
    private static let columns = 4
    private static let gap: CGFloat = 6

    private var chips: [CurveChip] = []
    private let durationName = UILabel("duration", .caption1, color: .secondaryLabel)
    private let duration = ChoiceControl(seconds.map { "\($0.formatted()) s" })
    private let factorName = UILabel("durationFactor of continue", .caption1, color: .secondaryLabel)
    private let factor = ChoiceControl(factors.map { Double($0).formatted() })

    override init(frame: CGRect) {
        super.init(frame: frame)
        chips = LabCurve.all.map { curve in CurveChip(curve) { [weak self] in self?.onCurve(curve) } }
        (chips + [durationName, duration, factorName, factor]).forEach(addSubview)
        duration.selectedIndex = 2
        duration.addAction(
            UIAction { [weak self] _ in if let self { self.onSeconds(Self.seconds[self.duration.selectedIndex]) } },
            for: .valueChanged)
        factor.addAction(
            UIAction { [weak self] _ in if let self { self.onFactor(Self.factors[self.factor.selectedIndex]) } },
            for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ lab: LabAnimator) {
        for (chip, curve) in zip(chips, LabCurve.all) { chip.isSelected = curve.name == lab.curve.name }
    }

    // MARK: Layout

    var height: CGFloat { chipsHeight + 4 + 18 + ChoiceControl.height }

    private var chipsHeight: CGFloat {
        CGFloat((chips.count + Self.columns - 1) / Self.columns) * (CurveChip.height + Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let chipWidth = (bounds.width - CGFloat(Self.columns - 1) * Self.gap) / CGFloat(Self.columns)
        for (index, chip) in chips.enumerated() {
            let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
            let (x, y) = (column * (chipWidth + Self.gap), row * (CurveChip.height + Self.gap))
            place(chip, CGRect(x: x, y: y, width: chipWidth, height: CurveChip.height))
        }
        let width = (bounds.width - 12) / 2
        for (index, (name, choice)) in [(durationName, duration), (factorName, factor)].enumerated() {
            let x = CGFloat(index) * (width + 12)
            place(name, CGRect(x: x + 2, y: chipsHeight + 4, width: width, height: 16))
            place(choice, CGRect(x: x, y: chipsHeight + 22, width: width, height: ChoiceControl.height))
        }
    }
}

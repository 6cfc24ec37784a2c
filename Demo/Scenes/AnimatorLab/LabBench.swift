import Foundation
import NavKit

/// What moves and what is read off it: lane, curve, figures, scrub slider.
final class LabBench: UIView {
    /// Called when the slider is pressed.
    var onGrab: () -> Void = {}
    /// Called with the fraction that the slider was moved to.
    var onScrub: (CGFloat) -> Void = { _ in }

    private let plot = LabPlot()
    private let readout = LabReadout()
    private let slider = UISlider()
    private var track: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        [plot, readout, slider].forEach(addSubview)
        slider.addAction(UIAction { [weak self] _ in self?.onGrab() }, for: .touchDown)
        slider.addAction(
            UIAction { [weak self] _ in if let self { self.onScrub(CGFloat(self.slider.value)) } }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the lane at the top.
    func insert(_ track: UIView) {
        self.track = track
        insertSubview(track, at: 0)
    }

    /// What changes only when something is asked for.
    func show(_ lab: LabAnimator) {
        plot.show(lab.courseCurve.shape(seconds: lab.animator.duration))
        slider.isEnabled = lab.animator.state != .stopped && (!lab.animator.isRunning || lab.animator.isInterruptible)
    }

    /// What changes all along.
    func showMotion(of lab: LabAnimator, time: Double, progress: Double) {
        readout.show(lab.animator, ending: lab.ending)
        plot.mark(time: time, progress: progress)
        if !slider.isTracking { slider.value = Float(lab.animator.fractionComplete) }
    }

    // MARK: Layout

    private static let trackHeight: CGFloat = 72
    private static let gap: CGFloat = 10
    private static let leastPlotHeight: CGFloat = 96

    /// How high it is at a width, with room for a plot worth looking at.
    func height(width: CGFloat) -> CGFloat { fixedHeight + min(max(width * 0.36, Self.leastPlotHeight), 220) }

    private var fixedHeight: CGFloat { Self.trackHeight + LabReadout.height + Self.sliderHeight + 2 * Self.gap }

    private static let sliderHeight: CGFloat = 36

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        func put(_ view: UIView?, height: CGFloat, gap: CGFloat) {
            if let view { place(view, CGRect(x: 0, y: y, width: bounds.width, height: height)) }
            y += height + gap
        }
        put(track, height: Self.trackHeight, gap: Self.gap)
        put(plot, height: bounds.height - fixedHeight, gap: Self.gap)
        put(readout, height: LabReadout.height, gap: 0)
        put(slider, height: Self.sliderHeight, gap: 0)
    }
}

public import Foundation
import NavCore

/// A value between two others, set by moving a thumb along a track. Sends `valueChanged`.
///
/// A press on the track brings the thumb there; the arrow keys move it while the slider has the keyboard.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let track = UIView()
    private let filled = UIView()
    private let thumb = SliderThumb()
    /// From the pointer to the middle of the thumb, in points, while it is being moved.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [track, filled, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [track, filled] { view.layer.cornerRadius = Self.trackHeight / 2 }
        applyColors()
    }

    // MARK: Value

    /// Moved into `minimumValue…maximumValue`. Setting it sends nothing.
    open var value: Float = 0 {
        didSet {
            value = min(max(value, minimumValue), maximumValue)
            if value != oldValue { setNeedsLayout() }
        }
    }

    /// At the leading end. A maximum below it becomes it.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// At the trailing end. A minimum above it becomes it.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    private func rangeDidChange() {
        value = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// Whether `valueChanged` is sent all along while the thumb is moved, or once when it is let go.
    open var isContinuous = true

    /// Sets the value, with the thumb on its way to it for a moment if `animated`.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
        guard animated else { return }
        UIView.animate(
            withDuration: Self.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.layoutIfNeeded() })
    }

    // MARK: Colours

    /// nil: the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { applyColors() }
    }

    open var maximumTrackTintColor: UIColor? {
        didSet { applyColors() }
    }

    /// nil: white.
    open var thumbTintColor: UIColor? {
        didSet { applyColors() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    private func applyColors() {
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.color = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        // A disabled slider is still to be read.
        for view in [track, filled, thumb] { view.alpha = isEnabled ? 1 : 0.5 }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let distance = thumb.center.x - touch.location(in: self).x
        grip = abs(distance) <= SliderThumb.side / 2 ? distance : 0
        follow(touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    /// While the thumb is moved along its track, nothing around it moves with it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func follow(_ touch: UITouch) {
        change(to: value(at: touch.location(in: self).x + grip), tells: isContinuous)
    }

    private func change(to newValue: Float, tells: Bool) {
        let old = value
        value = newValue
        if tells, value != old { sendActions(for: .valueChanged) }
    }

    /// How many presses of an arrow key go from one end to the other.
    private static let keySteps: Float = 20

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let value = value(after: presses) else { return super.pressesBegan(presses, with: event) }
        change(to: value, tells: true)
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let value = value(after: presses) else { return super.pressesChanged(presses, with: event) }
        change(to: value, tells: true)
    }

    /// Where a key moves the thumb; nil if it is none that does.
    private func value(after presses: Set<UIPress>) -> Float? {
        guard isFocused, isEnabled, let key = presses.first?.key, key.modifierFlags.isEmpty else { return nil }
        let step = (maximumValue - minimumValue) / Self.keySteps
        return switch key.keyCode {
        case .keyboardRightArrow: value + (isRightToLeft ? -step : step)
        case .keyboardLeftArrow: value + (isRightToLeft ? step : -step)
        case .keyboardUpArrow: value + step
        case .keyboardDownArrow: value - step
        case .keyboardHome: minimumValue
        case .keyboardEnd: maximumValue
        default: nil
        }
    }

    // MARK: Layout

    private static let trackHeight: CGFloat = 4
    /// How long the thumb is on its way to a value that is set animated, in seconds.
    private static let moveDuration = 0.25

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 2 * SliderThumb.side), height: SliderThumb.side + 4)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SliderThumb.side + 4)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let x = position(of: value)
        let bar = CGRect(
            x: 0, y: roundedToPixel(bounds.midY - Self.trackHeight / 2), width: bounds.width, height: Self.trackHeight)
        track.frame = bar
        filled.frame = CGRect(
            x: isRightToLeft ? x : 0, y: bar.minY, width: isRightToLeft ? bounds.width - x : x, height: bar.height)
        thumb.frame = CGRect(
            x: x - SliderThumb.side / 2, y: roundedToPixel(bounds.midY - SliderThumb.side / 2), width: SliderThumb.side,
            height: SliderThumb.side)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How far the middle of the thumb can go, in points.
    private var run: CGFloat { max(bounds.width - SliderThumb.side, 0) }

    /// Where the middle of the thumb lies.
    private func position(of value: Float) -> CGFloat {
        let span = maximumValue - minimumValue
        let share = span == 0 ? 0 : CGFloat((value - minimumValue) / span)
        return SliderThumb.side / 2 + run * (isRightToLeft ? 1 - share : share)
    }

    private func value(at x: CGFloat) -> Float {
        let share = run == 0 ? 0 : min(max((x - SliderThumb.side / 2) / run, 0), 1)
        return minimumValue + Float(isRightToLeft ? 1 - share : share) * (maximumValue - minimumValue)
    }
}

/// The round knob of a slider, with its shadow.
private final class SliderThumb: UIView {
    /// In points.
    static let side: CGFloat = 24

    var color = UIColor.white {
        didSet { setNeedsDisplay() }
    }

    override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let disc = RoundedRect(bounds, radius: bounds.width / 2)
        let shade = { CGColor(red: 0, green: 0, blue: 0, alpha: $0) }
        return [
            .shadow(disc, shade(0.18), radius: 4, offset: CGSize(width: 0, height: 2)),
            .fill(disc, color.cgColor(in: traitCollection)), .border(disc, width: 1 / scale, shade(0.08)),
        ]
    }
}

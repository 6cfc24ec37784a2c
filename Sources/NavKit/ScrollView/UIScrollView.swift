public import Foundation
import NavCore
import NavLayers

/// Shows a part of content that is larger than the view, and lets a finger, the wheel, a touchpad or the keyboard move it.
///
/// The content is made of ordinary subviews, placed in `contentSize`. Scrolling changes the origin of the bounds. The keyboard scrolls while the view, or one in it, is
/// the first responder: arrows, Page Up and Down, Home and End.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// How quickly content comes to rest: the share of its speed that is left after a millisecond.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// What the safe area adds to `contentInset`.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Above and below always, at the sides where the content can be moved sideways.
        case automatic = 0
        /// Along each axis that the content can be moved along.
        case scrollableAxes
        case never
        case always
    }

    /// What the view is in the middle of.
    enum Activity {
        case resting
        case dragging(ScrollDrag)
        case moving(ScrollMotion)
    }

    final var activity = Activity.resting
    /// Counts the frames of a motion; there is none while nothing moves.
    final var link: CADisplayLink?
    final lazy var indicators = ScrollIndicators(of: self)
    private var knownInset = UIEdgeInsets.zero

    /// The recognizer of the finger that moves the content. Others may wait for it, and go on beside it.
    public final let panGestureRecognizer: UIPanGestureRecognizer

    public override init(frame: CGRect) {
        panGestureRecognizer = ScrollPan()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        panGestureRecognizer = ScrollPan()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(ContentTouchDelay())
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.addAction { [weak self] in self?.panDidChange($0) }
    }

    // MARK: Content

    /// Held weakly.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The point of the content that is in the top left corner of the view: the origin of the bounds. Setting it stops a motion of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopMoving()
            bounds.origin = newValue
        }
    }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { rangeDidChange() } }
    }

    /// Room around the content that can be scrolled to, in points, besides the safe area.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { rangeDidChange() } }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
    }

    /// `contentInset` with what the safe area adds.
    public final var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaPart) }

    /// Called when `adjustedContentInset` has changed. Call super.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    // MARK: Behaviour

    /// False: neither finger nor wheel nor keyboard move the content; code still does.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// True: a drag that sets out along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// Whether a finger can pull the content past its ends, and a throw run past them. Either springs back.
    open var bounces = true

    /// Whether content that is no higher than the view can be pulled too.
    open var alwaysBounceVertical = false

    /// Whether content that is no wider than the view can be pulled too.
    open var alwaysBounceHorizontal = false

    /// True: the content comes to rest at whole multiples of the view's size, one further at most with each drag.
    open var isPagingEnabled = false

    open var decelerationRate = DecelerationRate.normal

    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }

    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }

    // MARK: Touches

    /// Whether the view waits for a moment, to see if a touch scrolls, before the content hears of it. True by default.
    open var delaysContentTouches = true

    /// Whether a touch that the content has may still become a scroll. True by default.
    open var canCancelContentTouches = true

    /// Whether `view`, somewhere in the content, is to hear of touches that go down on it. True by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether touches that `view` has may be taken from it to scroll. By default those of a control may not.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// A finger is on the content.
    public final var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    /// A finger moves the content.
    public final var isDragging: Bool {
        if case .dragging = activity { true } else { false }
    }

    /// The content moves on after a drag.
    public final var isDecelerating: Bool {
        if case .moving(let motion) = activity { motion.cause == .drag } else { false }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return canTakeTouches(of: gestureRecognizer)
    }

    private func canTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
        recognizer.touches.allSatisfy { touch in
            guard touch.isDelivered, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: Keyboard

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scroll(by: presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scroll(by: presses) { super.pressesChanged(presses, with: event) }
    }

    package override func scroll(by motion: WheelMotion) -> CGVector { takeWheel(motion) }

    // MARK: Changes

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.size != old.size { rangeDidChange() }
        guard bounds.origin != old.origin else { return }
        setNeedsLayout()
        indicators.flash()
        delegate?.scrollViewDidScroll(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicators.place()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        rangeDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { endMoving() }
    }

    /// The content lies differently in the view: what was at the top stays there, and what rests past an end comes back.
    private func rangeDidChange() {
        let (old, new) = (knownInset, adjustedContentInset)
        knownInset = new
        if old != new {
            keepAtStart(old, new)
            adjustedContentInsetDidChange()
        }
        keepInRange()
        indicators.update()
    }

    private func keepInRange() {
        switch activity {
        case .resting:
            bounds.origin = nearestOffset(to: bounds.origin)
        case .moving(let motion):
            let end = nearestOffset(to: motion.end)
            if end != motion.end, motion.cause != .call { move(to: end, because: motion.cause) }
        case .dragging:
            break
        }
    }

    private func keepAtStart(_ old: UIEdgeInsets, _ new: UIEdgeInsets) {
        var origin = bounds.origin
        if origin.x == -old.left { origin.x = -new.left }
        if origin.y == -old.top { origin.y = -new.top }
        bounds.origin = origin
    }
}

public import Foundation
import NavCore

/// Looks at the touches of a view and of what lies in it, and tells its actions when they make the gesture that it knows.
///
/// A recognizer belongs to one view at a time; the view keeps it alive. It sees each touch before the view does. Its actions are told in the turn of the touch,
/// after every recognizer has seen it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// What has become of the gesture.
    public nonisolated enum State: Int, Sendable {
        /// Nothing so far, or nothing yet.
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// What a gesture without duration, such as a tap, ends in at once.
        public static var recognized: State { .ended }
    }

    var machine = GestureMachine()
    /// The touches that it follows, in the order in which they came.
    final var touches: [UITouch] = []
    /// The serial numbers of all touches since the last reset.
    final var touchSerials: Set<Int> = []
    final weak var arena: GestureArena?
    private var actions: [(identifier: UIAction.Identifier, perform: (UIGestureRecognizer) -> Void)] = []
    /// Those that must fail before this one may begin.
    private var required: [WeakRecognizer] = []
    /// The same for the touches of the present gesture, as delegates and subclasses have said.
    private var requiredNow: [WeakRecognizer] = []
    /// In the window, when there was last a touch.
    private var lastLocation = CGPoint.zero

    public required override init() { super.init() }

    // MARK: Properties

    /// What the gesture is at. Subclasses set it from their touch methods; being `.began` or `.ended` is then a wish, which is granted or not when every
    /// recognizer has seen the touch. The actions are told of each state but `.possible` and `.failed`.
    open var state: State {
        get { machine.state }
        set {
            machine.ask(for: newValue)
            home?.recognizerDidChange(self)
        }
    }

    /// Held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that it was added to.
    public internal(set) final weak var view: UIView?

    /// A name of your own, for the debugger.
    open var name: String?

    /// False: it sees no touches. Set to false during a gesture, it cancels that; what is left of the touches means nothing to it.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// Whether the view's touches are cancelled when the gesture is recognized. True by default.
    open var cancelsTouchesInView = true

    /// Whether the view hears of a touch only once this recognizer has failed. False by default.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of a touch only once this recognizer has failed. True by default: what turns out to be a gesture is cancelled
    /// in the view and never ends there. No end waits for more than half a second.
    open var delaysTouchesEnded = true

    /// How many touches it follows.
    open var numberOfTouches: Int { touches.count }

    /// The middle of its touches, in the space of `view`; nil is the window. After the last touch, where that was.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Where the touch `touchIndex` is, counted from 0 in the order in which they came.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            touches.indices.contains(touchIndex),
            "UIGestureRecognizer.location(ofTouch:in:): \(self) follows \(touches.count) touches, none at \(touchIndex); ask numberOfTouches first"
        )
        return touches[touchIndex].location(in: view)
    }

    /// Lets this recognizer begin only after `otherGestureRecognizer` has failed on the same touch. Both stay free to be removed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// New touches for this recognizer. The default of this and the next three does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The gesture is over and everybody has been told: forget it. Call super.
    open func reset() {}

    /// Follows `touch` no longer, as if it had never come.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

    /// Whether this gesture, recognized, keeps the other one from beginning. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other gesture, recognized, keeps this one from beginning. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one begins only after the other has failed. False by default. Asked once for each pair when a touch goes down.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other one begins only after this one has failed. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// The wish to begin has been granted; the actions have not been told.
    func willBegin() {}

    /// Whether a movement along `direction` that content in here has no room for is wanted by this one: a scroll view then leaves it to this recognizer.
    package func wantsOverflow(along direction: CGVector) -> Bool { false }

    /// False: its gesture is no touch.
    var seesTouches: Bool { true }

    /// Where the gesture is, in the window.
    var windowLocation: CGPoint { touches.isEmpty ? lastLocation : touches.center }

    // MARK: Actions

    /// Has `action` told of each state and each movement, after the actions added before. See ``GestureActions``.
    final func add(_ identifier: UIAction.Identifier, _ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.removeAll { $0.identifier == identifier }
        actions.append((identifier, action))
    }

    /// Takes back the action that was added under `identifier`. Without one nothing happens.
    public final func removeAction(identifiedBy identifier: UIAction.Identifier) {
        actions.removeAll { $0.identifier == identifier }
    }
}

// MARK: Following touches

extension UIGestureRecognizer {
    final func follow(_ touch: UITouch) {
        touches.append(touch)
        touchSerials.insert(touch.serial)
        touch.gain(self)
    }

    final func drop(_ touch: UITouch) {
        lastLocation = windowLocation
        touches.removeAll { $0 === touch }
        touch.lose(self)
    }

    final func hear(_ phase: UITouch.Phase, of touches: Set<UITouch>, with event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    /// Ends whatever is going on without its effect, and lets go of the touches.
    final func abandon() {
        guard machine.phase != .possible || arena != nil else { return }
        for touch in touches { drop(touch) }
        if !machine.isOver { state = .cancelled }
    }

    /// Does `work` `seconds` after `instant`, unless `stopWaiting()` or the end of the gesture comes first.
    final func wait(_ seconds: Double, since instant: FrameInstant, _ work: @escaping () -> Void) {
        arena?.timers.schedule(after: seconds, since: instant, for: self, work)
    }

    final func stopWaiting() { arena?.timers.cancel(of: self) }

    /// Tells the actions of everything that they have not been told of.
    final func tellActions() -> Bool {
        guard machine.beginTelling() != nil else { return false }
        for action in actions { action.perform(self) }
        machine.endTelling()
        return true
    }

    final func returnToPossible() {
        for touch in touches { drop(touch) }
        reset()
        machine.reset()
        (touchSerials, requiredNow, arena) = ([], [], nil)
    }

    /// Whether some touch since the last reset was seen by both.
    final func shares(with other: UIGestureRecognizer) -> Bool { !touchSerials.isDisjoint(with: other.touchSerials) }

    private var home: GestureArena? { arena ?? (view?.window?.loop ?? .current).input.arena }

    final func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = target.window ?? view?.window else { return point }
        return target.convert(point, from: window)
    }
}

// MARK: What others say

extension UIGestureRecognizer {
    final func receives(_ touch: UITouch) -> Bool {
        isEnabled && seesTouches && (machine.phase == .possible || machine.isActive)
            && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
    }

    /// Asks this recognizer's side, and the other's, whether this one has to wait for the other.
    final func askRequirement(of other: UIGestureRecognizer) {
        let must =
            delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || shouldRequireFailure(of: other)
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
            || other.shouldBeRequiredToFail(by: self)
        if must { requiredNow.append(WeakRecognizer(recognizer: other)) }
    }

    final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        (required + requiredNow).contains { $0.recognizer === other }
    }

    /// The last question before it begins: the delegate, and the views from that of the touch to its own.
    final func mayBegin() -> Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        var asked = touches.first?.view ?? view
        while let candidate = asked {
            guard candidate.gestureRecognizerShouldBegin(self) else { return false }
            asked = candidate === view ? nil : candidate.superview
        }
        return true
    }

    /// Whether this one, being recognized, keeps `other` from beginning.
    final func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return
            !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension [UITouch] {
    /// In the window. There must be one.
    var center: CGPoint { map { $0.location(in: nil) }.middle }
}

extension [CGPoint] {
    /// There must be one.
    nonisolated var middle: CGPoint {
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}

public import Foundation
import NavCore

/// Shows one child for the present state, and knows which way it went: to a later state forward, to an earlier one back.
///
/// A container to be put into a view of yours, below or beside what does not move:
///
///     let stack = StateStack(Step.first) { step in StepController(step) }
///     addChild(stack)
///     view.addSubview(stack.view)
///     stack.didMove(toParent: self)
///     …
///     stack.show(.second)
///
/// The state changes in the call. Views and callbacks follow in the next layout, before the next frame: of several changes before that only the
/// last one is shown, and states in between are never made. A change on the way takes over from where everything is; a state whose child is still
/// leaving gets that child back. A child that has left is let go.
@preconcurrency @MainActor open class StateStack<State: Hashable & Comparable>: UIViewController {
    /// What is shown, or is about to be.
    public private(set) var state: State

    /// How children come and go where the state goes forward. Back they go the way round.
    ///
    /// In over the trailing edge and out over the leading one, unless you say otherwise. The edge is that of each change, whatever edge a
    /// child came in by.
    open var forwardTransition = ViewTransition.asymmetric(
        insertion: .move(edge: .trailing), removal: .move(edge: .leading))

    /// How they move: 0.3 s and slow at both ends, unless you say otherwise.
    open var timing = MotionTiming.easeInOut(duration: 0.3)

    private let makeChild: (State) -> UIViewController
    /// Back to front: those that are leaving, and the one that is shown.
    private var slots: [(state: State, slot: ChildSlot)] = []
    /// The state that the front slot shows, and whether the change from it is to be animated.
    private var shown: State?
    private var isChangeAnimated = false

    /// - Parameters:
    ///   - state: Shown first, without an animation.
    ///   - child: Makes the child for a state. Called when the state is about to be shown.
    public init(_ state: State, child: @escaping (State) -> UIViewController) {
        self.state = state
        makeChild = child
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing can be made of an archive: it holds no function that makes children.
    public required init?(coder: NSCoder) { nil }

    /// Goes to `state`. The state that is there already: nothing happens, and nobody is told.
    ///
    /// - `animated`: False, or with nothing to be seen: the children change places at once.
    open func show(_ state: State, animated: Bool = true) {
        guard state != self.state else { return }
        self.state = state
        isChangeAnimated = animated
        viewIfLoaded?.setNeedsLayout()
    }

    /// The child of the present state, once it is shown or on its way in.
    public var shownChild: UIViewController? { slots.last?.slot.child }

    // MARK: Life

    open override func loadView() {
        let view = LayoutView()
        view.clipsToBounds = true
        view.onLayout = { [weak self] in self?.layOut() }
        self.view = view
    }

    /// Children are told by this controller, in the order that a change of state needs.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bringUpToDate()
        shownChild?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shownChild?.endAppearance(isAppearing: true)
        view.setNeedsLayout()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shownChild?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shownChild?.endAppearance(isAppearing: false)
    }

    // MARK: Changing

    private func layOut() {
        for (_, slot) in slots { slot.fill(view.bounds) }
        guard appearance.isHeadingIn else { return }
        bringUpToDate()
    }

    /// Makes what is shown the present state's, again if a callback changes that on the way.
    private func bringUpToDate() {
        while shown != state { change(from: shown, to: state) }
    }

    private func change(from old: State?, to new: State) {
        let isAnimated = isChangeAnimated && old != nil && appearance.isAppeared && view.window != nil
        let forward = forwardTransition.wanted
        let way = old.map { new < $0 } == true ? forward.reversed : forward
        let leaving = slots.last?.slot
        shown = new
        let coming = slotComing(for: new, way, animated: isAnimated)
        if let leaving { takeAway(leaving, way, animated: isAnimated) }
        bringIn(coming, animated: isAnimated)
    }

    /// The live one of that state, or a new one where `way` has it come from.
    private func slotComing(for state: State, _ way: ViewTransition, animated: Bool) -> ChildSlot {
        if let index = slots.firstIndex(where: { $0.state == state }) {
            let live = slots.remove(at: index)
            slots.append(live)
            view.bringSubviewToFront(live.slot)
            return live.slot
        }
        let slot = ChildSlot(makeChild(state), frame: view.bounds)
        slots.append((state, slot))
        slot.join(self, in: view)
        if animated { ViewPose.plain.show(way.insertion, on: slot, in: view) }
        return slot
    }

    private func bringIn(_ slot: ChildSlot, animated: Bool) {
        guard appearance.isHeadingIn else { return }
        let isLast = slot.setOut(leaving: false)
        slot.child.beginAppearanceTransition(true, animated: animated)
        slot.layoutIfNeeded()
        slot.child.markAppearance()
        move(slot, [], animated: animated) { [weak self] in
            guard isLast(), self?.appearance.phase != .appearing else { return }
            slot.child.endAppearance(isAppearing: true)
        }
    }

    private func takeAway(_ slot: ChildSlot, _ way: ViewTransition, animated: Bool) {
        let isLast = slot.setOut(leaving: true)
        slot.child.beginAppearanceTransition(false, animated: animated)
        move(slot, way.removal, animated: animated) { [weak self] in
            guard isLast() else { return }
            self?.remove(slot)
        }
    }

    private func move(
        _ slot: ChildSlot, _ effects: [ViewTransition.Effect], animated: Bool, completion: @escaping () -> Void
    ) {
        guard animated else {
            ViewPose.plain.show(effects, on: slot, in: view)
            return completion()
        }
        timing.animate({ [view] in ViewPose.plain.show(effects, on: slot, in: view!) }) { _ in completion() }
    }

    private func remove(_ slot: ChildSlot) {
        slots.removeAll { $0.slot === slot }
        slot.child.viewIfLoaded?.removeFromSuperview()
        slot.child.endAppearance(isAppearing: false)
        slot.leaveParent()
    }
}

/// A view whose layout a controller does.
final class LayoutView: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}

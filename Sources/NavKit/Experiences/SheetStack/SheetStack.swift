public import Foundation
import NavCore

/// Levels over one another: the top one slides in from below and out again, and nothing else moves.
///
///     let stack = SheetStack([Step.first]) { step in StepController(step) }
///     stack.push(.second)
///     stack.pop()
///
/// Every level stays in the tree with its state, under the next one, until it is popped; then it is let go once it has left. The order
/// of the views is the order of the levels, and a level that leaves stays over the one it reveals.
///
/// What is pushed and popped changes ``items`` in the call. Views and callbacks follow in the next layout, before the next frame. A change
/// on the way takes over from where everything is, with the speed that it has.
@preconcurrency @MainActor open class SheetStack<Item>: UIViewController {
    /// How levels move: a spring of 0.55 s without swing, 1.8 times as fast, unless you say otherwise.
    open var timing = MotionTiming.default.speed(1.8)

    /// Whether the base is drawn even where levels cover it. False by default: only the top level is, while nothing moves.
    open var keepsBaseVisible = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Whether a level that is covered fades as the new one rises, and fades in again as that one leaves. False by default: it stays
    /// as it is until it is covered.
    open var fadesCovered = false

    /// What lies under the levels above the base: glass, through which the base is seen, which stays drawn for that. nil, as at first: levels
    /// are drawn as they are. To be seen through, children have no background of their own.
    ///
    /// One pane of glass serves all levels, as high as the highest of them: a frame blurs once at most however many there are, and the blur
    /// looks the same at every depth, in flight and at rest. A level that another comes to lie on is seen down to that one's edge.
    open var material: UIBlurEffect? { didSet { viewIfLoaded?.setNeedsLayout() } }

    private let makeChild: (Item) -> UIViewController
    /// Bottom to top.
    private var levels: [SheetLevel<Item>]
    /// Popped and still seen, or pushed and popped before anybody saw it.
    private var leaving: [SheetLevel<Item>] = []
    private var isChangeAnimated = false
    private let glass = SheetGlass()
    /// Keeps the glass with the levels while they move.
    private var link: CADisplayLink?
    /// The level whose child has been told that it is on screen.
    private weak var frontSlot: ChildSlot?

    /// - Parameters:
    ///   - items: The first levels, bottom to top. The lowest is the base, which is not popped.
    ///   - child: Makes the child for an item. Called when its level is about to be shown.
    public init(_ items: [Item] = [], child: @escaping (Item) -> UIViewController) {
        levels = items.map(SheetLevel.init)
        makeChild = child
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing can be made of an archive: it holds no function that makes children.
    public required init?(coder: NSCoder) { nil }

    /// Bottom to top.
    public var items: [Item] { levels.map(\.item) }

    /// The child of the top level, once it is shown or on its way in.
    public var topChild: UIViewController? { levels.last?.slot?.child }

    /// Puts a level on top. An item that is there already gets a level of its own.
    ///
    /// - Parameter animated: False, or with nothing to be seen: it is there at once.
    open func push(_ item: Item, animated: Bool = true) {
        levels.append(SheetLevel(item))
        change(animated: animated)
    }

    /// Takes the top level off.
    ///
    /// - Returns: Its item; nil, and nothing happens, if it is the base or there is none.
    @discardableResult open func pop(animated: Bool = true) -> Item? {
        guard levels.count > 1 else { return nil }
        let level = levels.removeLast()
        if level.slot != nil { leaving.append(level) }
        change(animated: animated)
        return level.item
    }

    private func change(animated: Bool) {
        isChangeAnimated = animated
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Life

    open override func loadView() {
        let view = LayoutView()
        view.clipsToBounds = true
        view.onLayout = { [weak self] in self?.layOut() }
        self.view = view
    }

    /// Children are told by this controller, in the order that levels need.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bringUpToDate()
        frontSlot?.child.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        frontSlot?.child.endAppearance(isAppearing: true)
        view.setNeedsLayout()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        frontSlot?.child.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        frontSlot?.child.endAppearance(isAppearing: false)
    }

    // MARK: Changing

    private func layOut() {
        for slot in (levels + leaving).compactMap(\.slot) { slot.fill(view.bounds) }
        if appearance.isHeadingIn { bringUpToDate() }
        fitGlass()
    }

    private var isAnimated: Bool { isChangeAnimated && appearance.isAppeared && view.window != nil }

    /// Makes views of what was pushed, and sends off what was popped.
    private func bringUpToDate() {
        let isAnimated = isAnimated
        for level in levels where level.stage == .announced { makeSlot(for: level, animated: isAnimated) }
        for level in leaving where level.stage != .leaving { sendOff(level, animated: isAnimated) }
        for level in levels where level.stage == .announced { raise(level, animated: isAnimated) }
        tellFront(animated: isAnimated)
        showWhatIsUncovered(animated: isAnimated && fadesCovered)
    }

    private func makeSlot(for level: SheetLevel<Item>, animated: Bool) {
        let slot = ChildSlot(makeChild(level.item), frame: view.bounds)
        let pane = SheetPane(slot, frame: view.bounds)
        level.pane = pane
        view.addSubview(pane)
        slot.join(self, in: pane)
        if animated { ViewPose.plain.show(Self.below, on: slot, in: view) }
    }

    private static var below: [ViewTransition.Effect] { ViewTransition.move(edge: .bottom).wanted.insertion }

    private func raise(_ level: SheetLevel<Item>, animated: Bool) {
        guard let slot = level.slot else { return }
        level.stage = .rising
        move(slot, [], animated: animated) { [weak self] in
            guard level.stage == .rising else { return }
            level.stage = .settled
            self?.showWhatIsUncovered(animated: false)
            self?.fitGlass()
        }
    }

    private func sendOff(_ level: SheetLevel<Item>, animated: Bool) {
        guard let slot = level.slot else { return }
        level.stage = .leaving
        slot.setOut(leaving: true)
        move(slot, Self.below, animated: animated) { [weak self] in self?.remove(level) }
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

    private func remove(_ level: SheetLevel<Item>) {
        leaving.removeAll { $0 === level }
        guard let pane = level.pane else { return }
        pane.slot.child.viewIfLoaded?.removeFromSuperview()
        pane.slot.child.endAppearance(isAppearing: false)
        pane.slot.leaveParent()
        pane.removeFromSuperview()
        fitGlass()
    }
}

// MARK: - What is seen

extension SheetStack {
    /// Down to the highest level that rests: what is under it is hidden. With ``fadesCovered`` it is hidden before that.
    private func showWhatIsUncovered(animated: Bool) {
        let isBaseKept = keepsBaseVisible || material != nil
        let change = { [self] in
            var isCovered = false
            for level in levels.reversed() {
                let isSeen = !isCovered || (isBaseKept && level === levels.first)
                level.slot?.alpha = isSeen ? 1 : 0
                isCovered = isCovered || fadesCovered || level.stage == .settled
            }
        }
        if animated { timing.animate(change) } else { change() }
    }

    private func fitGlass() {
        glass.effect = material
        UIView.performWithoutAnimation { glass.fit(view.subviews.compactMap { $0 as? SheetPane }, in: view) }
        let isMoving = !leaving.isEmpty || levels.contains { $0.stage == .rising }
        guard material != nil, isMoving, view.window != nil else {
            link?.invalidate()
            return link = nil
        }
        link =
            link
            ?? CADisplayLink { [weak self] link in
                if let self { fitGlass() } else { link.invalidate() }
            }
    }

    /// The child that was on top goes, and the one that is now comes: both hear of it when the motion is over.
    private func tellFront(animated: Bool) {
        let (old, new) = (frontSlot, levels.last?.slot)
        guard old !== new, appearance.isHeadingIn else { return }
        frontSlot = new
        old?.child.beginAppearanceTransition(false, animated: animated)
        new?.child.beginAppearanceTransition(true, animated: animated)
        new?.layoutIfNeeded()
        new?.child.markAppearance()
        let finish = { [weak self, weak old, weak new] in
            guard let self else { return }
            if let old, old !== frontSlot { old.child.endAppearance(isAppearing: false) }
            if let new, new === frontSlot, appearance.phase != .appearing { new.child.endAppearance(isAppearing: true) }
        }
        if animated { timing.animate({}) { _ in finish() } } else { finish() }
    }
}

import Foundation
import NavCore
import NavLayers

/// The blocks that others gave to one transition, and the answers they get.
///
/// It holds blocks only until they have run, so a block may hold the coordinator.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let record: TransitionRecord
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var changeHandlers: [Block] = []
    private var endHandlers: [Block] = []
    /// A `CATransaction` in which the transition was asked for is over when the transition is.
    private var hold = TransactionHold()

    init(record: TransitionRecord) { self.record = record }

    var isAnimated: Bool { record.isAnimated }
    var presentationStyle: UIModalPresentationStyle { record.presentationStyle }
    var initiallyInteractive: Bool { record.machine.initiallyInteractive }
    var isInterruptible: Bool { record.isInterruptible }
    var isInteractive: Bool { record.machine.isInteractive }
    var isCancelled: Bool { record.machine.isCancelled }
    var transitionDuration: TimeInterval { record.duration }
    var percentComplete: CGFloat { record.machine.percentComplete }
    var completionVelocity: CGFloat { record.completionSpeed }
    var completionCurve: UIView.AnimationCurve { record.completionCurve }
    var containerView: UIView { record.container }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        record.controller(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { record.view(forKey: key) }

    @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !record.machine.isOver else { return false }
        if let completion { completions.append(completion) }
        guard record.machine.acceptsAnimations else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    /// Animations are not bound to a view here, so one outside the container needs nothing else.
    @discardableResult func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool
    {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        guard !record.machine.isOver else { return }
        changeHandlers.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        guard !record.machine.isOver else { return }
        endHandlers.append(handler)
    }

    /// All blocks as one, or nil if there are none. They are the caller's from here on.
    func takeAnimations() -> (() -> Void)? {
        guard !animations.isEmpty else { return nil }
        let blocks = animations
        animations = []
        return { for block in blocks { block(self) } }
    }

    func tellInteractionChange() {
        for handler in changeHandlers { handler(self) }
        guard !isInteractive else { return }
        let handlers = endHandlers
        endHandlers = []
        for handler in handlers { handler(self) }
    }

    /// Runs every completion, those that a completion adds included, and lets go of all blocks.
    func finish() {
        while !completions.isEmpty {
            let blocks = completions
            completions = []
            for block in blocks { block(self) }
        }
        changeHandlers = []
        endHandlers = []
        hold = nil
    }
}

public import Foundation
import NavCore

/// How the changes of layers that are made together are animated, and what is called when all of that is over.
///
/// Transactions nest. One that was not begun is there all the time: what is set outside of `begin()` and `commit()` holds until the end of the turn.
/// An inner transaction has the settings of the outer one until it sets its own. Layers show their changes in the next picture whether a
/// transaction is open or not.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private override init() { super.init() }

    private static var transactions: Transactions { AnimationEngine.current.transactions }

    /// Opens a transaction inside the present one. Each needs one `commit()`.
    public class func begin() { transactions.begin() }

    /// Closes the innermost transaction. Without a `begin()` it is reported and does nothing.
    public class func commit() { transactions.commit() }

    /// Closes the transaction that nobody has begun, as the end of the turn does; inside of one that was begun it does nothing.
    public class func flush() { transactions.flush() }

    /// Seconds of the implicit animations of layers, and of animations without a duration; 0.25 by default. 0 changes at once.
    public class func animationDuration() -> CFTimeInterval { transactions.duration }
    /// - Parameter dur: In seconds, for what changes from now on in the innermost transaction and those inside it.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { transactions.innermost.duration = dur }

    /// The curve of the implicit animations of layers; nil, the default, is the system's default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { transactions.timingFunction }
    /// For what changes from now on in the innermost transaction and those inside it.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        transactions.innermost.timingFunction = .some(function)
    }

    /// Whether layers change at once. False by default.
    public class func disableActions() -> Bool { transactions.disablesActions }
    /// For what changes from now on in the innermost transaction and those inside it.
    public class func setDisableActions(_ flag: Bool) { transactions.innermost.disablesActions = flag }

    /// What is called once, when all animations are over that are begun in this transaction from now on: those of layers, explicit or
    /// implicit, the blocks and animators of views, and animated transitions between controllers. Without one it is called in `commit()`.
    /// Setting it anew leaves what was set before to the animations begun until now.
    public class func setCompletionBlock(_ block: (() -> Void)?) { transactions.setCompletion(block) }
    /// What the innermost transaction will call; nil if nothing was set in it.
    public class func completionBlock() -> (() -> Void)? { transactions.innermost.group?.block }
}

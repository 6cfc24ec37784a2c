/// A container whose pages change by a transition. It knows views, books and callbacks; the driver knows when.
package protocol TransitionHost: AnyObject {
    /// Who animates, asked first and once. Nil: nothing does, and the end comes at once.
    func animation(for driver: TransitionDriver) -> TransitionAnimation?

    /// Views loaded, the from view in the container, the will-callbacks.
    func transitionWillBegin(_ driver: TransitionDriver)

    /// The call that starts the animation has returned: the to view is where the animator put it.
    func transitionDidBegin(_ driver: TransitionDriver)

    /// The outcome: views handed over from the container, books, the did-callbacks.
    func transitionDidEnd(_ driver: TransitionDriver, completed: Bool)

    /// Everything has been told. The driver is of no more use.
    func transitionDidClose(_ driver: TransitionDriver)
}

/// Who moves the views of one transition, and who drives it, if not time.
package struct TransitionAnimation {
    package var animator: any UIViewControllerAnimatedTransitioning
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// An interactor of NavKit's own, which may set out from the middle of the way.
protocol HeldTransition: UIViewControllerInteractiveTransitioning {
    /// What moves along has joined the transition, which may leave its start now.
    func everythingHasJoined()
}

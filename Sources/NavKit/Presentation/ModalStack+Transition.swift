import Foundation

/// What presenting and dismissing do at each step of a transition. The driver says when.
extension ModalStack: TransitionHost {
    package func animation(for driver: TransitionDriver) -> TransitionAnimation? {
        guard let move else { return nil }
        let given = move.isPresenting ? givenPresentation(of: move.presentation) : givenDismissal(of: move.presentation)
        if driver.record.isAnimated {
            return given ?? move.presentation.controller.ownAnimation(isPresenting: move.isPresenting)
        }
        return move.presentation.style == .custom && move.isPresenting
            ? given.map { TransitionAnimation(animator: $0.animator) } : nil
    }

    private func givenPresentation(of presentation: Presentation) -> TransitionAnimation? {
        let presented = presentation.presented
        guard let delegate = presented.transitioningDelegate, let presenter = presentation.presenter,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: presentation.source ?? presenter)
        else { return nil }
        return TransitionAnimation(
            animator: animator, interactor: delegate.interactionControllerForPresentation(using: animator))
    }

    private func givenDismissal(of presentation: Presentation) -> TransitionAnimation? {
        guard let delegate = presentation.presented.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: presentation.presented)
        else { return nil }
        return TransitionAnimation(
            animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator))
    }

    // MARK: Begin

    package func transitionWillBegin(_ driver: TransitionDriver) {
        guard let move, let window else { return }
        move.presentation.container.isMoving = true
        driver.record.container = move.presentation.container
        switch move.kind {
        case .present(let presentation): beginPresenting(presentation, in: window, driver)
        case .dismiss(let top, let rest): beginDismissing(top, rest, driver)
        }
    }

    private func beginPresenting(_ presentation: Presentation, in window: UIWindow, _ driver: TransitionDriver) {
        let presented = presentation.presented
        presented.loadViewIfNeeded()
        let isAnimated = driver.isAnimated
        if presentation.removesPresenter {
            presentation.presenter?.beginAppearanceTransition(false, animated: isAnimated)
        }
        presented.modal.movement = .presenting
        presented.beginAppearanceTransition(true, animated: isAnimated)
        presentation.placeContainer(in: window)
        describePresentation(presentation, in: driver.record)
        if driver.isAnimating { presentation.takePresenter() }
        if presented.preferredContentSize != .zero {
            presentation.controller.preferredContentSizeDidChange(forChildContentContainer: presented)
        }
        presentation.controller.presentationTransitionWillBegin()
    }

    private func describePresentation(_ presentation: Presentation, in record: TransitionRecord) {
        let presenterFrame = presentation.presenter?.view.frame ?? .zero
        record.from.initial = .frame(presenterFrame)
        record.from.final = presentation.removesPresenter ? .nowhere : .frame(presenterFrame)
        record.from.view = presentation.removesPresenter ? .own : .none
        record.to.final = .presented(presentation)
        record.to.view = .presented(presentation)
    }

    private func beginDismissing(_ top: Presentation, _ rest: [Presentation], _ driver: TransitionDriver) {
        let isAnimated = driver.isAnimated
        for presentation in rest { dropUnseen(presentation, under: top) }
        let presented = top.presented
        presented.modal.movement = .dismissing
        presented.beginAppearanceTransition(false, animated: isAnimated)
        let lowest = rest.last ?? top
        if lowest.removesPresenter { lowest.presenter?.beginAppearanceTransition(true, animated: isAnimated) }
        describeDismissal(top, lowest, in: driver.record)
        top.controller.dismissalTransitionWillBegin()
    }

    /// A presentation between the one that moves and the controller that will be seen goes at once.
    private func dropUnseen(_ presentation: Presentation, under top: Presentation) {
        let presented = presentation.presented
        presentation.controller.handOver(to: top.controller)
        presentation.controller.dismissalTransitionWillBegin()
        presented.modal.movement = .dismissing
        presented.beginAppearanceTransition(false, animated: false)
        presentation.controller.dismissalTransitionDidEnd(true)
        presentation.removeEverything()
        presented.endAppearance(isAppearing: false)
        presented.modal.movement = .none
    }

    private func describeDismissal(_ top: Presentation, _ lowest: Presentation, in record: TransitionRecord) {
        record.from.initial = .frame(top.presentedView?.frame ?? .zero)
        record.from.view = .presented(top)
        record.to.final = .container
        if lowest.removesPresenter {
            record.to.view = .own
            lowest.presenter?.view.fill(top.container.bounds)
        } else {
            record.to.initial = .frame(lowest.presenter?.view.frame ?? .zero)
            record.to.final = .frame(lowest.presenter?.view.frame ?? .zero)
            record.to.view = .none
        }
    }

    package func transitionDidBegin(_ driver: TransitionDriver) {
        guard let controller = driver.record.to.controller, let view = controller.viewIfLoaded, view.window != nil
        else { return }
        view.layoutIfNeeded()
        controller.markAppearance()
    }

    // MARK: End

    package func transitionDidEnd(_ driver: TransitionDriver, completed: Bool) {
        guard let move, move.driver === driver else { return }
        move.presentation.container.isMoving = false
        switch (move.kind, completed) {
        case (.present(let presentation), true): arrive(presentation, driver)
        case (.present(let presentation), false): undo(presentation, driver)
        case (.dismiss(let top, let rest), true): leave(top, rest.last ?? top, driver)
        case (.dismiss(let top, let rest), false): stay(top, rest.last ?? top, driver)
        }
    }

    private func arrive(_ presentation: Presentation, _ driver: TransitionDriver) {
        presentation.controller.presentationTransitionDidEnd(true)
        presentation.settlePresented()
        presentation.presented.view.layoutIfNeeded()
        presentation.presented.endAppearance(isAppearing: true)
        presentation.presented.modal.movement = .none
        presentation.removePresenter()
        if presentation.removesPresenter { presentation.presenter?.endAppearance(isAppearing: false) }
    }

    private func undo(_ presentation: Presentation, _ driver: TransitionDriver) {
        let (presented, presenter) = (presentation.presented, presentation.presenter)
        presentation.controller.presentationTransitionDidEnd(false)
        presented.beginAppearanceTransition(false, animated: driver.isAnimated)
        presentation.returnPresenter()
        presentation.removeEverything()
        presented.endAppearance(isAppearing: false)
        if presentation.removesPresenter {
            presenter?.beginAppearanceTransition(true, animated: driver.isAnimated)
            presenter?.endAppearance(isAppearing: true)
        }
        forget(presentation)
    }

    private func leave(_ top: Presentation, _ lowest: Presentation, _ driver: TransitionDriver) {
        top.controller.dismissalTransitionDidEnd(true)
        if lowest.removesPresenter {
            lowest.returnPresenter()
            lowest.presenter?.view.layoutIfNeeded()
            lowest.presenter?.endAppearance(isAppearing: true)
        }
        top.removeEverything()
        top.presented.endAppearance(isAppearing: false)
        forget(lowest)
    }

    private func stay(_ top: Presentation, _ lowest: Presentation, _ driver: TransitionDriver) {
        top.controller.dismissalTransitionDidEnd(false)
        if lowest.removesPresenter {
            lowest.presenter?.beginAppearanceTransition(false, animated: driver.isAnimated)
            lowest.presenter?.view.removeFromSuperview()
            lowest.presenter?.endAppearance(isAppearing: false)
        }
        top.settlePresented()
        top.presented.modal.movement = .none
        top.presented.beginAppearanceTransition(true, animated: driver.isAnimated)
        top.presented.endAppearance(isAppearing: true)
    }

    /// From the lowest up: nobody presents and nobody is presented any more.
    private func forget(_ lowest: Presentation) {
        for presentation in Array(sequence(first: lowest, next: { $0.presented.modal.presentation })) {
            presentation.presented.modal.presentedBy = nil
            presentation.presented.modal.movement = .none
            presentation.presented.hideCard(nil)
            presentation.presenter?.modal.presentation = nil
        }
    }

    package func transitionDidClose(_ driver: TransitionDriver) {
        if case .ended(let completed) = driver.record.machine.phase { close(driver, completed ? .done : .cancelled) }
    }
}

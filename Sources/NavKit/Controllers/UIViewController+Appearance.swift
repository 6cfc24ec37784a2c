import Foundation
import NavCore

/// Who ends an appearance that has begun.
nonisolated enum AppearanceClosing {
    /// Whoever began it: a container, a transition.
    case byCaller
    /// The turn after the first layout in the window: nobody else speaks for this controller.
    case afterLayout
}

extension UIViewController {
    /// Hears of every callback of an appearance, just before it; a stage of the testing kind does.
    package static var onAppearance: ((UIViewController, AppearanceMachine.Call) -> Void)?

    func perform(_ call: AppearanceMachine.Call) {
        let animated = appearance.isAnimated
        Self.onAppearance?(self, call)
        withMovementVisible {
            switch call {
            case .willAppear: viewWillAppear(animated)
            case .isAppearing: viewIsAppearing(animated)
            case .didAppear: viewDidAppear(animated)
            case .willDisappear: viewWillDisappear(animated)
            case .didDisappear: viewDidDisappear(animated)
            }
        }
        forward(call)
        if call == .didAppear || call == .didDisappear { movement = .none }
    }

    /// The moving flags tell something only inside the callback.
    private func withMovementVisible(_ callback: () -> Void) {
        let outer = isInAppearanceCallback
        isInAppearanceCallback = true
        callback()
        isInAppearanceCallback = outer
    }

    /// Children whose views are in this controller's view come and go with it, after it.
    private func forward(_ call: AppearanceMachine.Call) {
        guard shouldAutomaticallyForwardAppearanceMethods, !childControllers.isEmpty else { return }
        let shown = childControllers.filter(showsView)
        switch call {
        case .willAppear, .willDisappear:
            for child in shown {
                child.beginAppearanceTransition(call == .willAppear, animated: appearance.isAnimated)
            }
        case .didAppear, .didDisappear:
            for child in shown where child.closing == .byCaller { child.endAppearance(isAppearing: call == .didAppear) }
        case .isAppearing: break
        }
    }

    private func showsView(of child: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
        return childView.isDescendant(of: view)
    }

    /// Ends an appearance (or a disappearance) if one is open; anything else has been ended or turned round by somebody nearer.
    func endAppearance(isAppearing: Bool) {
        guard appearance.isOpen, appearance.isHeadingIn == isAppearing else { return }
        endAppearanceTransition()
    }

    /// The moment of `viewIsAppearing`, if it is due and the view is in a window.
    func markAppearance() {
        guard let window = viewIfLoaded?.window, let call = appearance.layOut() else { return }
        perform(call)
        if closing == .afterLayout { window.loopInUse.nextTurn { [weak self] in self?.closeAfterLayout() } }
    }

    private func closeAfterLayout() {
        guard closing == .afterLayout else { return }
        closing = .byCaller
        endAppearance(isAppearing: true)
    }
}

// MARK: Views that come and go by themselves

extension UIViewController {
    /// Nobody but the view's window speaks for a controller without a parent; a child is spoken for by its parent while that one
    /// is on screen itself.
    private var followsItsWindow: Bool {
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isHeadingIn
    }

    func forwardWindowChange(to window: UIWindow?) {
        guard followsItsWindow, appearance.isHeadingIn != (window != nil) else { return }
        beginAppearanceTransition(window != nil, animated: isParentOpen && (parent?.appearance.isAnimated ?? false))
        if window != nil, !isParentOpen { closing = .afterLayout }
    }

    func finishWindowChange(to window: UIWindow?) {
        if window != nil {
            checkPlaceInHierarchy()
            viewIfLoaded?.setNeedsLayout()
        } else if followsItsWindow {
            endAppearance(isAppearing: false)
        }
    }

    /// The parent's own end will end this one's.
    private var isParentOpen: Bool { parent?.appearance.isOpen ?? false }
}

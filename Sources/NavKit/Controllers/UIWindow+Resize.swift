import Foundation

extension UIWindow {
    /// Gives the window the size of the desktop's, and lets its controllers know before.
    ///
    /// The desktop does not animate that, so blocks given to the coordinator run as they are, as soon as the size is there.
    func resize(to size: CGSize) {
        guard bounds.size != size else { return }
        let record = TransitionRecord(isAnimated: false, presentationStyle: .none)
        record.container = self
        let coordinator = TransitionCoordinator(record: record)
        for container in shownContainers { container.viewWillTransition(to: size, with: coordinator) }
        frame = CGRect(origin: .zero, size: size)
        record.machine.skip()
        UIView.performWithoutAnimation { coordinator.takeAnimations()?() }
        coordinator.finish()
        record.machine.close()
    }

    /// The root, and who frames what is presented in its tree, in this order.
    private var shownContainers: [any UIContentContainer] {
        guard let rootViewController else { return [] }
        return [rootViewController] + rootViewController.presentationsInTree.map(\.controller)
    }
}

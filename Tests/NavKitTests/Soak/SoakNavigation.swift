import Foundation
import NavKit

/// A navigation controller whose model hears every call first, whoever makes it: the program, a gesture, a button.
@MainActor final class SoakNavigation: UINavigationController {
    let name: String
    private weak var world: SoakWorld?
    private(set) var ledger = AppearanceLedger()
    var model = StackModel()
    /// Inside its own appearance callbacks, in which it shows its top page along with itself.
    private(set) var isShowingItself = false
    private var isComing = false

    init(_ name: String, _ world: SoakWorld) {
        (self.name, self.world) = (name, world)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var description: String { name }

    var isSeen: Bool { viewIfLoaded?.window != nil || isComing }
    var ids: [Int] { viewControllers.map(\.soakID) }

    private func call(_ request: StackModel.Request, _ words: @autoclosure () -> String) -> [Int] {
        world?.say("\(name).\(words())")
        noticeUndoing()
        return model.call(request, isSeen: isSeen)
    }

    /// A call may come out of the very callbacks that tell of a cancellation, before the completion that says so.
    private func noticeUndoing() {
        guard let before = model.before, transitionCoordinator?.isCancelled == true, ids == before else { return }
        if let fault = model.wasTurnedBack() { world?.fault(fault) }
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        _ = call(.push(viewController.soakID), "push(\(viewController), animated: \(animated))")
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        let expected = call(.pop, "pop(animated: \(animated))")
        let popped = super.popViewController(animated: animated)
        compare(popped.map { [$0] } ?? [], expected, of: "pop")
        return popped
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let expected = call(.popToRoot, "popToRoot(animated: \(animated))")
        let popped = super.popToRootViewController(animated: animated)
        compare(popped ?? [], expected, of: "popToRoot")
        return popped
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let expected = call(.popTo(viewController.soakID), "popTo(\(viewController), animated: \(animated))")
        let popped = super.popToViewController(viewController, animated: animated)
        compare(popped ?? [], expected, of: "popTo")
        return popped
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        _ = call(.set(viewControllers.map(\.soakID)), "set(\(viewControllers), animated: \(animated))")
        super.setViewControllers(viewControllers, animated: animated)
    }

    private func compare(_ popped: [UIViewController], _ expected: [Int], of call: String) {
        if popped.map(\.soakID) != expected { world?.fault("\(call) answered \(popped), not \(expected)") }
    }

    // MARK: Appearance

    private func add(_ call: AppearanceLedger.Call) {
        world?.say("  \(name).\(call)")
        if let fault = ledger.add(call) { world?.fault("\(name): \(fault)") }
    }

    override func viewWillAppear(_ animated: Bool) {
        isComing = true
        add(.willAppear)
        isShowingItself = true
        super.viewWillAppear(animated)
        isShowingItself = false
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        add(.isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        isComing = false
        add(.didAppear)
        isShowingItself = true
        super.viewDidAppear(animated)
        isShowingItself = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        isComing = false
        add(.willDisappear)
        super.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        add(.didDisappear)
        super.viewDidDisappear(animated)
    }
}

extension UIViewController {
    /// The number by which a model knows it.
    var soakID: Int { (self as? SoakPage)?.id ?? -1 }
}

/// The delegate of a stack: gives what its world has at hand, and tells the model what it hears.
@MainActor final class SoakTeller: UINavigationControllerDelegate {
    private weak var world: SoakWorld?

    init(_ world: SoakWorld) { self.world = world }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let nav = navigationController as? SoakNavigation else { return }
        world?.say("  willShow(\(viewController), \(animated))")
        if nav.isShowingItself {
            world?.expect(
                nav.topViewController === viewController, "\(nav) comes with \(viewController), not with its top page")
        } else if let fault = nav.model.willShow(viewController.soakID, animated: animated) {
            world?.fault(fault)
        }
        world?.expect(nav.ids == nav.model.stack, "willShow with \(nav.ids), not \(nav.model.stack)")
        if animated { world?.follow(nav) }
        world?.reached(.willShow)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard let nav = navigationController as? SoakNavigation else { return }
        world?.say("  didShow(\(viewController), \(animated))")
        if nav.isShowingItself {
            world?.expect(
                viewController.viewIfLoaded?.window != nil, "\(nav) came with \(viewController), which is not there")
        } else if let fault = nav.model.didShow(viewController.soakID) {
            world?.fault(fault)
        }
        world?.reached(.didShow)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        world?.reached(.animatorFor)
        return world?.makeAnimator()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        world?.makeInteractor()
    }
}

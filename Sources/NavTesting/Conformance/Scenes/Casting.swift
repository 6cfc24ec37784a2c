import NavKit

/// Who plays in one run: the animator behind its stand-in, and the driver.
@MainActor final class Casting {
    let watch: TransitionWatch
    let isDriven: Bool
    /// Before, the scene is only being set up, and nobody animates.
    var isArmed = false
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var driver: (any SteeredInteraction)?
    /// A delegate was asked and answered nothing.
    private(set) var isUnanswered = false
    private var subject: TrialSubject?
    private var navigation: (any UINavigationControllerDelegate)?
    private var tabs: (any UITabBarControllerDelegate)?
    private var transitioning: (any UIViewControllerTransitioningDelegate)?

    init(_ subject: TrialSubject, _ situation: Situation) {
        (self.subject, isDriven) = (subject, situation.isDriven)
        watch = TransitionWatch(situation.conditions)
        switch subject {
        case .animator(let make, _, let makeInteractor):
            animator = make()
            if animator != nil { driver = makeInteractor?() }
        case .navigationDelegate(let make): navigation = make()
        case .tabDelegate(let make): tabs = make()
        case .transitioningDelegate(let make, _): transitioning = make()
        }
        driver = isDriven ? driver ?? UIPercentDrivenInteractiveTransition() : nil
        if situation.isCaught { driver = Self.makeCatcher() }
    }

    /// Lets the transition play by itself, and can take hold of it.
    private static func makeCatcher() -> UIPercentDrivenInteractiveTransition {
        let catcher = UIPercentDrivenInteractiveTransition()
        catcher.wantsInteractiveStart = false
        return catcher
    }

    /// The delegate that is tried, if it is one.
    var navigationDelegate: (any UINavigationControllerDelegate)? { navigation }
    var tabDelegate: (any UITabBarControllerDelegate)? { tabs }
    var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { transitioning }

    /// The stand-in for what is tried; nil leaves the transition to NavKit.
    func animator(given: (any UIViewControllerAnimatedTransitioning)?) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isArmed, let subject else { return nil }
        if subject.isDelegate { animator = given }
        isUnanswered = subject.isDelegate && given == nil
        return animator.map { WatchedAnimator($0, watch) }
    }

    /// What drives it; a delegate's own if it has one.
    func interactor(given: (any UIViewControllerInteractiveTransitioning)?) -> (any UIViewControllerInteractiveTransitioning)? {
        guard isDriven else { return driver ?? given }
        if let given = given as? any SteeredInteraction { driver = given }
        return driver
    }

    func letGo() {
        (subject, animator, driver, navigation, tabs, transitioning) = (nil, nil, nil, nil, nil, nil)
        watch.letGo()
    }
}

/// The delegate of a navigation controller in a run.
@MainActor final class NavigationCast: UINavigationControllerDelegate {
    private let casting: Casting
    /// The change that is tried; others are NavKit's.
    private let operation: UINavigationController.Operation

    init(_ casting: Casting, _ operation: UINavigationController.Operation) { (self.casting, self.operation) = (casting, operation) }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation == self.operation else { return nil }
        return casting.animator(
            given: casting.navigationDelegate?.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC))
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        casting.interactor(
            given: casting.animator.flatMap {
                casting.navigationDelegate?.navigationController(navigationController, interactionControllerFor: $0)
            })
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        casting.navigationDelegate?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        casting.navigationDelegate?.navigationController(navigationController, didShow: viewController, animated: animated)
    }
}

/// The delegate of a tab bar controller in a run.
@MainActor final class TabCast: UITabBarControllerDelegate {
    private let casting: Casting

    init(_ casting: Casting) { self.casting = casting }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        casting.animator(
            given: casting.tabDelegate?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC))
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        casting.interactor(
            given: casting.animator.flatMap { casting.tabDelegate?.tabBarController(tabBarController, interactionControllerFor: $0) })
    }
}

/// The transitioning delegate of what is presented in a run.
@MainActor final class ModalCast: UIViewControllerTransitioningDelegate {
    private let casting: Casting
    private let isPresenting: Bool

    init(_ casting: Casting, isPresenting: Bool) { (self.casting, self.isPresenting) = (casting, isPresenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isPresenting else { return nil }
        return casting.animator(
            given: casting.transitioningDelegate?.animationController(forPresented: presented, presenting: presenting, source: source))
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard !isPresenting else { return nil }
        return casting.animator(given: casting.transitioningDelegate?.animationController(forDismissed: dismissed))
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        casting.interactor(
            given: casting.animator.flatMap { casting.transitioningDelegate?.interactionControllerForPresentation(using: $0) })
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        casting.interactor(
            given: casting.animator.flatMap { casting.transitioningDelegate?.interactionControllerForDismissal(using: $0) })
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        casting.transitioningDelegate?.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
}

import Foundation
import NavKit

/// The scene of a transition: the travel journal, whose pages come and go by it.
final class PageStackScene: UINavigationController, ScenePage {
    typealias Animator = (Operation) -> (any UIViewControllerAnimatedTransitioning)?

    /// Makes what carries out a push or a pop; nil leaves it to the navigation controller.
    let animator: Animator
    private let mover: Mover
    /// Another `play()` came while a transition ran.
    private var playsAgain = false

    init(_ animator: @escaping Animator) {
        self.animator = animator
        mover = Mover(animator)
        super.init(nibName: nil, bundle: nil)
        delegate = mover
        setViewControllers([HomePage()], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Goes one page on from the first page, else one page back. While a transition runs, its way back is next.
    func play() {
        if let transitionCoordinator { playAfter(transitionCoordinator) } else { move() }
    }

    private func move() {
        if !goBack() { pushViewController((topViewController as? Page)?.follower ?? PlacePage(0), animated: true) }
    }

    func goBack() -> Bool { popViewController(animated: true) != nil }

    private func playAfter(_ coordinator: any UIViewControllerTransitionCoordinator) {
        guard !playsAgain else { return }
        playsAgain = true
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.playsAgain = false
            self?.move()
        }
    }
}

/// Answers with the scene's transition, whichever page comes or goes.
private final class Mover: NSObject, UINavigationControllerDelegate {
    private let animator: PageStackScene.Animator

    init(_ animator: @escaping PageStackScene.Animator) { self.animator = animator }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation) }
}

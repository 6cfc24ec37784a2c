import Foundation
import NavKit

/// Page A, and page B that it presents.
@MainActor final class ModalTrialScene: TrialScene {
    let stage: Stage
    private let casting: Casting
    private let cast: ModalCast
    private let isPresenting: Bool
    private let presenter = TrialPage("A", .systemTeal)
    private var presented: TrialPage? = TrialPage("B", .systemIndigo)
    private let third = TrialPage("C", .systemOrange)
    private let removesPresenter: Bool
    private(set) var restingCount = 0
    private(set) var restingLook: PageLook?

    init(_ stage: Stage, _ casting: Casting, style: UIModalPresentationStyle, isPresenting: Bool) {
        (self.stage, self.casting, self.isPresenting) = (stage, casting, isPresenting)
        cast = ModalCast(casting, isPresenting: isPresenting)
        stage.window.rootViewController = presenter
        presented?.modalPresentationStyle = style
        presented?.transitioningDelegate = cast
        stage.settle()
        if let presented { presenter.present(presented, animated: false) }
        stage.settle()
        removesPresenter = presenter.view.window == nil
        if isPresenting { rest() }
        presenter.dismiss(animated: false)
        stage.settle()
        if !isPresenting { rest() }
        if !isPresenting { present(animated: false) }
        stage.settle()
        casting.isArmed = true
    }

    private func rest() {
        restingCount = views.count
        restingLook = view(of: second).map(PageLook.init)
    }

    var first: UIViewController? { isPresenting ? presenter : presented }
    var second: UIViewController? { isPresenting ? presented : presenter }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { presenter.transitionCoordinator ?? presented?.transitionCoordinator }
    var ground: [UIView] { [stage.window] }
    var takesFirstAway: Bool { !isPresenting || removesPresenter }
    var bringsSecond: Bool { isPresenting || removesPresenter }

    func act() { isPresenting ? present(animated: true) : presenter.dismiss(animated: true) }
    func goBack() { isPresenting ? presenter.dismiss(animated: false) : present(animated: false) }
    func askForNext() { isPresenting ? presenter.dismiss(animated: true) : presenter.present(third, animated: true) }

    private func present(animated: Bool) {
        if let presented { presenter.present(presented, animated: animated) }
    }

    var books: String { ([presenter] + [presenter.presentedViewController].compactMap(\.self)).map { $0.title ?? "?" }.joined(separator: " ") }
    func books(completed: Bool) -> String { isPresenting == completed ? "A B" : "A" }
    var booksAfterNext: String { isPresenting ? "A" : "A C" }

    var place: CGRect {
        isPresenting ? presented?.activePresentationController?.frameOfPresentedViewInContainerView ?? .zero : stage.window.bounds
    }

    var views: [UIView] { stage.window.subviews.flatMap(\.subtree) }

    func letGo() {
        if isPresenting { presenter.dismiss(animated: false) }
        casting.letGo()
        presented = nil
    }
}

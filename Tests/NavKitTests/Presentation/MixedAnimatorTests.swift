import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// One way to come or to go.
private enum Manner: CaseIterable {
    case cover, dissolve, flip, curtain

    var style: UIModalTransitionStyle {
        switch self {
        case .cover, .curtain: .coverVertical
        case .dissolve: .crossDissolve
        case .flip: .flipHorizontal
        }
    }

    @MainActor var animator: (any UIViewControllerAnimatedTransitioning)? { self == .curtain ? Curtain() : nil }
}

/// Answers with an animator for each direction, which know nothing of each other.
@MainActor private final class Pair: NSObject, UIViewControllerTransitioningDelegate {
    private let (coming, going): (Manner, Manner)

    init(coming: Manner, going: Manner) { (self.coming, self.going) = (coming, going) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { coming.animator }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { going.animator }
}

/// Leaves an invisible curtain in the container, as one that counts on taking it away on the way back.
@MainActor private final class Curtain: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let curtain = UIView(frame: context.containerView.bounds)
        if let to = context.view(forKey: .to), to.superview !== context.containerView {
            context.containerView.addSubview(to)
        }
        context.containerView.addSubview(curtain)
        UIView.animate(withDuration: 0.2) {
            curtain.backgroundColor = .clear
            curtain.alpha = 0.5
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor @Suite struct MixedAnimatorTests {
    @Test(.rules("O-015"), arguments: Manner.allCases, Manner.allCases)
    private func `whoever brings a page and whoever takes it away, nothing of it is left`(coming: Manner, going: Manner)
    {
        let scene = ModalStage()
        let (window, center) = (scene.stage.window, CGPoint(x: 200, y: 400))
        let (before, page, pair) = (window.subviews, scene.page("Q"), Pair(coming: coming, going: going))
        page.transitioningDelegate = pair

        page.modalTransitionStyle = coming.style
        scene.root.present(page, animated: true)
        scene.stage.settle()
        if coming != .curtain {
            #expect(page.view.superview?.subviews.count == 1)
            #expect(window.hitTest(center, with: nil)?.isDescendant(of: page.view) == true)
        }
        page.modalTransitionStyle = going.style
        scene.root.dismiss(animated: true)
        scene.stage.settle()

        #expect(window.subviews == before)
        #expect(window.hitTest(center, with: nil)?.isDescendant(of: scene.root.view) == true)
        #expect(scene.stage.shownFrame(of: scene.root.view) == window.bounds)
        #expect(scene.stage.shownAlpha(of: scene.root.view) == 1)
        #expect(page.view.window == nil)
    }
}

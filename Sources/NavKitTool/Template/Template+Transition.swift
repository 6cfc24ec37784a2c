extension Template {
    static let transition = """
        public import UIKit

        /// The new page rises over the old one, which steps back and darkens; a pop is the same backwards.
        @MainActor public final class NAMETransition: NSObject, UIViewControllerAnimatedTransitioning {
            private let isPop: Bool
            private var running: UIViewPropertyAnimator?

            /// How small the page beneath becomes, and how dark.
            private static let scale: CGFloat = 0.94
            private static let dim: CGFloat = 0.35

            public init(_ operation: UINavigationController.Operation) {
                isPop = operation == .pop
                super.init()
            }

            public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

            public func animateTransition(using context: any UIViewControllerContextTransitioning) {
                interruptibleAnimator(using: context).startAnimation()
            }

            /// The one animator of a transition: it can be driven by a finger, caught and turned back.
            public func interruptibleAnimator(
                using context: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                if let running { return running }
                let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeOut)
                running = animator
                prepare(animator, context)
                return animator
            }

            public func animationEnded(_ transitionCompleted: Bool) { running = nil }

            private func prepare(_ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning) {
                guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
                    let page = context.viewController(forKey: .to)
                else {
                    return animator.addCompletion { _ in context.completeTransition(false) }
                }
                let (upper, lower) = isPop ? (from, to) : (to, from)
                let container = context.containerView
                let backdrop = UIView(frame: container.bounds)
                let shade = UIView(frame: container.bounds)
                backdrop.backgroundColor = .black
                shade.backgroundColor = .black
                place(to, at: context.finalFrame(for: page))
                for view in [backdrop, lower, shade, upper] { container.addSubview(view) }

                let home = upper.transform, rest = lower.transform
                let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
                let back = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
                upper.transform = isPop ? home : away
                lower.transform = isPop ? back : rest
                shade.alpha = isPop ? Self.dim : 0
                animator.addAnimations { [isPop] in
                    upper.transform = isPop ? away : home
                    lower.transform = isPop ? rest : back
                    shade.alpha = isPop ? 0 : Self.dim
                }
                animator.addCompletion { _ in
                    upper.transform = home
                    lower.transform = rest
                    for view in [backdrop, shade] { view.removeFromSuperview() }
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }

            /// By bounds and centre, which are right whatever transform the page carries.
            private func place(_ view: UIView, at frame: CGRect) {
                view.bounds.size = frame.size
                view.center = CGPoint(x: frame.midX, y: frame.midY)
            }
        }

        """

    static let delegate = """
        public import UIKit

        /// Gives a navigation controller the transition, and lets a finger drive the way back.
        @MainActor public final class NAMEDelegate: NSObject, UINavigationControllerDelegate {
            /// Drives the pop while a finger is on the page; nil: the transition plays by itself.
            private var drive: UIPercentDrivenInteractiveTransition?

            public override init() { super.init() }

            public func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { NAMETransition(operation) }

            public func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

            /// Lets `page` be dragged down to pop it.
            public func letBeDragged(_ page: UIViewController) {
                page.view.addGestureRecognizer(
                    UIPanGestureRecognizer { [weak self, weak page] pan in
                        guard let self, let page else { return }
                        follow(pan, page)
                    })
            }

            private func follow(_ pan: UIPanGestureRecognizer, _ page: UIViewController) {
                let height = max(page.view.bounds.height, 1)
                let share = min(max(pan.translation(in: page.view.window).y / height, 0), 1)
                switch pan.state {
                case .began:
                    drive = UIPercentDrivenInteractiveTransition()
                    page.navigationController?.popViewController(animated: true)
                case .changed: drive?.update(share)
                case .ended:
                    // Past the half, or thrown downwards.
                    share > 0.5 || pan.velocity(in: page.view.window).y > 500 ? drive?.finish() : drive?.cancel()
                    drive = nil
                case .cancelled, .failed:
                    drive?.cancel()
                    drive = nil
                case .possible: break
                }
            }
        }

        """

    static let window = """
        import NAME
        import UIKit

        /// One coloured page above the other, as many as there are clicks.
        @main @MainActor enum Window {
            private static let delegate = NAMEDelegate()

            static func main() {
                NavSDL.run(title: "NAME", size: CGSize(width: 400, height: 600)) {
                    let stack = UINavigationController(rootViewController: page(1))
                    stack.delegate = delegate
                    stack.isNavigationBarHidden = true
                    return stack
                }
            }

            private static let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemPink]

            private static func page(_ number: Int) -> UIViewController {
                let page = UIViewController()
                page.view.backgroundColor = colors[number % colors.count]
                let label = UILabel()
                label.text = number == 1 ? "Click to push a page" : "Page \\(number): drag down to go back"
                label.textColor = .white
                label.textAlignment = .center
                label.frame = CGRect(x: 0, y: 60, width: 400, height: 40)
                page.view.addSubview(label)
                page.view.addGestureRecognizer(
                    UITapGestureRecognizer { [weak page] _ in
                        page?.navigationController?.pushViewController(Window.page(number + 1), animated: true)
                    })
                if number > 1 { delegate.letBeDragged(page) }
                return page
            }
        }

        """
}

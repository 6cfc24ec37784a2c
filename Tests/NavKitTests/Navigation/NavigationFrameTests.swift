import Foundation
import NavCore
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// Where pages are, before, while and after they move.
@MainActor @Suite struct NavigationFrameTests {
    @Later var scene = NavigationScene("A", "B")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }

    private func pixels() -> [UInt8] { stage.bitmap?.withBytes { Array($0) } ?? [] }

    @Test(.rules("O-072")) func `a page whose animator sets no frame ends where it belongs, clear of the bar`() {
        let fade = Fade(scene.journal)
        scene.teller.animator = fade
        var final = CGRect.zero
        fade.onAnimate = { final = $0.finalFrame(for: $0.viewController(forKey: .to)!) }
        scene.push("C")
        stage.turn()
        #expect(final == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(scene.page("C").view.safeAreaInsets.top == 44)
        stage.settle()
        #expect(scene.page("C").view.frame == final && scene.page("C").view.safeAreaInsets.top == 44)

        nav.setNavigationBarHidden(true, animated: false)
        nav.popViewController(animated: true)
        stage.turn()
        #expect(scene.page("B").view.frame == final && scene.page("B").view.safeAreaInsets.top == 0)
    }

    @Test(.rules("O-070")) func `a list under the bar begins at its top, whatever size the window becomes`() {
        let list = UIScrollView(frame: scene.page("B").view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 3000)
        scene.page("B").view.addSubview(list)
        stage.settle()
        #expect(list.contentOffset.y == -44)

        for height in [600.0, 900, 480] {
            stage.resize(to: CGSize(width: 400, height: height))
            stage.settle()
            #expect(list.contentOffset.y == -44 && list.safeAreaInsets.top == 44)
        }
    }

    @Test func `a view that is laid out elsewhere hears what reaches into it there`() {
        let host = MovesChild(frame: scene.page("B").view.bounds)
        scene.page("B").view.addSubview(host)
        stage.settle()
        #expect(host.child.safeAreaInsets.top == 44)

        host.isChildLow = true
        host.setNeedsLayout()
        stage.settle()
        #expect(host.child.safeAreaInsets.top == 0 && host.child.toldCount == 2)
    }

    @Test(.rules("O-075")) func `a transform of a page changes nothing inside it`() {
        let page = scene.page("B").view!
        let child = WideHost(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
        page.addSubview(child)
        stage.turn()
        let before = (page.bounds, child.frame, page.safeAreaInsets, child.layoutCount)
        for transform in [
            CGAffineTransform(scaleX: 0.8, y: 0.8), CGAffineTransform(translationX: 0, y: 300),
            CGAffineTransform(rotationAngle: 0.4),
        ] {
            page.transform = transform
            stage.turn()
            #expect(page.bounds == before.0 && child.frame == before.1)
            #expect(page.safeAreaInsets == before.2 && child.layoutCount == before.3)
        }
        page.setNeedsLayout()
        nav.view.setNeedsLayout()
        stage.turn()
        #expect(page.safeAreaInsets == before.2 && page.bounds == before.0)
    }

    @Test(.rules("O-078"), arguments: ["push", "pop", "fade", "swipe"])
    func `the first frame looks as the one before`(way: String) {
        let page = scene.page("B").view!
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
        scroll.contentSize = CGSize(width: 400, height: 3000)
        for row in 0..<30 {
            let view = UIView(frame: CGRect(x: 10, y: CGFloat(row) * 100, width: 300, height: 90))
            view.backgroundColor = UIColor(white: CGFloat(row) / 30, alpha: 1)
            scroll.addSubview(view)
        }
        let turned = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
        (turned.backgroundColor, turned.transform) = (
            .red, CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.5, y: 1)
        )
        page.addSubview(scroll)
        page.addSubview(turned)
        page.backgroundColor = .white
        scene.page("A").view.backgroundColor = .blue
        scene.page("C").view.backgroundColor = .green
        stage.turn()
        scroll.contentOffset.y = 777.5
        nav.navigationBar.isHidden = true
        stage.settle()
        let before = pixels()

        if way == "fade" { scene.teller.animator = Fade(scene.journal) }
        switch way {
        case "push", "fade": scene.push("C")
        case "pop": nav.popViewController(animated: true)
        default:
            stage.press(CGPoint(x: 4, y: 50))
            stage.turn()
            stage.drag(to: CGPoint(x: 16, y: 50))
        }
        stage.turn()
        #expect(nav.transitionCoordinator != nil)
        #expect(pixels() == before)
        stage.turn()
    }

    @Test(.rules("O-079")) func `every way is asked for by its own name, and a pop ends where its push began`() {
        let noting = NotesFrames()
        let delegate = OperationTeller(noting)
        nav.delegate = delegate
        scene.push("C")
        stage.settle()
        scene.push("D")
        stage.settle()
        nav.popViewController(animated: true)
        stage.settle()
        nav.popToRootViewController(animated: true)
        stage.settle()
        nav.setViewControllers([scene.page("A"), scene.page("B")], animated: true)
        stage.settle()
        nav.setViewControllers([scene.page("A")], animated: true)
        stage.settle()
        let full = "(0.0, 0.0, 400.0, 800.0)"
        let zero = "(0.0, 0.0, 0.0, 0.0)"
        #expect(delegate.operations == [.push, .push, .pop, .pop, .push, .pop])
        #expect(noting.frames == Array(repeating: "\(full) \(zero) → \(zero) \(full)", count: 6))
    }

    @Test(.rules("V5", "V20")) func `through a page that is not opaque the page below is not seen`() {
        scene.page("A").view.backgroundColor = .red
        scene.page("B").view.backgroundColor = .red
        scene.page("C").view.backgroundColor = nil
        nav.view.backgroundColor = .white
        stage.settle()
        scene.push("C")
        stage.turn()
        stage.run(for: .milliseconds(100))
        let edge = stage.shownFrame(of: scene.page("C").view).minX
        #expect((40..<360).contains(edge))
        #expect(stage.color(at: CGPoint(x: edge + 20, y: 400)) == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect((stage.color(at: CGPoint(x: edge / 2, y: 400))?.green ?? 1) == 0)
        stage.settle()
        #expect(stage.color(at: CGPoint(x: 200, y: 400)) == CGColor(red: 1, green: 1, blue: 1, alpha: 1))

        nav.popViewController(animated: true)
        stage.turn()
        stage.run(for: .milliseconds(100))
        let left = stage.shownFrame(of: scene.page("C").view).minX
        #expect(stage.color(at: CGPoint(x: left + 20, y: 400)) == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        stage.settle()
        #expect(scene.page("B").view.superview?.subviews.count == 2)
    }
}

@MainActor private final class NotesFrames: NSObject, UIViewControllerAnimatedTransitioning {
    var frames: [String] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return
        }
        context.containerView.addSubview(to.view)
        func text(_ frame: CGRect) -> String {
            "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        }
        frames.append(
            "\(text(context.initialFrame(for: from))) \(text(context.finalFrame(for: from))) → "
                + "\(text(context.initialFrame(for: to))) \(text(context.finalFrame(for: to)))")
        context.completeTransition(true)
    }
}

@MainActor private final class OperationTeller: UINavigationControllerDelegate {
    let animator: NotesFrames
    var operations: [UINavigationController.Operation] = []

    init(_ animator: NotesFrames) { self.animator = animator }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
    }
}

@MainActor private final class MovesChild: UIView {
    final class Child: UIView {
        private(set) var toldCount = 0

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            toldCount += 1
        }
    }

    let child = Child(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var isChildLow = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { child.center.y = isChildLow ? 250 : 50 }
}

import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Wrong use that UIKit throws for.
@Suite struct NavigationTrapTests {
    @Test(.rules("A40", "O-005")) func `pushing a page that is on the stack traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let page = UIViewController()
                let nav = UINavigationController(rootViewController: page)
                nav.pushViewController(page, animated: false)
            }
        }
    }

    @Test(.rules("A41")) func `pushing a navigation controller traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            }
        }
    }

    @Test(.rules("A42")) func `popping to a page that is not on the stack traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let nav = UINavigationController(rootViewController: UIViewController())
                nav.popToViewController(UIViewController(), animated: false)
            }
        }
    }

    @Test(.rules("A43")) func `the same page twice in a stack traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let page = UIViewController()
                UINavigationController().setViewControllers([page, page], animated: false)
            }
        }
    }

    @Test(.rules("A44")) func `pushing what holds the stack traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, nav) = (UIViewController(), UINavigationController())
                outer.addChild(nav)
                nav.pushViewController(outer, animated: false)
            }
        }
    }

    @Test(.rules("A44")) func `pushing what is presented traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (root, nav) = (UIViewController(), UINavigationController())
                let stage = Stage(root)
                let page = UIViewController()
                root.present(page, animated: false)
                stage.turn()
                nav.pushViewController(page, animated: false)
            }
        }
    }

    @Test func `naming a nib traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIViewController(nibName: "Main", bundle: nil) }
        }
    }

    @Test func `loadView that sets no view traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { ForgetfulPage().loadViewIfNeeded() }
        }
    }

    @Test func `asking for the view inside loadView traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CircularPage().loadViewIfNeeded() }
        }
    }

    @Test func `two controllers with one view trap`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UIViewController())
                second.view = first.view
            }
        }
    }

    @Test(.rules("B1")) func `a controller that becomes its own child traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let page = UIViewController()
                page.addChild(page)
            }
        }
    }
}

private final class ForgetfulPage: UIViewController {
    override func loadView() {}
}

private final class CircularPage: UIViewController {
    override func loadView() { _ = view.bounds }
}

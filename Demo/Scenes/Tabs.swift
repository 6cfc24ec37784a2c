import Foundation
import NavKit

extension Scene {
    static let tabs = Scene(
        "tabs", title: "Tabs", caption: "Pages side by side slide the way of their tabs; each keeps its stack."
    ) { TabsPage() }
}

/// Three tabs, two of them with a stack.
private final class TabsPage: UITabBarController, ScenePage {
    private let slider = TabSlide()

    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = slider
        setViewControllers(
            [
                tab("Journeys", "house", UINavigationController(rootViewController: HomePage())),
                tab("Letters", "envelope", UINavigationController(rootViewController: LetterPage(2))),
                tab("Saved", "heart", UINavigationController(rootViewController: PlacePage(3))),
            ], animated: false)
        viewControllers?[1].tabBarItem.badgeValue = "3"
    }

    required init?(coder: NSCoder) { nil }

    private func tab(_ title: String, _ symbol: String, _ page: UIViewController) -> UIViewController {
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return page
    }

    func play() { selectedIndex = (selectedIndex + 1) % 3 }

    func goBack() -> Bool {
        (selectedViewController as? UINavigationController)?.popViewController(animated: true) != nil
    }
}

/// A tab further on comes in over the trailing edge, one before over the leading one.
private final class TabSlide: NSObject, UITabBarControllerDelegate {
    private let forward = ViewTransition.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let pages = tabBarController.viewControllers ?? []
        let isForward = (pages.firstIndex(of: toVC) ?? 0) > (pages.firstIndex(of: fromVC) ?? 0)
        return (isForward ? forward : forward.reversed).animator(.easeInOut(duration: 0.3))
    }
}

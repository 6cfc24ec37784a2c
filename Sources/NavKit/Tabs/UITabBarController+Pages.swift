import Foundation
import NavCore

/// The page in this controller's view, and the children that the tabs stand for.
extension UITabBarController {
    var isInWindow: Bool { viewIfLoaded?.window != nil }

    /// The page that comes and goes with this controller: the one on its way in, if one is.
    var pageInFront: UIViewController? { move?.to ?? shownPage }

    /// Touches are kept from the pages. A transition that nobody completes lets them through again.
    var isChangingPages: Bool { move.map { !$0.driver.isAbandoned } ?? false }

    func replacePages(with new: [UIViewController]) {
        let leaving = pages.filter { page in !new.contains { $0 === page } }
        let joining = new.filter { page in !pages.contains { $0 === page } }
        if let move, leaving.contains(where: move.involves) { move.driver.complete(true) }
        for page in joining { link(page) }
        for page in leaving { page.willMove(toParent: nil) }
        pages = new
        if !new.contains(where: { $0 === chosen }) { chosen = new.first }
        for page in leaving { letGo(of: page) }
        for page in joining { page.didMove(toParent: self) }
    }

    /// Another parent takes `child`, and tells it of that.
    func setViewControllers(_ rest: [UIViewController], keepingParentOf child: UIViewController) {
        if let move, move.involves(child) { move.driver.complete(true) }
        pages = rest
        if chosen === child { chosen = rest.first }
        hide(child)
        tabBar.setItems(rest.map(\.tabBarItem), animated: false)
        tabBar.selectedItem = chosen?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    private func letGo(of page: UIViewController) {
        hide(page)
        unlink(page)
    }

    /// Takes the page's view away, with the calls that this owes it.
    private func hide(_ page: UIViewController) {
        guard shownPage === page else { return }
        page.beginAppearanceTransition(false, animated: false)
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearance(isAppearing: false)
        shownPage = nil
    }

    /// Makes `page` the one whose view fills this controller's view, under the bar.
    func host(_ page: UIViewController?) {
        if shownPage !== page { shownPage?.viewIfLoaded?.removeFromSuperview() }
        shownPage = page
        guard let pageView = page?.view else { return }
        pageView.fill(view.bounds)
        setInsets(of: pageView)
        if pageView.superview !== view { view.insertSubview(pageView, at: 0) }
    }

    func layOutPages() {
        layOutBar()
        if let move {
            if move.driver.isAnimating { move.driver.record.resizeContainer(to: view.bounds.size) }
        } else if let pageView = shownPage?.viewIfLoaded {
            pageView.fill(view.bounds)
        }
        for page in [shownPage, move?.to] { page?.viewIfLoaded.map(setInsets) }
    }

    private func layOutBar() {
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.fill(CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height))
    }

    func setInsets(of pageView: UIView) {
        let bottom = view.safeAreaInsets.bottom + (tabBar.isHidden ? 0 : UITabBar.height)
        pageView.setContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }
}

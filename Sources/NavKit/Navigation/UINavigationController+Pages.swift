import Foundation
import NavCore

/// The page in this controller's view, and its appearance with the controller's own.
extension UINavigationController {
    /// Touches are kept from the pages. A transition that nobody completes lets them through again.
    var isChangingPages: Bool { move.map { !$0.driver.isAbandoned } ?? false }

    /// The page that comes and goes with this controller: the one on its way in, if one is.
    var pageInFront: UIViewController? { move?.hasBegun == true ? move?.change?.newTop : shownPage }

    func beginShowingTop(animated: Bool) {
        if move?.hasBegun != true {
            carryOutUnseen()
            host(stack.top)
        }
        guard let page = pageInFront else { return }
        page.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: page, animated: animated)
    }

    func endShowingTop(animated: Bool) {
        if let page = pageInFront {
            page.endAppearance(isAppearing: true)
            delegate?.navigationController(self, didShow: page, animated: animated)
        }
        goOn()
    }

    /// Makes `page` the one whose view fills this controller's view, under the bar.
    func host(_ page: UIViewController?) {
        if shownPage !== page { shownPage?.viewIfLoaded?.removeFromSuperview() }
        shownPage = page
        showTopInBar()
        watchForZoom()
        guard let pageView = page?.view else { return }
        pageView.fill(view.bounds)
        if pageView.superview !== view { view.insertSubview(pageView, at: 0) }
    }

    func showTopInBar() {
        navigationBar.show(top: stack.top?.navigationItem, previous: stack.second?.navigationItem)
    }

    func layoutPages() {
        layoutBar()
        if let move, move.hasBegun {
            if move.driver.isAnimating { move.driver.record.resizeContainer(to: view.bounds.size) }
        } else if move == nil {
            showTopIfMissing()
        }
        if move?.hasBegun != true, let pageView = shownPage?.viewIfLoaded { pageView.fill(view.bounds) }
    }

    /// The top page was taken away by another parent: the one below comes up at once.
    private func showTopIfMissing() {
        guard shownPage !== stack.top, appearance.isHeadingIn else { return }
        host(stack.top)
        shownPage?.beginAppearanceTransition(true, animated: false)
        if appearance.isAppeared { shownPage?.endAppearance(isAppearing: true) }
    }

    /// Lets go of a page that another parent takes.
    func forget(_ page: UIViewController) {
        if let move, move.involves(page) {
            if move.hasBegun { move.driver.cutShort(completed: true) } else { carryOutUnseen() }
        }
        stack.remove(page)
        guard shownPage === page else { return }
        hide(page)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Takes the page that is shown away at once, with the calls that this owes it.
    func hide(_ page: UIViewController) {
        page.beginAppearanceTransition(false, animated: false)
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearance(isAppearing: false)
        shownPage = nil
    }
}

// MARK: Room for the bar

extension UINavigationController {
    /// Places the bar and keeps its room clear of the pages' content.
    func layoutBar() {
        let top = view.safeAreaInsets.top
        let height = UINavigationBar.height
        navigationBar.topInset = top
        navigationBar.fill(
            CGRect(x: 0, y: isBarHidden ? -height - top : 0, width: view.bounds.width, height: top + height))
        for page in [shownPage, move?.change?.newTop] { page?.viewIfLoaded.map(setInsets) }
    }

    func setInsets(of pageView: UIView) {
        let top = view.safeAreaInsets.top
        pageView.setContainerInsets(
            UIEdgeInsets(top: isBarHidden ? top : top + UINavigationBar.height, left: 0, bottom: 0, right: 0))
    }

    func barVisibilityDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        let change = { [self] in
            layoutBar()
            view.layoutIfNeeded()
        }
        if !animated || !isInWindow {
            layoutBar()
        } else if move?.driver.coordinator?.animate(alongsideTransition: { _ in change() }) != true {
            UIView.animate(withDuration: Self.hideShowBarDuration, animations: change)
        }
    }
}

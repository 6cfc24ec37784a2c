import Foundation
import NavCore

/// Which way the user goes through the pages.
nonisolated enum PageWay {
    case back
    case forward
}

/// Back and Forward as desktops have them: buttons of the mouse and keys.
extension UINavigationController {
    /// Nothing moves, and the pages are seen.
    private var isAtRest: Bool { move == nil && isInWindow && appearance.isAppeared }

    /// There is a page to go back to, and nothing moves.
    var canPopNow: Bool { isAtRest && stack.second != nil }

    /// - Returns: False where there is nowhere to go that way.
    func follow(_ way: PageWay) -> Bool {
        switch way {
        case .back: goBack()
        case .forward: goForward()
        }
    }

    private func goBack() -> Bool {
        if backSwipe.finishPull(.back) { return true }
        guard canPopNow, stack.top?.navigationItem.leavesRoomForBack == true else { return false }
        followBackButton()
        return true
    }

    private func goForward() -> Bool {
        if backSwipe.finishPull(.forward) { return true }
        guard isAtRest, let page = pageAhead else { return false }
        pushViewController(page, animated: true)
        return true
    }

    /// What the delegate offers after the top page.
    var pageAhead: UIViewController? {
        guard isAtRest, let top = stack.top else { return nil }
        return delegate?.navigationController(self, viewControllerAfter: top)
    }

    /// Takes a key that leads through the pages: Alt with an arrow, and Escape, which also lets go of a page that is being swiped.
    func follow(_ key: UIKey) -> Bool {
        let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (key.keyCode, key.modifierFlags) {
        case (.keyboardEscape, []): return backSwipe.cancelPull() || follow(.back)
        case (.keyboardLeftArrow, .alternate): return follow(isMirrored ? .forward : .back)
        case (.keyboardRightArrow, .alternate): return follow(isMirrored ? .back : .forward)
        default: return false
        }
    }

    // MARK: Who has the keyboard

    /// A page that is covered remembers who of it had the keyboard.
    func keepFocus(of page: UIViewController?) {
        guard let page, let holder = view.window?.firstResponder else { return }
        let isInPage = sequence(first: holder, next: \.next).contains { $0 === page }
        page.keptFocus = isInPage ? holder : nil
    }

    /// A page that is uncovered has the keyboard where it was.
    func restoreFocus(of page: UIViewController?) {
        guard let page, let holder = page.keptFocus else { return }
        page.keptFocus = nil
        guard let window = view.window, window.firstResponder == nil, holder.hostWindow === window else { return }
        window.firstResponder = holder
    }
}

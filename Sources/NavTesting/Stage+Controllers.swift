import Foundation
public import NavKit

/// Who is there.
extension Stage {
    /// The controllers whose views are seen in the window and that hold no other one that is, back to front.
    public var shownControllers: [UIViewController] { window.rootViewController.map { shown(in: $0) } ?? [] }

    /// The titles of the controllers that lead to what is shown, from the bottom: of a navigation controller all pages of its stack, of other
    /// containers what they show, and what is presented above. A controller without a title has the name of its class.
    public var titles: [String] { window.rootViewController.map { path(through: $0) }?.map(Self.name) ?? [] }

    private func shown(in controller: UIViewController) -> [UIViewController] {
        let children = controller.children.filter { isShown($0) }
        let own = children.isEmpty ? (isShown(controller) ? [controller] : []) : children.flatMap { shown(in: $0) }
        return own + (presented(by: controller).map { shown(in: $0) } ?? [])
    }

    private func path(through controller: UIViewController) -> [UIViewController] {
        let next = (controller as? UINavigationController)?.viewControllers ?? controller.children.filter { isShown($0) }
        let own = next.isEmpty ? [controller] : next.flatMap { path(through: $0) }
        return own + (presented(by: controller).map { path(through: $0) } ?? [])
    }

    private func isShown(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.window != nil }

    /// What this one presents, not what a container above it does.
    private func presented(by controller: UIViewController) -> UIViewController? {
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller else { return nil }
        return presented
    }

    static func name(_ controller: UIViewController) -> String { controller.title ?? "\(type(of: controller))" }
}

import Foundation
import NavKit

/// A page that is one big button: a click on it pushes the next page. The lowest part of the page also stops the main thread for
/// three seconds after that.
final class Page: UIViewController {
    private let depth: Int
    private let push = UIButton(type: .custom)
    private let pushAndBlock = UIButton(type: .custom)

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = "Page \(depth)"
    }

    required init?(coder: NSCoder) { fatalError("A page is made with its depth.") }

    override func viewDidLoad() {
        view.backgroundColor = [.systemBlue, .systemOrange, .systemGreen][depth % 3]
        for button in [push, pushAndBlock] { view.addSubview(button) }
        push.addAction(UIAction { [weak self] _ in self?.pushNext() }, for: .touchUpInside)
        pushAndBlock.addAction(
            UIAction { [weak self] _ in
                self?.pushNext()
                // In the next turn, so that the push has begun.
                DispatchQueue.main.async { Thread.sleep(forTimeInterval: 3) }
            }, for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        let low = view.bounds.height * 0.8
        push.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: low)
        pushAndBlock.frame = CGRect(x: 0, y: low, width: view.bounds.width, height: view.bounds.height - low)
        say("laid out \(depth) \(Int(view.bounds.width))x\(Int(view.bounds.height))")
    }

    private func pushNext() {
        say("clicked \(depth)")
        navigationController?.pushViewController(Page(depth: depth + 1), animated: true)
    }
}

/// Tells which page is shown.
final class History: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        say("shown \(navigationController.viewControllers.count)")
    }
}

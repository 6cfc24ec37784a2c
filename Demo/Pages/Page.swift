import Foundation
import NavKit

/// A page of the little travel journal that the transitions are shown with.
class Page: UIViewController {
    /// The page that the journey leads to from here.
    var follower: Page { PlacePage(0) }

    /// Puts another page on top of this one.
    func open(_ page: Page) { navigationController?.pushViewController(page, animated: true) }

    /// The part of the view that no bar covers.
    final var clearArea: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    final var margin: CGFloat { view.bounds.width >= 430 ? 20 : 16 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut(in: clearArea)
    }

    /// Places everything on the page in `area`, of the view.
    func layOut(in area: CGRect) {}
}

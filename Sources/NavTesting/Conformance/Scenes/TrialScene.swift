import Foundation
import NavKit

/// The pages of one run, and how to go from one to the other.
@MainActor protocol TrialScene: AnyObject {
    var stage: Stage { get }
    /// The page that is there, and the one that comes. Nil once they are let go.
    var first: UIViewController? { get }
    var second: UIViewController? { get }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
    /// What would be seen where no page is.
    var ground: [UIView] { get }
    /// Whether the first page is out of the window once the second is there.
    var takesFirstAway: Bool { get }
    /// Whether the second page is in no window as long as the first is there alone.
    var bringsSecond: Bool { get }

    /// Asks for the change that is tried.
    func act()
    /// Undoes it, without an animation.
    func goBack()
    /// Asks for something else while it runs.
    func askForNext()
    /// Which pages are where, by the books.
    var books: String { get }
    func books(completed: Bool) -> String
    var booksAfterNext: String { get }
    /// Where the second page's view belongs at last, in its superview.
    var place: CGRect { get }
    /// All views that are not a bar's own.
    var views: [UIView] { get }
    /// How many there are after the change where nothing animates it.
    var restingCount: Int { get }
    /// What the second page looks like then.
    var restingLook: PageLook? { get }
    func letGo()
}

extension TrialScene {
    /// What is moved of a page: its view, or a wrapper that a presentation controller put round it.
    func view(of page: UIViewController?) -> UIView? {
        guard let page else { return nil }
        return page.parent == nil ? page.activePresentationController?.presentedView ?? page.viewIfLoaded : page.viewIfLoaded
    }
}

extension UIView {
    /// This view and all in it.
    var subtree: [UIView] { subviews.reduce(into: [self]) { $0 += $1.subtree } }
}

/// A page of one opaque colour with a darker band across, so that a shifted or stretched page looks different.
@MainActor final class TrialPage: UIViewController {
    private let color: UIColor
    private let band = UIView()

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        band.backgroundColor = UIColor(white: 0, alpha: 0.25)
        view.addSubview(band)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        band.frame = CGRect(x: 0, y: size.height / 8, width: size.width * 2 / 3, height: size.height / 8)
    }
}

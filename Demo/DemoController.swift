import Foundation
import NavKit

/// The whole window: the list of transitions beside a phone whose pages they move; in a narrow window the list is itself the first page.
final class DemoController: UIViewController {
    /// Narrower windows have no room for a list beside the pages, in points.
    private static let leastWideWidth: CGFloat = 700

    private enum Form {
        case wide, narrow
    }

    private let chooser = Chooser()
    private let home = HomePage()
    private let stack = UINavigationController(nibName: nil, bundle: nil)
    private let phone = PhoneView()
    private let transport: TransportView
    private lazy var gallery = GalleryController { [weak self] in self?.show($0) }
    private let line = UIView()
    private var form: Form?

    init(transport: TransportView) {
        self.transport = transport
        super.init(nibName: nil, bundle: nil)
        stack.delegate = chooser
    }

    required init?(coder: NSCoder) { nil }

    private weak var lastAsked: Page?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
        [line, phone, transport].forEach(view.addSubview)
        addChild(stack)
        stack.didMove(toParent: self)
        gallery.mark(chooser.idea)
    }

    /// The page that will be on top: while a transition runs, one that was asked for meanwhile still waits.
    private var newest: Page? {
        let waiting = stack.transitionCoordinator == nil ? nil : lastAsked
        return waiting ?? stack.topViewController as? Page
    }

    /// Chooses a transition and pushes the next place with it.
    private func show(_ idea: TransitionIdea) {
        chooser.idea = idea
        gallery.mark(idea)
        let page = newest?.follower ?? PlacePage(0)
        lastAsked = page
        stack.pushViewController(page, animated: true)
    }

    // MARK: Keys

    /// Digits choose a transition; Escape goes back.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !take($0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    private func take(_ key: UIKey?) -> Bool {
        guard let key, key.modifierFlags.isEmpty else { return false }
        if key.keyCode == .keyboardEscape { return stack.popViewController(animated: true) != nil }
        guard let number = Int(key.characters), TransitionIdea.all.indices.contains(number - 1) else { return false }
        show(TransitionIdea.all[number - 1])
        return true
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let wanted = view.bounds.width >= Self.leastWideWidth ? Form.wide : .narrow
        if wanted != form { take(wanted) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch form {
        case .wide: layOutWide()
        case .narrow, nil: layOutNarrow()
        }
    }

    private func layOutWide() {
        let bounds = view.bounds
        let listWidth = min(max((bounds.width * 0.34).rounded(), 320), 400)
        view.place(gallery.view, CGRect(x: 0, y: 0, width: listWidth, height: bounds.height))
        view.place(line, CGRect(x: listWidth, y: 0, width: 0.5, height: bounds.height))
        let room = CGRect(x: listWidth + 1, y: 0, width: bounds.width - listWidth - 1, height: bounds.height)
        let phoneRoom = CGSize(width: room.width - 48, height: room.height - TransportView.height - 28 - 20)
        let size = PhoneView.size(fitting: phoneRoom)
        let y = 28 + ((phoneRoom.height - size.height) / 2).rounded()
        view.place(
            phone, CGRect(x: (room.midX - size.width / 2).rounded(), y: y, width: size.width, height: size.height))
        view.place(
            transport,
            CGRect(x: room.minX, y: phone.frame.maxY + 20, width: room.width, height: TransportView.height))
    }

    private func layOutNarrow() {
        let bounds = view.bounds
        let height = bounds.height - TransportView.height
        stack.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        line.frame = CGRect(x: 0, y: height, width: bounds.width, height: 0.5)
        transport.frame = CGRect(x: 0, y: height + 8, width: bounds.width, height: TransportView.height - 8)
    }

    // MARK: Wide and narrow

    private func take(_ form: Form) {
        self.form = form
        let pages = stack.viewControllers.filter { $0 !== gallery && $0 !== home }
        switch form {
        case .wide: becomeWide(pages)
        case .narrow: becomeNarrow(pages)
        }
    }

    private func becomeWide(_ pages: [UIViewController]) {
        stack.setViewControllers([home] + pages, animated: false)
        gallery.standsAlone = true
        addChild(gallery)
        view.insertSubview(gallery.view, at: 0)
        gallery.didMove(toParent: self)
        phone.isHidden = false
        phone.show(stack.view)
    }

    private func becomeNarrow(_ pages: [UIViewController]) {
        gallery.willMove(toParent: nil)
        gallery.viewIfLoaded?.removeFromSuperview()
        gallery.removeFromParent()
        gallery.standsAlone = false
        phone.isHidden = true
        view.insertSubview(stack.view, at: 0)
        stack.setViewControllers([gallery] + pages, animated: false)
    }
}

extension PhoneView {
    /// The largest phone that fits: as wide as 390 points of page allow, as high as 844, and never squat.
    fileprivate static func size(fitting room: CGSize) -> CGSize {
        let height = min(room.height, 844 + 2 * bezel)
        let width = min(room.width, 390 + 2 * bezel, max(height * leastSlenderness, 320))
        return CGSize(width: width.rounded(.down), height: height.rounded(.down))
    }

    /// The widest form, as a share of the height.
    private static let leastSlenderness: CGFloat = 0.62
}

import Foundation
import NavKit
import NavTesting

extension GoldenScene {
    private static let phone = CGSize(width: 120, height: 200)

    /// A push from one page to another. `setUp` makes the stack what the scene is about.
    private static func push(_ name: String, setUp: @escaping (UINavigationController) -> Void) -> GoldenScene {
        GoldenScene(name, size: phone, duration: 0.5) { stage in
            let nav = UINavigationController(rootViewController: Page("Letters", .systemGray6))
            setUp(nav)
            stage.window.rootViewController = nav
            return { nav.pushViewController(Page("A letter", .systemBackground), animated: true) }
        }
    }

    static let push = push("push") { $0.isNavigationBarHidden = true }
    static let pushWithBar = push("push-with-bar") { _ in }
    static let pushRightToLeft = push("push-right-to-left") { $0.view.semanticContentAttribute = .forceRightToLeft }

    /// A sheet rises over its presenter. Its spring has arrived after half a second.
    static let sheet = GoldenScene("sheet", size: phone, duration: 0.5) { stage in
        let root = Page("Beneath", .systemTeal)
        stage.window.rootViewController = root
        return {
            let page = Page("Sheet", .systemBackground)
            page.sheetPresentationController?.detents = [.medium()]
            page.sheetPresentationController?.prefersGrabberVisible = true
            root.present(page, animated: true)
        }
    }

    /// A second sheet pushes the first one back.
    static let stackedSheet = GoldenScene("stacked-sheet", size: phone, duration: 0.5) { stage in
        let root = Page("Beneath", .systemTeal), first = Page("First", .systemBackground)
        stage.window.rootViewController = root
        root.present(first, animated: false)
        return { first.present(Page("Second", .systemYellow), animated: true) }
    }

    /// A card grows into its page.
    static let cardZoom = GoldenScene("card-zoom", size: phone, duration: 0.5) { stage in
        let nav = ZoomStack(rootViewController: CardList())
        nav.isNavigationBarHidden = true
        stage.window.rootViewController = nav
        return { nav.pushViewController(CardPage(), animated: true) }
    }

    /// What a layer shows fades into what it shows next, and is pushed out by it.
    static let layerTransition = page("layer-transition") { page in
        let views = [CGFloat(8), 64].map { x in
            let view = page.add(.systemRed, CGRect(x: x, y: 30, width: 48, height: 60))
            view.add("A", size: 24, weight: .bold, at: CGPoint(x: 15, y: 14))
            view.clipsToBounds = true
            return view
        }
        return {
            for (view, type) in zip(views, [CATransitionType.fade, .push]) {
                let change = CATransition()
                (change.type, change.subtype, change.duration) = (type, .fromRight, 1)
                change.timingFunction = CAMediaTimingFunction(name: .linear)
                view.layer.add(change, forKey: nil)
                view.backgroundColor = .systemBlue
            }
        }
    }
}

/// A page with a heading and rows.
final class Page: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        for index in 0..<5 {
            let row = view.add(.secondarySystemBackground, CGRect(x: 8, y: 50 + index * 30, width: 104, height: 26))
            row.layer.cornerRadius = 6
            row.add("\(title ?? "") \(index)", size: 12, at: CGPoint(x: 8, y: 5))
        }
    }
}

/// A stack that zooms.
private final class ZoomStack: UINavigationController {
    private var zoom: CardZoom?

    override func viewDidLoad() {
        super.viewDidLoad()
        zoom = CardZoom(self)
    }
}

/// Four cards, of which the second grows.
private final class CardList: UIViewController, CardZoomSource {
    private var cards: [UIImageView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        cards = (0..<4).map { index in
            let card = UIImageView(image: .landscape)
            card.frame = CGRect(x: 6 + index % 2 * 56, y: 10 + index / 2 * 70, width: 52, height: 64)
            (card.contentMode, card.clipsToBounds, card.layer.cornerRadius) = (.scaleAspectFill, true, 8)
            view.addSubview(card)
            return card
        }
    }

    func cardZoomCard(for identifier: AnyHashable) -> CardZoomCard? {
        CardZoomCard(cards[1], cornerRadius: 8, cover: CardZoomCover(rect: cards[1].bounds, image: .landscape))
    }
}

/// The page of a card: its picture above some lines.
private final class CardPage: UIViewController, CardZoomPage {
    private let picture = UIImageView(image: .landscape)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
        picture.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        view.addSubview(picture)
        view.add("Meadow", size: 16, weight: .semibold, at: CGPoint(x: 8, y: 98))
        view.add("By the lake", size: 12, at: CGPoint(x: 8, y: 122))
    }

    var cardZoomIdentifiers: [AnyHashable] { [1] }
    var cardZoomCover: CardZoomCover? { CardZoomCover(picture, in: view) }
}

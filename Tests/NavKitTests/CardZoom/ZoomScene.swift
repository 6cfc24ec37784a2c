import Foundation
import NavCore
import NavTesting

@testable import NavKit

/// A list of cards in two columns under a navigation controller without a bar, a page for each, and what both say when they are asked.
@MainActor final class ZoomScene {
    let stage: Stage
    let journal = Journal()
    let nav = UINavigationController()
    let list: CardList
    let teller: NavigationTeller
    let zoom: CardZoom

    init(size: CGSize = CGSize(width: 390, height: 844), refreshRate: Double = 60, cardSize: CGSize? = nil) {
        stage = Stage(size: size, refreshRate: refreshRate)
        list = CardList(journal)
        if let cardSize { list.cardSize = cardSize }
        teller = NavigationTeller(journal)
        zoom = CardZoom(nav)
        zoom.delegate = teller
        nav.isNavigationBarHidden = true
        nav.setViewControllers([list], animated: false)
        stage.window.rootViewController = nav
        stage.settle()
        _ = journal.take()
    }

    /// A scene in which the page of a card is up.
    static func open(
        _ item: Int = 1, size: CGSize = CGSize(width: 390, height: 844), refreshRate: Double = 60
    ) -> ZoomScene {
        let scene = ZoomScene(size: size, refreshRate: refreshRate)
        scene.push(item)
        scene.stage.settle()
        _ = scene.journal.take()
        return scene
    }

    @discardableResult func push(_ item: Int = 1) -> CardPage {
        let page = CardPage(item, journal)
        nav.pushViewController(page, animated: true)
        return page
    }

    var page: CardPage? { nav.viewControllers.last as? CardPage }
    var depth: Int { nav.viewControllers.count }

    // MARK: What is seen

    /// The flying card; nil while there is none.
    var card: CardView? { container?.subviews.compactMap { $0 as? CardView }.first }
    var container: UIView? { nav.view.subviews.first { $0.subviews.contains { $0 is CardView } } }
    var cardRect: CGRect { card.map(stage.shownFrame) ?? .null }
    var dim: CGFloat { container?.subviews.first { $0 is CardDim }.map(stage.shownAlpha) ?? -1 }

    /// Nothing of a zoom is left anywhere.
    var isClean: Bool {
        nav.transitionCoordinator == nil && !zoom.interaction.isActive && container == nil
            && nav.topViewController?.view.superview === nav.view
            && nav.topViewController?.view.transform == .identity
            && nav.topViewController?.view.frame == nav.view.bounds && nav.topViewController?.view.alpha == 1
            && zoom.interaction.gestureRecognizer.isEnabled && (depth > 1 || list.cells.allSatisfy { $0.alpha == 1 })
    }

    // MARK: Fingers

    func press(_ point: CGPoint) {
        stage.press(point)
        stage.turn()
    }

    func drag(to point: CGPoint) {
        stage.drag(to: point)
        stage.turn()
    }

    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            drag(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
    }

    /// Holds still until the finger has no speed.
    func rest(at point: CGPoint) {
        for _ in 0..<12 { drag(to: point) }
    }

    func release(_ point: CGPoint) {
        stage.release(point)
        stage.turn()
    }

    /// A pull of `travel` points past the slop, in a straight line, then still.
    func hold(_ travel: CGVector, from start: CGPoint = CGPoint(x: 150, y: 420)) -> CGPoint {
        let length = hypot(travel.dx, travel.dy)
        let whole = (length + 10) / length
        let end = CGPoint(x: start.x + travel.dx * whole, y: start.y + travel.dy * whole)
        press(start)
        drag(from: start, to: end)
        rest(at: end)
        return end
    }
}

/// A picture of one colour.
@MainActor func flat(_ color: CGColor, _ width: Int, _ height: Int) -> UIImage {
    let bytes = [color.blue, color.green, color.red, color.alpha].map { UInt8(($0 * 255).rounded()) }
    return UIImage(
        bitmap: Bitmap(format: .bgra, width: width, height: height) { pixels in
            for index in pixels.indices { pixels[index] = bytes[index % 4] }
        })
}

@MainActor final class CardList: Page, CardZoomSource {
    var cardSize = CGSize(width: 183, height: 250)
    let scroll = UIScrollView()
    private(set) var cells: [UIView] = []
    private(set) var pictures: [UIImageView] = []
    /// Instead of what the list would say.
    var answer: ((AnyHashable) -> CardZoomCard?)?
    var reveal: (AnyHashable) -> Void = { _ in }
    var cornerRadius: CGFloat = 8
    static let image = flat(CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1), 60, 80)

    init(_ journal: Journal) { super.init("List", journal) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(scroll)
        for _ in 0..<20 {
            let (cell, picture) = (UIView(), UIImageView(image: Self.image))
            cell.backgroundColor = .systemYellow
            picture.contentMode = .scaleAspectFill
            picture.clipsToBounds = true
            cell.addSubview(picture)
            scroll.addSubview(cell)
            cells.append(cell)
            pictures.append(picture)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        for (index, cell) in cells.enumerated() {
            let x = 8 + CGFloat(index % 2) * (cardSize.width + 8), y = 8 + CGFloat(index / 2) * (cardSize.height + 8)
            cell.bounds.size = cardSize
            cell.center = CGPoint(x: x + cardSize.width / 2, y: y + cardSize.height / 2)
            pictures[index].frame = CGRect(x: 0, y: 0, width: cardSize.width, height: cardSize.height - 50)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: 8 + 10 * (cardSize.height + 8))
    }

    func cardZoomCard(for identifier: AnyHashable) -> CardZoomCard? {
        journal.record("card \(identifier)")
        if let answer { return answer(identifier) }
        guard let index = identifier as? Int, cells.indices.contains(index) else { return nil }
        return CardZoomCard(
            cells[index], cornerRadius: cornerRadius, cover: CardZoomCover(pictures[index], in: cells[index]))
    }

    func cardZoomReveal(_ identifier: AnyHashable) {
        journal.record("reveal \(identifier)")
        reveal(identifier)
    }
}

@MainActor final class CardPage: Page, CardZoomPage {
    let item: Int
    var identifiers: [AnyHashable]
    var allowsPop = true
    let picture = UIImageView(image: CardList.image)
    let article = UIScrollView()
    let carousel = UIScrollView()
    let button = UIButton()

    init(_ item: Int, _ journal: Journal) {
        (self.item, identifiers) = (item, [item])
        super.init("Page", journal)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        view.addSubview(article)
        article.addSubview(picture)
        article.addSubview(carousel)
        article.addSubview(button)
        carousel.isPagingEnabled = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        article.frame = view.bounds
        article.contentSize = CGSize(width: width, height: 2000)
        picture.frame = CGRect(x: 0, y: 0, width: width, height: 300)
        carousel.frame = CGRect(x: 0, y: 0, width: width, height: 300)
        carousel.contentSize = CGSize(width: width * 3, height: 300)
        button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
    }

    var cardZoomIdentifiers: [AnyHashable] { identifiers }
    var cardZoomCover: CardZoomCover? { CardZoomCover(picture, in: view) }
    var cardZoomPopShouldBegin: Bool { allowsPop }
}

import Foundation
import NavTesting

@testable import NavKit

/// A list with one source view, under a navigation controller without a bar, and pages that zoom out of it.
@MainActor final class SystemZoomScene {
    let stage = Stage()
    let journal = Journal()
    let list: Page
    let nav: UINavigationController
    let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 150))
    let options = UIViewController.Transition.ZoomOptions()
    /// How often the source view was asked for.
    private(set) var asked = 0
    var hasSource = true

    init() {
        list = Page("list", journal)
        nav = UINavigationController(rootViewController: list)
        nav.isNavigationBarHidden = true
        source.backgroundColor = .systemGreen
        source.layer.cornerRadius = 12
        list.view.backgroundColor = .white
        list.view.addSubview(source)
        stage.window.rootViewController = nav
        stage.settle()
        _ = journal.take()
    }

    func makePage() -> Page {
        let page = Page("page", journal)
        page.view.backgroundColor = .systemBlue
        page.preferredTransition = .zoom(options: options) { [unowned self] context in
            asked += 1
            journal.record("source(\(context.sourceViewController), \(context.zoomedViewController))")
            return hasSource ? source : nil
        }
        return page
    }

    @discardableResult func push() -> Page {
        let page = makePage()
        nav.pushViewController(page, animated: true)
        return page
    }

    /// The page that flies; nil while none does.
    var card: CardView? { cards.first }
    var cards: [CardView] { stage.window.allViews.compactMap { $0 as? CardView } }
    var cardRect: CGRect { card.map(stage.shownFrame) ?? .null }
    var dim: CGFloat { stage.window.allViews.lazy.compactMap { $0 as? CardDim }.first.map(stage.shownAlpha) ?? -1 }

    /// Pulls in a straight line to `travel` past the slop, and holds still there.
    func hold(_ travel: CGVector, from start: CGPoint) -> CGPoint {
        let length = hypot(travel.dx, travel.dy), whole = (length + 10) / length
        let end = CGPoint(x: start.x + travel.dx * whole, y: start.y + travel.dy * whole)
        stage.press(start)
        stage.turn()
        for step in 1...10 {
            let share = CGFloat(step) / 10
            stage.drag(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            stage.turn()
        }
        for _ in 0..<12 {
            stage.drag(to: end)
            stage.turn()
        }
        return end
    }
}

extension UIView {
    /// This view and everything in it.
    fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}

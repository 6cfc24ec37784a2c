import Foundation
import NavKit

extension Scene {
    static let feed = Scene(
        "feed", title: "Xiaohongshu feed",
        caption: "A card grows into its page. Drag the page anywhere: it shrinks back."
    ) { FeedScene() }
}

/// The feed, and what opens from it: notes zoom, pages opened from a note slide.
private final class FeedScene: UINavigationController, ScenePage {
    private let feed = FeedPage()
    private lazy var zoom = CardZoom(self)
    private var round = 0
    private var playsAgain = false

    init() {
        super.init(nibName: nil, bundle: nil)
        isNavigationBarHidden = true
        (zoom.slidePush.curve, zoom.slidePop.curve) = (.easeOut, .easeOut)
        setViewControllers([feed], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Opens a card, or goes back. While a page is on its way, the way back is next.
    func play() {
        guard let transitionCoordinator else { return move() }
        guard !playsAgain else { return }
        playsAgain = true
        transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.playsAgain = false
            self?.move()
        }
    }

    private func move() {
        guard !goBack() else { return }
        feed.openNext(round)
        round += 1
    }

    func goBack() -> Bool { popViewController(animated: true) != nil }

    func take(_ key: UIKey) -> Bool {
        switch topViewController {
        case let feed as FeedPage: feed.take(key)
        case let note as NotePage: note.take(key)
        default: false
        }
    }
}

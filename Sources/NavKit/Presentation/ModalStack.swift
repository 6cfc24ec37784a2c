import Foundation
import NavCore

/// The presentations and dismissals of one window, one at a time, in the order in which they were asked for.
final class ModalStack {
    private(set) weak var window: UIWindow?
    private(set) var move: ModalMove?
    private var waiting: [Waiting] = []

    private struct Waiting {
        let request: ModalRequest
        let isAnimated: Bool
        let finish: (ModalOutcome) -> Void
    }

    init(window: UIWindow) { self.window = window }

    /// Nothing is on its way, and nothing waits.
    var isIdle: Bool { move == nil && waiting.isEmpty }

    /// Nothing waits, and nothing is on its way but `animator`.
    func isFree(after animator: (any UIViewControllerAnimatedTransitioning)?) -> Bool {
        waiting.isEmpty && (move == nil || move?.driver.animator === animator)
    }

    func request(_ request: ModalRequest, animated: Bool, finish: @escaping (ModalOutcome) -> Void) {
        closeAbandonedMove()
        waiting.append(Waiting(request: request, isAnimated: animated, finish: finish))
        announceWaiting()
    }

    /// A transition that nobody completed stands in the way no longer.
    private func closeAbandonedMove() {
        guard let driver = move?.driver, driver.isAbandoned else { return }
        driver.complete(true)
    }

    private func announceWaiting() {
        while move == nil, !waiting.isEmpty { announce(waiting.removeFirst()) }
    }

    private func announce(_ next: Waiting) {
        switch next.request {
        case .present(let presented, let source): announcePresentation(of: presented, from: source, next)
        case .dismiss(let controller): announceDismissal(of: controller, next)
        }
    }

    private func announcePresentation(of presented: UIViewController, from source: UIViewController, _ next: Waiting) {
        guard let window else { return next.finish(.refused) }
        let presentation = Presentation(presented, from: source, in: window)
        guard let presenter = presentation.presenter, presenter.modal.presentation == nil, presented.modal.presentedBy == nil
        else {
            diagnostics.report(
                "present(\(presented)) on \(source): \(presentation.presenter.map { "\($0)" } ?? "nobody") already presents "
                    + "something, or \(presented) is presented already; dismiss that first, or present from it.")
            if presentation.style != .custom { presented.modal.preparedController = presentation.controller }
            return next.finish(.refused)
        }
        presenter.modal.presentation = presentation
        presented.modal.presentedBy = presentation
        begin(.present(presentation), next, style: presentation.style, from: presenter, to: presented)
    }

    private func announceDismissal(of controller: UIViewController, _ next: Waiting) {
        guard let lowest = controller.presentationToDismiss else { return next.finish(.done) }
        let chain = sequence(first: lowest) { $0.presented.modal.presentation }.reversed()
        guard let top = chain.first, let presenter = lowest.presenter else { return next.finish(.done) }
        begin(.dismiss(top, with: Array(chain.dropFirst())), next, style: top.style, from: top.presented, to: presenter)
    }

    private func begin(
        _ kind: ModalMove.Kind, _ next: Waiting, style: UIModalPresentationStyle, from: UIViewController,
        to: UIViewController
    ) {
        let driver = TransitionDriver(host: self, isAnimated: next.isAnimated, presentationStyle: style)
        if case .present = kind, style == .custom { driver.coordinateAnyway() }
        (driver.record.from.controller, driver.record.to.controller) = (from, to)
        (from.transition, to.transition) = (driver, driver)
        move = ModalMove(kind: kind, driver: driver, finish: next.finish)
        window?.setNeedsLayout()
    }

    /// Starts what was announced. Called in the window's layout.
    func startMoves() {
        while let driver = move?.driver, driver.isAnnounced { driver.start() }
    }

    func close(_ driver: TransitionDriver, _ outcome: ModalOutcome) {
        guard let move, move.driver === driver else { return }
        for controller in [driver.record.from.controller, driver.record.to.controller]
        where controller?.transition === driver {
            controller?.transition = nil
        }
        self.move = nil
        move.finish(outcome)
        announceWaiting()
        window?.setNeedsLayout()
    }
}

import Foundation
import NavCore

/// The gestures of a navigation controller: a swipe back from the edge or over the pages, one to either side on a touchpad, and a hand on pages that
/// move.
///
///     idle ──begins──▶ pulling (a pop or a push that the finger began) ──let go──▶ idle
///       └──touched──▶ holding (a slide that was on its way) ──let go──▶ idle
final class BackSwipe: UIGestureRecognizerDelegate {
    private enum State {
        case idle
        case pulling(any SwipedTransition, SwipeRule, PageWay)
        /// Where the slide was when it was caught, and which way it went.
        case holding(SlideHold, from: CGFloat, isPush: Bool, wasTurnedBack: Bool)
    }

    let edge = EdgePopGestureRecognizer()
    let content = ContentPopGestureRecognizer()
    private let catching = CatchGestureRecognizer()
    private var state = State.idle
    /// Who would animate the transition, asked for when a gesture wants to begin.
    private var offer: TransitionAnimation?
    /// The touch for which the top page was not to be left, by its serial number: it is asked once.
    private var refusedTouch: Int?
    /// What a touchpad has told so far.
    var wheel = WheelPull()
    unowned let navigation: UINavigationController

    /// A finger that has moved less than this has only touched, in points.
    private static let touchSlop: CGFloat = 10

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        edge.delegate = self
        content.delegate = self
        edge.addAction { [weak self] in self?.follow($0, .edge) }
        content.addAction { [weak self] in self?.follow($0, .content) }
        catching.addAction { [weak self] in self?.follow($0) }
    }

    func install(on view: UIView) {
        for recognizer in [edge, content, catching] { view.addGestureRecognizer(recognizer) }
        directionDidChange(of: view)
    }

    func directionDidChange(of view: UIView) { edge.edges = view.leadingSide < 0 ? .right : .left }

    // MARK: Whether to begin

    /// What the bar and the top page say. An app that replaces a recognizer's delegate decides about this itself.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem else {
            return false
        }
        return item.leavesRoomForBack && mayLeave(gestureRecognizer)
    }

    private func mayLeave(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === edge || recognizer === content, navigation.canPopNow else { return true }
        let touch = recognizer.touches.first?.serial
        if let touch, touch == refusedTouch { return false }
        let isAllowed = navigation.allowsPop
        refusedTouch = isAllowed ? nil : touch
        return isAllowed
    }

    /// What holds whoever the delegate is.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case edge, content:
            return mayBegin(.back)
        case catching: return navigation.looseSlide != nil
        default: return true
        }
    }

    /// Whether there is a page that way, and somebody who can bring it along with a finger.
    func mayBegin(_ way: PageWay) -> Bool {
        pageAhead = way == .forward ? navigation.pageAhead : nil
        let goal = way == .forward ? pageAhead : navigation.canPopNow ? navigation.stack.second : nil
        offer = goal.flatMap { offerOfDelegate(way == .forward ? .push : .pop, to: $0) }
        return offer != nil
    }

    /// The delegate's animator needs an interactor that can be told how far it is; without an animator NavKit's own slide is there. A page that zooms has a
    /// finger of its own.
    private func offerOfDelegate(
        _ operation: UINavigationController.Operation, to: UIViewController
    ) -> TransitionAnimation? {
        guard let from = navigation.stack.top else { return nil }
        guard
            let animator = navigation.delegate?.navigationController(
                navigation, animationControllerFor: operation, from: from, to: to)
        else { return operation == .pop && from.zooms ? nil : .slide(operation, .held) }
        let interactor = navigation.delegate?.navigationController(navigation, interactionControllerFor: animator)
        guard let interactor = interactor as? UIPercentDrivenInteractiveTransition else { return nil }
        return TransitionAnimation(animator: animator, interactor: interactor)
    }

    /// Who animates the transition that a gesture is just beginning; nil for every other one.
    private(set) var animationOfSwipe: TransitionAnimation?
    /// The page that a swipe forward would bring.
    private var pageAhead: UIViewController?

    // MARK: A swipe

    private func follow(_ pan: UIPanGestureRecognizer, _ rule: SwipeRule) {
        switch pan.state {
        case .began:
            begin(.back, rule)
            move(to: travel(of: pan))
        case .changed: move(to: travel(of: pan))
        case .ended: end(travel(of: pan), speed: side * pan.velocity(in: nil).x)
        case .cancelled: cancel()
        case .possible, .failed: break
        }
    }

    /// Of the pop that is being pulled; nil without one.
    var ruleOfPull: SwipeRule? {
        if case .pulling(_, let rule, _) = state { rule } else { nil }
    }

    /// The transition begins in the call, so that the page is where the finger is in the first frame.
    func begin(_ way: PageWay, _ rule: SwipeRule) {
        guard let offer, let transition = offer.interactor as? any SwipedTransition else { return }
        animationOfSwipe = offer
        request(way)
        navigation.view.layoutIfNeeded()
        (self.offer, animationOfSwipe, pageAhead) = (nil, nil, nil)
        if navigation.move?.driver.animator === offer.animator { state = .pulling(transition, rule, way) }
    }

    private func request(_ way: PageWay) {
        switch way {
        case .back: navigation.popViewController(animated: true)
        case .forward: if let pageAhead { navigation.pushViewController(pageAhead, animated: true) }
        }
    }

    func move(to travel: CGFloat) {
        guard case .pulling(let transition, let rule, let way) = state else { return }
        transition.follow(rule.progress(travel: way.sign * travel, width: width))
    }

    func end(_ travel: CGFloat, speed: CGFloat) {
        guard case .pulling(let transition, let rule, let way) = state else { return }
        state = .idle
        let (travel, speed) = (way.sign * travel, way.sign * speed / max(width, 1))
        let progress = rule.progress(travel: travel, width: width)
        transition.follow(progress)
        transition.letGo(turningBack: !rule.completes(progress: progress, speed: speed), speed: speed)
    }

    private func cancel() { cancelPull() }

    /// Takes the page that is being swiped from the finger, and lets it go back. False if there is none.
    @discardableResult func cancelPull() -> Bool {
        guard case .pulling(let transition, _, _) = state else { return false }
        state = .idle
        transition.letGo(turningBack: true, speed: 0)
        return true
    }

    /// Takes it from the finger, and lets it go on. False if no page is being swiped that way.
    func finishPull(_ way: PageWay) -> Bool {
        guard case .pulling(let transition, _, way) = state else { return false }
        state = .idle
        transition.letGo(turningBack: false, speed: 0)
        return true
    }

    private func travel(of pan: UIPanGestureRecognizer) -> CGFloat { side * pan.path.x }

    // MARK: A hand on pages that move

    private func follow(_ hand: CatchGestureRecognizer) {
        switch hand.state {
        case .began: take()
        case .changed: pull(hand)
        case .ended:
            pull(hand)
            letGo(hand)
        case .cancelled: letGoOn()
        case .possible, .failed: break
        }
    }

    private func take() {
        guard let move = navigation.move, let slide = navigation.looseSlide else { return }
        let wasTurnedBack = move.driver.record.machine.isCancelled
        slide.catchIt()
        state = .holding(
            slide, from: slide.progress, isPush: move.operation == .push, wasTurnedBack: wasTurnedBack)
    }

    private func pull(_ hand: CatchGestureRecognizer) {
        guard case .holding(let slide, let from, let isPush, _) = state, abs(hand.travel) >= Self.touchSlop else {
            return
        }
        slide.update(min(max(from + side(isPush) * hand.travel / max(width, 1), 0), 1))
    }

    private func letGo(_ hand: CatchGestureRecognizer) {
        guard case .holding(let slide, _, let isPush, _) = state, abs(hand.travel) >= Self.touchSlop else {
            return letGoOn()
        }
        state = .idle
        let speed = side(isPush) * hand.speed / max(width, 1)
        let completes = SwipeRule.caught.completes(progress: slide.progress, speed: speed)
        slide.letGo(turningBack: !completes, speed: speed)
    }

    /// Where it was going anyway.
    private func letGoOn() {
        guard case .holding(let slide, _, _, let wasTurnedBack) = state else { return }
        state = .idle
        slide.letGo(turningBack: wasTurnedBack, speed: 0)
    }

    private func side(_ isPush: Bool) -> CGFloat { isPush ? -side : side }
    var side: CGFloat { navigation.view.leadingSide }
    private var width: CGFloat { navigation.view.bounds.width }
}

/// What a swipe can drive: shares of the way, then an end.
protocol SwipedTransition: AnyObject {
    func follow(_ share: CGFloat)

    /// - Parameter speed: In whole ways a second, toward the end.
    func letGo(turningBack: Bool, speed: CGFloat)
}

extension SlideHold: SwipedTransition {
    func follow(_ share: CGFloat) { update(share) }
    func letGo(turningBack: Bool, speed: CGFloat) { release(turningBack: turningBack, speed: speed) }
}

extension UIPercentDrivenInteractiveTransition: SwipedTransition {
    func follow(_ share: CGFloat) { update(share) }
    func letGo(turningBack: Bool, speed: CGFloat) { turningBack ? cancel() : finish() }
}

extension TransitionAnimation {
    /// NavKit's own slide.
    static func slide(_ operation: UINavigationController.Operation, _ start: SlideHold.Start) -> TransitionAnimation {
        let slide = StackSlide(operation)
        return TransitionAnimation(animator: slide, interactor: SlideHold(slide, start))
    }
}

extension PageWay {
    /// Of a movement towards where pages leave.
    nonisolated fileprivate var sign: CGFloat { self == .back ? 1 : -1 }
}

extension UINavigationController {
    /// The slide that a hand can catch.
    var looseSlide: SlideHold? {
        guard let hold = move?.driver.hold, hold.isLoose else { return nil }
        return hold
    }

    /// Slides a page off along with the finger that moves in from the leading edge. It belongs to this controller; with a delegate of your
    /// own you decide when it begins, as long as there is a page to go back to and nothing moves. Turn it off with `isEnabled`.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.edge }

    /// The same for a finger anywhere on the pages. Have your own recognizers fail it, or wait for it, where both want the same movement.
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { backSwipe.content }
}

import Foundation
import NavKit
import NavTesting

/// A window with a stack of pages, to which anything is done in any order, and everything that must hold meanwhile.
@MainActor final class SoakWorld {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let elsewhere = UIViewController()
    private(set) lazy var nav = SoakNavigation("nav", self)
    private lazy var teller = SoakTeller(self)

    /// What went wrong first; nothing is done after it.
    private(set) var firstFault: String?
    /// What was done and heard, in words; written only where somebody wants to read it.
    private(set) var trace: [String] = []
    private let isTracing: Bool

    private var made = 0
    private var pages: [WeakPage] = []
    private var kept: [SoakPage] = []
    private var armed: [(hook: SoakHook, call: SoakCall)] = []
    private var nextAnimator: SoakAnimator.Kind?
    private var nextInteractor: SoakInteractor?
    /// Some of them keep their contexts, and are kept here.
    private var animators: [SoakAnimator] = []
    private var percents: [UIPercentDrivenInteractiveTransition] = []
    /// The containers of transitions that animators of the world have open.
    var contexts: [UIView] = []
    private var followed = (asked: 0, told: 0)
    var finger: CGPoint?

    private struct WeakPage { weak var page: SoakPage? }

    init(isTracing: Bool) {
        self.isTracing = isTracing
        diagnostics.handler = { [unowned self] in hear($0) }
        Stage.onFailure = { [unowned self] in fault($0) }
        nav.delegate = teller
        nav.setViewControllers([fresh()], animated: false)
        stage.window.rootViewController = nav
        stage.turn()
    }

    func say(_ words: @autoclosure () -> String) { if isTracing { trace.append(words()) } }

    func fault(_ what: String) {
        guard firstFault == nil else { return }
        firstFault = what
        say("FAULT: \(what)")
    }

    func expect(_ isRight: Bool, _ what: @autoclosure () -> String) { if !isRight { fault(what()) } }

    /// Messages that wrong use earns here; any other is a fault.
    private static let expected = [
        "is dropped", "has not called completeTransition", "which cannot be paused", "already complete: ignored",
    ]

    private func hear(_ message: String) {
        say("  diagnostic: \(message)")
        expect(Self.expected.contains(where: message.contains), "diagnostic: \(message)")
    }

    var livePages: [SoakPage] { pages.compactMap(\.page) }

    func fresh() -> SoakPage {
        let page = SoakPage(made, self)
        made += 1
        pages.append(WeakPage(page: page))
        return page
    }

    // MARK: Steps

    func play(_ steps: [SoakStep]) {
        for step in steps where firstFault == nil {
            say("\(step.call)")
            perform(step.call)
            nav.model.cameToRest(isSeen: nav.isSeen)
            checkAlways()
            for _ in 0..<step.turns { turn(step.seconds) }
        }
        if firstFault == nil { finish() }
    }

    func turn(_ seconds: Double) {
        stage.turn(after: seconds)
        nav.model.turnEnded(isSeen: nav.isSeen)
        checkAlways()
    }

    /// Something calls back: what was meant to be done in there is done now.
    func reached(_ hook: SoakHook) {
        guard firstFault == nil, let index = armed.firstIndex(where: { $0.hook == hook }) else { return }
        let call = armed.remove(at: index).call
        say("  in \(hook): \(call)")
        perform(call)
    }

    private func perform(_ call: SoakCall) {
        switch call {
        case .inside(let hook, let call): if armed.count < 4 { armed.append((hook, call)) }
        case .settle: settle()
        case .press, .drag, .lift, .loseTouch, .wheel, .clickBack, .back: performByHand(call)
        case .resize, .focus, .visible, .root: performByDesktop(call)
        default: performByProgram(call)
        }
    }

    private func performByProgram(_ call: SoakCall) {
        switch call {
        case .push(let animated): nav.pushViewController(fresh(), animated: animated)
        case .pushKept(let animated): pushKept(animated)
        case .pop(let animated): _ = nav.popViewController(animated: animated)
        case .popTo(let share, let animated):
            page(at: share, of: nav.model.future).map { _ = nav.popToViewController($0, animated: animated) }
        case .popToRoot(let animated): _ = nav.popToRootViewController(animated: animated)
        case .set(let kind, let animated): set(kind, animated)
        case .keep(let share): page(at: share, of: nav.ids).map { kept = kept.suffix(1) + [$0] }
        case .animator(let kind): nextAnimator = kind
        case .interactor(let kind): nextInteractor = kind
        case .percent(let call): percents.last.map { drive($0, call) }
        case .renewDelegate:
            teller = SoakTeller(self)
            nav.delegate = teller
        case .scroll(let y):
            guard let page = nav.topViewController as? SoakPage, let scroll = page.scroll else { return }
            page.isScrolled = true
            scroll.setContentOffset(CGPoint(x: 0, y: y), animated: true)
        case .hideBar(let isHidden, let animated): nav.setNavigationBarHidden(isHidden, animated: animated)
        case .rightToLeft(let isOn): nav.view.semanticContentAttribute = isOn ? .forceRightToLeft : .unspecified
        case .swipes(let isOn): nav.interactivePopGestureRecognizer?.isEnabled = isOn
        default: break
        }
    }

    private func page(at share: Double, of ids: [Int]) -> SoakPage? {
        guard !ids.isEmpty else { return nil }
        let id = ids[min(Int(share * Double(ids.count)), ids.count - 1)]
        return livePages.first { $0.id == id }
    }

    /// One that is on the stack, and will be, cannot be pushed.
    private func pushKept(_ animated: Bool) {
        guard let page = kept.last, !nav.ids.contains(page.id) else { return }
        nav.pushViewController(page, animated: animated)
    }

    private func set(_ kind: SoakSet, _ animated: Bool) {
        let pages = nav.viewControllers
        let new: [UIViewController] =
            switch kind {
            case .reversed: pages.reversed()
            case .fresh: pages + [fresh(), fresh()]
            case .topStays: [fresh()] + pages.suffix(1)
            case .withoutTop: Array(pages.dropLast().suffix(1)) + [fresh()]
            case .swapped: Array(pages.suffix(1) + pages.dropLast())
            case .same: pages
            case .nothing: []
            }
        nav.setViewControllers(new, animated: animated)
    }

    private func drive(_ percent: UIPercentDrivenInteractiveTransition, _ call: SoakPercent) {
        switch call {
        case .update(let share): percent.update(share)
        case .finish: percent.finish()
        case .cancel: percent.cancel()
        case .pause: percent.pause()
        }
    }

    private func performByDesktop(_ call: SoakCall) {
        switch call {
        case .resize(let width, let height): stage.resize(to: CGSize(width: width, height: height))
        case .focus(let isOn): stage.send(.focus(isOn))
        case .visible(let isOn): stage.send(.visibility(isOn))
        case .root(let away): stage.window.rootViewController = away ? elsewhere : nav
        default: break
        }
    }

    // MARK: What the delegate gives

    func makeAnimator() -> SoakAnimator? {
        guard let nextAnimator else { return nil }
        let animator = SoakAnimator(nextAnimator, self)
        if nextAnimator == .keepsContext { animators.append(animator) }
        return animator
    }

    func makeInteractor() -> UIPercentDrivenInteractiveTransition? {
        guard let nextInteractor else { return nil }
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = nextInteractor == .held
        percents.append(percent)
        return percent
    }

    func contextEnded() {
        expect(!contexts.isEmpty, "animationEnded without a transition")
        if !contexts.isEmpty { contexts.removeFirst() }
    }

    /// Rides along with a transition that has just been announced, and hears of its end.
    func follow(_ nav: SoakNavigation) {
        guard let coordinator = nav.transitionCoordinator else { return fault("willShow without a coordinator") }
        followed.asked += 1
        coordinator.animate { [weak self] _ in
            self?.reached(.alongside)
        } completion: { [weak self, weak nav] context in
            guard let self, let nav else { return }
            followed.told += 1
            say("  completion, isCancelled: \(context.isCancelled)")
            if context.isCancelled, let fault = nav.model.wasTurnedBack() { self.fault(fault) }
            reached(.completion)
        }
    }

    // MARK: Settling

    /// Lets go of everything that is held, and waits.
    func settle() {
        letGo()
        for _ in 0..<8 where firstFault == nil {
            for percent in percents { percent.finish() }
            runUntilStill()
            turn(3)
            runUntilStill()
            guard nav.transitionCoordinator != nil else { break }
            // A transition that nobody completes makes way for the next call.
            if nav.transitionCoordinator != nil { _ = nav.popToRootViewController(animated: false) }
        }
        checkSettled()
    }

    private func runUntilStill() {
        var turns = 0
        repeat {
            turn(0.2)
            turns += 1
        } while !stage.isStill && turns < 100 && firstFault == nil
        expect(stage.isStill, "still moving after 20 seconds")
    }

    private func letGo() {
        lift()
        (nextAnimator, nextInteractor) = (nil, nil)
        armed = []
        stage.send(.focus(true))
        stage.send(.visibility(true))
        stage.window.rootViewController = nav
        if nav.viewControllers.isEmpty, nav.model.future.isEmpty { nav.pushViewController(fresh(), animated: false) }
    }

    private func finish() {
        settle()
        _ = nav.popToRootViewController(animated: true)
        settle()
        expect(followed.asked == followed.told, "\(followed.asked) completions, \(followed.told) calls")
        (kept, animators, percents) = ([], [], [])
        turn(0.1)
        let left = livePages.filter { !nav.ids.contains($0.id) }
        expect(left.isEmpty, "\(left) are still alive")
    }

    /// Lets go of the window's content, and gives the program back its own ear.
    func close() {
        stage.window.rootViewController = nil
        stage.turn()
        diagnostics.handler = { _ in }
        Stage.onFailure = { preconditionFailure($0) }
    }
}

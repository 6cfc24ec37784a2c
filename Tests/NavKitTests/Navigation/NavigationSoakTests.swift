import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Every call in any order, with what must hold all the time. `NAVKIT_SEED` plays one seed again.
@MainActor @Suite struct NavigationSoakTests {
    private nonisolated static let seeds: [UInt64] =
        ProcessInfo.processInfo.environment["NAVKIT_SEED"].flatMap(UInt64.init).map { [$0] } ?? Array(1...60)

    @Test(.rules("A33", "A37", "O-001", "O-003", "O-012", "O-013", "O-018", "O-048"), arguments: seeds)
    func `any calls in any order`(seed: UInt64) {
        let told = Told()
        let soak = Soak(seed: seed)
        for _ in 0..<60 { soak.step() }
        soak.finish()

        #expect(soak.faults.isEmpty, "NAVKIT_SEED=\(seed)")
        #expect(
            told.messages.allSatisfy { message in
                ["dropped", "has not called completeTransition", "which cannot be paused"].contains {
                    message.contains($0)
                }
            })
    }
}

@MainActor private final class Soak {
    private var random: SeededRandom
    private let scene = NavigationScene("A")
    private let elsewhere = UIViewController()
    private var made = 0
    private var finger: CGPoint?
    private let percent = UIPercentDrivenInteractiveTransition()
    private(set) var faults: [String] = []

    init(seed: UInt64) { random = SeededRandom(state: seed) }

    private var nav: UINavigationController { scene.nav }

    func step() {
        perform(Int(random.next() % 24))
        for _ in 0..<Int(random.next() % 4) { scene.stage.turn() }
        check()
    }

    func finish() {
        lift()
        (scene.teller.animator, scene.teller.interactor) = (nil, nil)
        scene.stage.send(.focus(true))
        scene.stage.window.rootViewController = nav
        scene.stage.turn()
        percent.finish()
        scene.stage.run(for: .seconds(4))
        nav.popToRootViewController(animated: false)
        scene.stage.settle()
        expect(nav.transitionCoordinator == nil, "a transition is still open")
        expect(
            nav.viewControllers.isEmpty || scene.hosted == scene.titles.last,
            "\(scene.titles) shows \(scene.hosted ?? "nothing")")
        expect(nav.children.count == nav.viewControllers.count, "children \(nav.children) of \(nav.viewControllers)")
        checkBalance()
    }

    private func perform(_ choice: Int) {
        let animated = random.next() % 2 == 0
        switch choice {
        case 0...3: nav.pushViewController(fresh(), animated: animated)
        case 4...5: nav.popViewController(animated: animated)
        case 6: nav.popToRootViewController(animated: animated)
        case 7: if let page = pick() { nav.setViewControllers([page, fresh()], animated: animated) }
        case 8: nav.setViewControllers(nav.viewControllers.reversed(), animated: animated)
        case 9: scene.teller.animator = [nil, fade(), SlidePush(), hurry()][Int(random.next() % 4)]
        case 10: scene.stage.resize(to: CGSize(width: 300 + Double(random.next() % 300), height: 600))
        case 11: scene.stage.window.rootViewController = scene.stage.window.rootViewController === nav ? elsewhere : nav
        case 12: pushFromCallback(animated)
        case 13...15: press()
        case 16...18: drag()
        case 19: lift()
        case 20: drive()
        case 21: scene.stage.send(.focus(random.next() % 2 == 0))
        case 22: turnOver()
        default: for _ in 0..<40 { scene.stage.turn() }
        }
    }

    // MARK: Hands

    private func share() -> Double { Double(random.next() % 1000) / 1000 }

    /// At an edge, anywhere on the page, or on the bar.
    private func press() {
        guard finger == nil else { return drag() }
        let x = [3, 397, 400 * share()][Int(random.next() % 3)]
        let point = CGPoint(x: x, y: random.next() % 6 == 0 ? 22 : 100 + 300 * share())
        finger = point
        scene.stage.press(point)
        scene.stage.turn()
    }

    private func drag() {
        guard var point = finger else { return }
        let way = (share() - 0.4) * 150
        for _ in 0..<4 {
            point.x += way / 2
            scene.stage.drag(to: point)
            scene.stage.turn()
        }
        finger = point
    }

    private func lift() {
        guard let point = finger else { return }
        finger = nil
        scene.stage.release(point)
        scene.stage.turn()
    }

    /// Any call on a percent driver, whether it drives anything or not.
    private func drive() {
        switch random.next() % 6 {
        case 0: scene.teller.interactor = scene.teller.interactor == nil ? percent : nil
        case 1: percent.finish()
        case 2: percent.cancel()
        case 3: percent.pause()
        default: percent.update(share())
        }
    }

    private func turnOver() {
        nav.view.semanticContentAttribute = random.next() % 2 == 0 ? .forceRightToLeft : .unspecified
        nav.interactivePopGestureRecognizer?.isEnabled = random.next() % 4 != 0
    }

    private func fresh() -> Page {
        made += 1
        return scene.page("P\(made)")
    }

    private func pick() -> UIViewController? {
        let pages = nav.viewControllers
        return pages.isEmpty ? nil : pages[Int(random.next() % UInt64(pages.count))]
    }

    private func fade() -> Fade {
        let fade = Fade(scene.journal)
        fade.outcome = random.next() % 4 == 0 ? false : nil
        fade.completes = random.next() % 8 != 0
        return fade
    }

    /// Completes in the call.
    private func hurry() -> Fade {
        let fade = Fade(scene.journal)
        fade.completes = false
        fade.onAnimate = { $0.completeTransition(true) }
        return fade
    }

    private func pushFromCallback(_ animated: Bool) {
        let (page, next) = (fresh(), fresh())
        let callback = ["WA", "IA", "DA", "viewDidLoad", "willMove", "didMove"][Int(random.next() % 6)]
        page.on = { [nav] in
            guard $0 == callback, next.parent == nil else { return }
            page.on = { _ in }
            nav.pushViewController(next, animated: animated)
        }
        nav.pushViewController(page, animated: animated)
    }

    private func check() {
        let pages = nav.viewControllers
        expect(pages.allSatisfy { $0.parent === nav }, "a page of the stack has another parent")
        expect(Set(pages.map(ObjectIdentifier.init)).count == pages.count, "a page is on the stack twice")
        if nav.transitionCoordinator == nil, nav.viewIfLoaded?.window != nil, scene.stage.isStill, let top = pages.last
        {
            expect(top.viewIfLoaded?.superview === nav.view, "the top page is not shown")
            expect(nav.view.subviews.count == 2, "\(nav.view.subviews.count) views in the stack's view")
        }
    }

    /// Will and did alternate for every page, and end even.
    private func checkBalance() {
        var open: [String: String] = [:]
        for entry in scene.journal.entries {
            let parts = entry.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let call = parts.last?.prefix(2), ["WA", "WD", "DA", "DD"].contains(call) else {
                continue
            }
            let name = String(parts[0])
            switch call {
            case "WA", "WD": open[name] = String(call)
            default:
                let begin = open.removeValue(forKey: name)
                expect(begin?.last == call.last, "\(name): \(call) after \(begin ?? "nothing")")
            }
        }
        expect(open.isEmpty, "never ended: \(open)")
    }

    private func expect(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
        if !isTrue { faults.append(fault()) }
    }
}

/// A small generator that gives the same numbers for the same seed (xorshift*).
private struct SeededRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return (state &* 2_685_821_657_736_338_717) >> 33
    }
}

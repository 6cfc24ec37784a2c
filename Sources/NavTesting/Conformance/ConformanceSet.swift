import Foundation
import NavKit
import NavLayers
import NavRaster

/// One situation: a stack of two opaque pages, one operation, and what there is to say about it.
@MainActor final class ConformanceSet {
    private(set) var findings: [ConformanceFinding] = []
    let driver: UIPercentDrivenInteractiveTransition?
    private let stage = Stage(size: CGSize(width: 120, height: 200))
    private let nav: UINavigationController
    private let lower = ConformancePage(.systemTeal)
    private var upper: ConformancePage? = ConformancePage(.systemIndigo)
    private let cast: ConformanceCast
    private let operation: UINavigationController.Operation
    private let scenario: String
    private var start = FrameInstant(seconds: 0)
    private var completions = 0
    private var viewsBefore = 0
    private var reports: [String] = []

    init(
        _ operation: UINavigationController.Operation, _ animator: (any UIViewControllerAnimatedTransitioning)?, scenario: String,
        isDriven: Bool = false
    ) {
        (self.operation, self.scenario) = (operation, scenario)
        driver = isDriven ? UIPercentDrivenInteractiveTransition() : nil
        cast = ConformanceCast(animator, driver)
        nav = UINavigationController(rootViewController: lower)
        nav.isNavigationBarHidden = true
        stage.window.rootViewController = nav
        if operation == .pop, let upper { nav.pushViewController(upper, animated: false) }
        stage.settle()
        nav.delegate = cast
    }

    // MARK: Acting

    func begin() {
        viewsBefore = viewsOutsideBar
        let pixels = stage.bitmap
        act()
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.completions += 1 }
        stage.turn()
        start = stage.instant
        framesBefore = pixels
    }

    private var framesBefore: Bitmap?

    private func act() {
        completions = 0
        if operation == .push, let upper {
            nav.pushViewController(upper, animated: true)
        } else {
            nav.popViewController(animated: true)
        }
    }

    /// The opposite, without an animation.
    func goBack() {
        if operation == .push {
            nav.popViewController(animated: false)
        } else if let upper {
            nav.pushViewController(upper, animated: false)
        }
        stage.settle()
    }

    func turn() { stage.turn() }

    func scrub(to percent: CGFloat) {
        for step in 1...4 {
            driver?.update(percent * CGFloat(step) / 4)
            stage.turn()
        }
    }

    /// Frames until the transition is over, with a bound.
    func turnUntilClosed(_ look: () -> Void) {
        let handler = diagnostics.handler
        diagnostics.handler = { self.reports.append($0) }
        defer { diagnostics.handler = handler }
        while nav.transitionCoordinator != nil, elapsed < Self.patience {
            stage.turn()
            if nav.transitionCoordinator != nil { look() }
        }
        stage.turn()
        if nav.transitionCoordinator != nil {
            find(.completesOnce, seen: "not complete after \(Self.patience) s", expected: "completeTransition(_:) called once")
        }
        for report in reports { find(.completesOnce, seen: report, expected: "nothing to report") }
        reports = []
    }

    private static let patience = 6.0

    private var elapsed: Double { stage.instant.seconds(since: start) }

    // MARK: Looking

    func find(_ rule: ConformanceRule, seen: String, expected: String) {
        let finding = ConformanceFinding(rule: rule, scenario: scenario, time: elapsed, seen: seen, expected: expected)
        if !findings.contains(where: { $0.rule == rule }) { findings.append(finding) }
    }

    func lookAtStart() {
        guard let before = framesBefore, let now = stage.bitmap else { return }
        let share = before.shareOfDifferentPixels(from: now)
        if share > 0 {
            find(.startsWithoutFlash, seen: "\(Int((share * 100).rounded(.up))) % of the pixels differ", expected: "none")
        }
    }

    func lookAtFrame() {
        guard let before = picture(over: .black), let after = picture(over: .white) else { return }
        let share = before.shareOfDifferentPixels(from: after)
        if share > 0 {
            find(.coversContainer, seen: "the background on \(Int((share * 100).rounded(.up))) % of the window", expected: "none of it")
        }
    }

    /// The present frame as it would be over another background.
    private func picture(over background: UIColor) -> Bitmap? {
        nav.view.backgroundColor = background
        stage.redraw()
        return stage.bitmap
    }

    func lookAtDuration() {
        guard let animator = cast.animator else { return }
        let told = animator.transitionDuration(using: nil)
        let frame = stage.backend.refreshPeriod
        if abs(elapsed - frame - told) > frame * 1.01 {
            find(.keepsDuration, seen: "\(elapsed - frame) s", expected: "\(told) s")
        }
    }

    func lookAtEnd(completed: Bool) {
        let goesUp = (operation == .push) == completed
        guard let upper else { return }
        let (shown, gone) = goesUp ? (upper, lower) : (lower, upper)
        let rule = completed ? ConformanceRule.honoursFinalFrame : .restoresOnCancel
        let stack = goesUp ? [lower, upper] : [lower]
        if nav.viewControllers != stack { find(rule, seen: "a stack of \(nav.viewControllers.count)", expected: "\(stack.count)") }
        look(at: shown.view, rule)
        if gone.viewIfLoaded?.window != nil { find(.leavesNothing, seen: "the page that went is in the window", expected: "out of it") }
        if viewsOutsideBar != viewsBefore {
            find(.leavesNothing, seen: "\(viewsOutsideBar) views", expected: "\(viewsBefore), as before")
        }
        if completions != 1 { find(.completesOnce, seen: "\(completions) ends", expected: "one") }
    }

    /// The bar shows more above a page that leads back to another one.
    private var viewsOutsideBar: Int { nav.view.viewCount - nav.navigationBar.viewCount }

    private func look(at view: UIView, _ rule: ConformanceRule) {
        if view.window == nil { find(rule, seen: "the page is not in the window", expected: "shown") }
        if view.frame != nav.view.bounds { find(rule, seen: "frame \(view.frame)", expected: "\(nav.view.bounds)") }
        if view.alpha != 1 || view.isHidden || view.transform != .identity {
            find(rule, seen: "alpha \(view.alpha), hidden \(view.isHidden), transform \(view.transform)", expected: "1, false, identity")
        }
    }

    // MARK: Letting go

    /// Things that have to be gone after `letGo()`.
    func makeWitnesses() -> [Witness] {
        let page = operation == .pop ? upper : nil
        return [Witness("the animator", cast.animator), page.map { Witness("the popped controller", $0) }].compactMap(\.self)
    }

    func letGo() {
        nav.delegate = nil
        cast.letGo()
        upper = nil
    }
}

/// Tells whether an object is still alive, without keeping it so.
@MainActor final class Witness {
    let name: String
    private weak var object: AnyObject?

    init(_ name: String, _ object: AnyObject?) { (self.name, self.object) = (name, object) }

    var isAlive: Bool { object != nil }
}

/// The delegate of one situation: the same animator each time.
@MainActor final class ConformanceCast: UINavigationControllerDelegate {
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private var driver: UIPercentDrivenInteractiveTransition?

    init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ driver: UIPercentDrivenInteractiveTransition?) {
        (self.animator, self.driver) = (animator, driver)
    }

    func letGo() { (animator, driver) = (nil, nil) }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A page of one opaque colour.
@MainActor final class ConformancePage: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

extension UIView {
    /// This view and all in it.
    fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}

extension Bitmap {
    /// Of all pixels, those that are not the same in `other`; all of them if the sizes differ.
    fileprivate nonisolated func shareOfDifferentPixels(from other: Bitmap) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        var count = 0
        for y in 0..<height {
            for x in 0..<width where pixel(x: x, y: y) != other.pixel(x: x, y: y) { count += 1 }
        }
        return Double(count) / Double(width * height)
    }

    private nonisolated func pixel(x: Int, y: Int) -> UInt32 {
        withBytes { $0.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) } & 0xFF_FFFF
    }
}

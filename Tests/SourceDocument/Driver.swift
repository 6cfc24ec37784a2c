// Drives two transition classes, `PushTransition` and `PopTransition`, that stand beside this file in the same module: a push and a
// pop through a navigation delegate, in a window of the testing kit, with no display. Then the conformance kit tries them, and must name
// the faults that they have and no others. Exit status 0: they moved as they say, and the kit said what is true.
import NavCommand
import NavTesting
import UIKit

/// Gives the navigation controller the classes that are driven.
final class TransitionDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: return PushTransition()
        case .pop: return PopTransition()
        case .none: return nil
        }
    }
}

@MainActor final class Drive {
    /// The eased way at the quarters of the duration: the cubic curve (0.42, 0, 1, 1).
    static let easedQuarters: [CGFloat] = [0, 0.093, 0.315, 0.622, 1]
    static let width: CGFloat = 400
    static let tolerance: CGFloat = 0.5

    let stage = Stage(size: CGSize(width: Drive.width, height: 700))
    let delegate = TransitionDelegate()
    let first = UIViewController()
    let second = UIViewController()
    let navigation: UINavigationController
    private(set) var faults: [String] = []

    init() {
        navigation = UINavigationController(rootViewController: first)
        navigation.delegate = delegate
        stage.window.rootViewController = navigation
        stage.settle()
    }

    func run() {
        navigation.pushViewController(second, animated: true)
        watch("push", incoming: second, from: Drive.width, outgoing: first, to: -Drive.width)
        checkEnd("push", shown: second, gone: first, stack: [first, second])

        navigation.popViewController(animated: true)
        watch("pop", incoming: first, from: -Drive.width, outgoing: second, to: Drive.width)
        checkEnd("pop", shown: first, gone: second, stack: [first])
    }

    /// Looks at both pages at each quarter of the 0.3 seconds.
    private func watch(
        _ name: String, incoming: UIViewController, from start: CGFloat, outgoing: UIViewController, to end: CGFloat
    ) {
        stage.turn()
        for (quarter, eased) in Drive.easedQuarters.enumerated() {
            if quarter > 0 { stage.run(for: .milliseconds(75)) }
            guard quarter < 4 else { return }
            let moment = "\(name) at \(quarter) quarters"
            expect(stage.shownFrame(of: incoming.view).minX, start * (1 - eased), "\(moment), incoming page")
            expect(stage.shownFrame(of: outgoing.view).minX, end * eased, "\(moment), outgoing page")
        }
    }

    private func checkEnd(
        _ name: String, shown: UIViewController, gone: UIViewController, stack: [UIViewController]
    ) {
        expect(navigation.viewControllers == stack, "after the \(name) the stack is \(navigation.viewControllers)")
        expect(
            gone.view.superview == nil,
            "after the \(name) the page that went is still in \(String(describing: gone.view.superview))")
        expect(shown.view.window === stage.window, "after the \(name) the page that came is not in the window")
        expect(
            stage.shownFrame(of: shown.view) == stage.window.bounds,
            "after the \(name) the page that came is at \(stage.shownFrame(of: shown.view))")
        expect(navigation.transitionCoordinator == nil, "after the \(name) the transition is still open")
        stage.settle()
    }

    private func expect(_ value: CGFloat, _ wanted: CGFloat, _ what: String) {
        expect(abs(value - wanted) <= Drive.tolerance, "\(what): x is \(value), not \(wanted)")
    }

    private func expect(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
        if !isTrue { faults.append(fault()) }
    }
}

/// The classes, and which promises they break.
enum SourceClasses: TransitionCatalog {
    static var transitions: [RegisteredTransition] {
        [
            TransitionConformance(.push) { PushTransition() }.named("PushTransition"),
            TransitionConformance(.pop) { PopTransition() }.named("PopTransition"),
        ]
    }

    /// What is wrong with both, read from their source.
    private static let both: [ConformanceRule] = [
        .inheritsNSObject, .completionBeforeStart, .showsItsAnimator, .completesWithoutViews, .arrivesGently, .honoursFinalFrame, .keepsBounds,
        .resetsOutgoing, .keepsPageOnCancel,
    ]

    static func expected(of transition: RegisteredTransition) -> Set<ConformanceRule> {
        Set(both + (transition.conformance.kind == .pop ? [.keepsOrder] : []))
    }

    /// What the kit says too much or too little of.
    static func errors() -> [String] {
        transitions.flatMap { transition in
            let named = Set(transition.conformance.report().broken), expected = expected(of: transition)
            return named.subtracting(expected).map { "\(transition.name) does not break \($0.id)" }
                + expected.subtracting(named).map { "\(transition.name) breaks \($0.id), which was not named" }
        }
    }
}

@MainActor func drive() -> Int32 {
    let drive = Drive()
    drive.run()
    _ = SourceClasses.run(["check", "--quiet"])
    let faults = drive.faults + SourceClasses.errors()
    for fault in faults { print("fault: \(fault)") }
    print(
        faults.isEmpty
            ? "push and pop moved as written and left nothing behind, and the kit named their faults and no others" : "\(faults.count) faults")
    return faults.isEmpty ? 0 : 1
}

exit(MainActor.assumeIsolated { drive() })

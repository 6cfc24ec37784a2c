import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TransitionConformanceTests {
    @Test(arguments: [UINavigationController.Operation.push, .pop])
    func `the default slide keeps every promise`(operation: UINavigationController.Operation) {
        #expect(TransitionConformance(operation) { nil }.findings() == [])
    }

    @Test(.rules("SL4", "SL5", "SL7", "SL8", "O-022", "O-023", "O-031")) func `the slide pair keeps every promise`() {
        #expect(TransitionConformance(.push) { SlidePush() }.findings() == [])
        #expect(TransitionConformance(.pop) { SlidePop() }.findings() == [])
    }

    @Test(arguments: Fault.allCases) fileprivate func `a fault is named`(fault: Fault) {
        let found = Set(TransitionConformance(.push) { FaultyFade(fault) }.findings().map(\.rule.id))

        #expect(found.contains(fault.rule.id))
    }

    @Test func `without a fault the same class keeps every promise`() {
        #expect(TransitionConformance(.push) { FaultyFade(nil) }.findings() == [])
    }
}

private enum Fault: CaseIterable {
    case neverCompletes, completesTwice, lies, flashes, uncovers, stopsShort, leavesView, ignoresCancel, keepsPage

    @MainActor var rule: ConformanceRule {
        switch self {
        case .neverCompletes, .completesTwice: .completesOnce
        case .lies: .keepsDuration
        case .flashes: .startsWithoutFlash
        case .uncovers: .coversContainer
        case .stopsShort: .honoursFinalFrame
        case .leavesView: .leavesNothing
        case .ignoresCancel: .restoresOnCancel
        case .keepsPage: .servesAgain
        }
    }
}

/// A fade that can be told to do one thing wrong.
@MainActor private final class FaultyFade: NSObject, UIViewControllerAnimatedTransitioning {
    let fault: Fault?
    var kept: [UIView] = []

    init(_ fault: Fault?) { self.fault = fault }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.alpha = fault == .flashes ? 0.5 : 0
        if fault == .uncovers { context.view(forKey: .from)?.isHidden = true }
        let extra = UIView()
        if fault == .leavesView { context.containerView.superview?.addSubview(extra) }
        if fault == .keepsPage { kept.append(extra) }
        UIView.animate(withDuration: fault == .lies ? 0.6 : 0.2) {
            to.alpha = self.fault == .stopsShort ? 0.9 : 1
        } completion: { _ in
            context.view(forKey: .from)?.isHidden = false
            if self.fault == .neverCompletes { return }
            context.completeTransition(self.fault == .ignoresCancel ? true : !context.transitionWasCancelled)
            if self.fault == .completesTwice { context.completeTransition(true) }
        }
    }
}

import Foundation
import NavKit

/// What can be told of a class without running it.
@MainActor enum WrittenForm {
    static func findings(of subject: TrialSubject) -> [ConformanceFinding] {
        guard case .animator(let make, _, _) = subject, let animator = make() else { return [] }
        return [lookAtAncestry(animator), lookAtDuration(animator), lookAtOverrides(animator)].compactMap(\.self)
    }

    private static func lookAtAncestry(_ animator: any UIViewControllerAnimatedTransitioning) -> ConformanceFinding? {
        animator is NSObject ? nil : finding(.inheritsNSObject, seen: "\(type(of: animator)) without it", expected: "NSObject above it")
    }

    private static func lookAtDuration(_ animator: any UIViewControllerAnimatedTransitioning) -> ConformanceFinding? {
        let duration = animator.transitionDuration(using: nil)
        return duration.isFinite && duration >= 0 ? nil : finding(.saneDuration, seen: "\(duration)", expected: "0 or more")
    }

    private static func lookAtOverrides(_ animator: any UIViewControllerAnimatedTransitioning) -> ConformanceFinding? {
        ClassSymbols.unreachableMethod(of: animator).map {
            finding(.declaresOverridden, seen: "\($0.method) in \($0.owner), which is never called", expected: "it in \($0.conforming) too")
        }
    }

    private static func finding(_ rule: ConformanceRule, seen: String, expected: String) -> ConformanceFinding {
        ConformanceFinding(rule: rule, situation: "as written", time: 0, seen: seen, expected: expected, excuse: nil, strip: nil)
    }
}

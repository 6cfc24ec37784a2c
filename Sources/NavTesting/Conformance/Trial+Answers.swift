import Foundation
import NavKit

/// Looks at what an animator tells.
extension Trial {
    /// Whether there is something to try.
    func lookAtAnswers() -> Bool {
        if casting.isUnanswered {
            find(.givesAnAnimator, seen: "nil", expected: "an animator")
            return false
        }
        guard let animator = casting.animator else { return true }
        let answers = watch.durations + (0..<2).map { _ in animator.transitionDuration(using: nil) }
        if let other = answers.first(where: { $0 != answers[0] }) {
            find(.pureDuration, seen: "\(seconds(answers[0])), then \(seconds(other))", expected: "the same")
        }
        return true
    }

    /// As anybody may who wants to catch it.
    func askForAnimator() {
        guard isOpen, let animator = casting.animator, let context = watch.context else { return }
        for _ in 0..<2 { watch.note(animator.interruptibleAnimator(using: context)) }
    }

    /// After the animation has run: what was started, and what was shown of it.
    func lookAtAnimators() {
        if watch.hasLateCompletion {
            find(.completionBeforeStart, seen: "addCompletion(_:) after startAnimation()", expected: "before")
        }
        if watch.shownAnimators.count > 1 {
            find(.sameAnimator, seen: "\(watch.shownAnimators.count) animators", expected: "one")
        } else if !watch.startedAnimators.isEmpty, watch.shownAnimators.isEmpty {
            find(.showsItsAnimator, seen: "a UIViewPropertyAnimator that nobody else can reach", expected: "shown")
        }
    }
}

import Foundation
import NavCore
import NavKit
import NavTesting

/// A scroll view with high content, and a journal of what its delegate is told.
@MainActor final class ScrollScene: UIScrollViewDelegate {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let journal = Journal()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    /// Where willEndDragging is to send the content instead.
    var retarget: ((CGPoint) -> CGPoint)?
    private(set) var willEnd: [(velocity: CGPoint, target: CGPoint)] = []

    init(contentSize: CGSize = CGSize(width: 300, height: 1200)) {
        scrollView.contentSize = contentSize
        scrollView.delegate = self
        stage.window.addSubview(scrollView)
        stage.turn()
    }

    var offset: CGPoint { scrollView.contentOffset }

    /// Presses, moves by steps of a frame, and lets go in the frame of the last step.
    func drag(
        from start: CGPoint = CGPoint(x: 150, y: 250), by travel: CGVector, steps: Int = 6, rest: Duration = .zero
    ) {
        press(start, by: travel, steps: steps)
        if rest > .zero { stage.run(for: rest) }
        stage.release(CGPoint(x: start.x + travel.dx, y: start.y + travel.dy))
        stage.turn()
    }

    func press(_ start: CGPoint = CGPoint(x: 150, y: 250), by travel: CGVector = .zero, steps: Int = 6) {
        stage.press(start)
        stage.turn()
        guard travel != .zero else { return }
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            stage.drag(to: CGPoint(x: start.x + travel.dx * share, y: start.y + travel.dy * share))
            stage.turn()
        }
    }

    func wheel(_ delta: CGVector, isPrecise: Bool, at point: CGPoint = CGPoint(x: 50, y: 50)) {
        stage.send(.wheel(delta: delta, isPrecise: isPrecise, point, [], at: stage.instant))
        stage.turn()
    }

    /// The journal without the calls of didScroll that follow one another.
    var calls: [String] {
        journal.entries.reduce(into: []) { calls, entry in
            if entry != "scroll" || calls.last != "scroll" { calls.append(entry) }
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.record("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.record("will begin dragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        journal.record("will end dragging")
        willEnd.append((velocity, targetContentOffset.pointee))
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        journal.record("did end dragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.record("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.record("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.record("did end animation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { journal.record("inset") }
}

import Foundation
import NavKit
import NavLayers

/// Looks at the first frame and at those on the way.
extension Trial {
    func lookAtStart() {
        guard let picture = before?.picture, let now = stage.bitmap else { return }
        let share = picture.shareOfDifferentPixels(from: now)
        if share > 0 { find(.startsWithoutFlash, seen: "\(percent(share)) of the pixels differ", expected: "none") }
    }

    /// A page that is gone back to, opaque, over the one that leaves.
    func lookAtOrder() {
        guard let leaving = scene.view(of: scene.first), let coming = scene.view(of: scene.second),
            let siblings = leaving.superview?.subviews, coming.superview === leaving.superview,
            let below = siblings.firstIndex(of: leaving), let above = siblings.firstIndex(of: coming)
        else { return }
        if above > below, stage.shownAlpha(of: coming) == 1, !coming.isHidden {
            find(.keepsOrder, seen: "it lies above it", expected: "beneath")
        }
    }

    func paintGround(_ color: UIColor) {
        for view in scene.ground { view.backgroundColor = color }
        stage.settle()
    }

    func compareBackground(with picture: Bitmap?) {
        guard let picture, let now = stage.bitmap else { return }
        let share = picture.shareOfDifferentPixels(from: now)
        if share > 0 { find(.coversContainer, seen: "the background on \(percent(share)) of the window", expected: "none of it") }
    }

    /// Whether anything was added beside the container, or the presenter's view was moved though it was not given.
    func lookOutside() {
        guard let before, let context = watch.context else { return }
        let container = context.containerView
        let pages = [scene.first, scene.second].compactMap { $0?.viewIfLoaded }
        let strangers = scene.views.filter { view in
            !before.views.contains(ObjectIdentifier(view)) && !view.isDescendant(of: container) && !container.isDescendant(of: view)
                && !pages.contains { view.isDescendant(of: $0) }
        }
        if let stranger = strangers.first {
            find(.worksInContainer, seen: "a \(type(of: stranger)) in \(type(of: stranger.superview ?? stranger))", expected: "none")
        }
    }

    func lookAtPresenter() {
        guard let before, let context = watch.context else { return }
        if context.real.view(forKey: .from) == nil, let view = scene.first?.viewIfLoaded, view.superview !== before.presenterHome {
            find(.leavesPresenterAlone, seen: "the presenter's view in another superview", expected: "where it was")
        }
        if let shown = context.real.view(forKey: .to), let own = scene.second?.viewIfLoaded, own !== shown,
            own.superview === context.containerView
        {
            find(.movesPresentedView, seen: "the controller's own view in the container", expected: "the view that the context gives")
        }
    }

    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.up))) %" }
}

/// Looks at what was done on the way as a whole.
extension Trial {
    /// Whether it has ended as it should have; without that there is no more to look at.
    func lookAtCompletion(expecting isCompleted: Bool) -> Bool {
        guard !isOpen, ends > 0 else {
            find(.completes, seen: "open after \(seconds(elapsed))", expected: "completeTransition(_:) called")
            return false
        }
        guard let completion = watch.completions.first else { return true }
        if watch.completions.count > 1 {
            find(.completesOnce, seen: "\(watch.completions.count) calls", expected: "one")
        }
        if completion.isCompleted != isCompleted {
            find(.completesAsDecided, seen: "completeTransition(\(completion.isCompleted))", expected: "\(isCompleted)")
            return false
        }
        return true
    }

    func lookAtDuration(_ rule: ConformanceRule) {
        guard let completion = watch.completions.first else { return }
        if completion.isMoving {
            find(.completesAtRest, seen: "complete after \(seconds(completion.instant.seconds(since: start))), still moving", expected: "at rest")
        }
        guard !has(.completesAtRest) else { return }
        let taken = completion.instant.seconds(since: start)
        let frame = max(stage.backend.refreshPeriod, 1 / 60)
        if abs(taken - told) > frame * 1.01 { find(rule, seen: seconds(taken), expected: seconds(told)) }
    }

    /// The last step on the way, against the one over the end.
    func lookForJump() {
        guard !has(.completesAtRest), traces.count > 3, let end = traces.last?.second, let last = traces[traces.count - 2].second,
            let previous = traces[traces.count - 3].second
        else { return }
        let (step, lastStep) = (last.distance(to: end), previous.distance(to: last))
        if step > 3 * lastStep + Self.jump {
            find(.endsWithoutJump, seen: "a step of \(points(step)) after one of \(points(lastStep))", expected: "no jump")
        }
    }

    /// In points: what counts as a jump where nothing moved before.
    private static let jump: CGFloat = 6

    /// The speed of what comes in, at the end and on the whole.
    func lookAtArrival() {
        let spots = traces.dropLast().compactMap(\.second)
        guard spots.count > 5, !has(.endsWithoutJump, .completesAtRest) else { return }
        let steps = zip(spots, spots.dropFirst()).map { $0.distance(to: $1) }
        let mean = steps.reduce(0, +) / CGFloat(steps.count)
        guard let last = steps.last, mean > 0.5, last > mean * Self.haste else { return }
        let factor = (last / mean * 10).rounded() / 10
        find(.arrivesGently, seen: "\(factor) times its mean speed in the last frame", expected: "slower than on the way")
    }

    /// Its last step over its mean step.
    private static let haste: CGFloat = 1.3

    func lookAtReports() {
        guard drafts.isEmpty, let report = reports.first else { return }
        find(.causesNoDiagnostic, seen: report, expected: "nothing to report")
    }

    func seconds(_ value: Double) -> String { "\((value * 1000).rounded() / 1000) s" }
    private func points(_ value: CGFloat) -> String { "\((value * 10).rounded() / 10) points" }
}

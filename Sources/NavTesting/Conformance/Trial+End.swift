import Foundation
import NavKit

/// Looks at what is left once the transition is over.
extension Trial {
    /// After it got there.
    func lookAtEnd() {
        guard let before else { return }
        lookAtToldFrame()
        lookAtPlace()
        if scene.books != scene.books(completed: true) {
            find(.completesAsDecided, seen: "the stack \(scene.books)", expected: scene.books(completed: true))
        }
        lookAtShownPage()
        lookAtLeftPage(before)
        lookForLeftovers(before)
        lookAtInput(before)
        if ends != 1, !has(.completes) { find(.completesOnce, seen: "\(ends) ends", expected: "one") }
    }

    /// Where the page is in the end.
    func lookAtPlace() {
        guard let view = scene.view(of: scene.second) else { return }
        if view.window == nil {
            find(.honoursFinalFrame, seen: "the page is not in the window", expected: "shown")
        } else if !view.untransformedFrame.isNear(scene.place) {
            find(.honoursFinalFrame, seen: "\(view.untransformedFrame) in the end", expected: "\(scene.place)")
        }
    }

    /// Where it was when the animator said that it was done.
    private func lookAtToldFrame() {
        guard let completion = watch.completions.first, completion.isCompleted, let frame = completion.frame,
            completion.toldFrame != .zero, !has(.completesAtRest)
        else { return }
        if !frame.isNear(completion.toldFrame) {
            find(.honoursFinalFrame, seen: "\(frame)", expected: "\(completion.toldFrame)")
        }
    }

    private func lookAtShownPage() {
        guard let view = scene.view(of: scene.second), let look = scene.restingLook else { return }
        look.difference(to: PageLook(view)).map { find(.leavesPagesClean, seen: "the page that came: \($0)", expected: "as it was") }
    }

    private func lookAtLeftPage(_ before: Before) {
        guard let view = before.firstView, let look = before.first else { return }
        look.difference(to: PageLook(view)).map { find(.leavesPagesClean, seen: "the page that went: \($0)", expected: "as it was") }
        if scene.takesFirstAway, !view.untransformedFrame.isNear(look.frame) {
            find(.resetsOutgoing, seen: "\(view.untransformedFrame)", expected: "\(look.frame)")
        }
        if scene.takesFirstAway == (scene.first?.viewIfLoaded?.window != nil) {
            find(
                scene.takesFirstAway ? .leavesNothing : .leavesPresenterAlone,
                seen: scene.takesFirstAway ? "the page that went is in the window" : "the presenter's view is out of the window",
                expected: scene.takesFirstAway ? "out of it" : "where it was")
        }
    }

    private func lookForLeftovers(_ before: Before) {
        let views = scene.views
        guard views.count > scene.restingCount, !has(.leavesNothing) else { return }
        let stranger = views.first { view in
            !before.views.contains(ObjectIdentifier(view)) && view !== scene.second?.viewIfLoaded
        }
        find(
            .leavesNothing, seen: "\(views.count) views, a \(stranger.map { "\(type(of: $0))" } ?? "UIView") among them",
            expected: "\(scene.restingCount)")
    }

    private func lookAtInput(_ before: Before) {
        let shut = ([stage.window] + scene.views).filter {
            before.openViews.contains(ObjectIdentifier($0)) && !$0.isUserInteractionEnabled
        }
        let pages = [scene.second?.viewIfLoaded, scene.first?.viewIfLoaded].compactMap(\.self).filter { !$0.isUserInteractionEnabled }
        if let view = shut.first ?? pages.first {
            find(.keepsInput, seen: "a \(type(of: view)) takes no touches any more", expected: "as before")
        }
    }

    /// After it was turned back.
    func lookAtReturn() {
        guard let before else { return }
        if let completion = watch.completions.first, !completion.hasFromView, watch.conditions.missing == nil, givesFromView {
            find(.keepsPageOnCancel, seen: "the page that stays was taken out", expected: "where it was")
        }
        if scene.books != scene.books(completed: false) {
            find(.restoresOnCancel, seen: "the stack \(scene.books)", expected: scene.books(completed: false))
        }
        lookAtRestoredPage(before)
        if scene.bringsSecond, scene.second?.viewIfLoaded?.window != nil {
            find(.restoresOnCancel, seen: "the page that did not come is in the window", expected: "out of it")
        }
        if scene.views.count != before.viewCount, !has(.restoresOnCancel) {
            find(.leavesNothing, seen: "\(scene.views.count) views", expected: "\(before.viewCount), as before")
        }
        lookAtInput(before)
    }

    /// Whether the context gives the view of the page that is there.
    private var givesFromView: Bool { watch.context?.real.view(forKey: .from) != nil }

    private func lookAtRestoredPage(_ before: Before) {
        guard let view = scene.view(of: scene.first), let look = before.first else { return }
        if view.window == nil { find(.restoresOnCancel, seen: "the page is not in the window", expected: "shown") }
        if !view.untransformedFrame.isNear(look.frame) {
            find(.restoresOnCancel, seen: "\(view.untransformedFrame)", expected: "\(look.frame)")
        }
        look.difference(to: PageLook(view)).map { find(.restoresOnCancel, seen: $0, expected: "as it was") }
    }
}

extension CGRect {
    /// The same to within a tenth of a point.
    func isNear(_ other: CGRect) -> Bool {
        let pairs = [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
        return pairs.allSatisfy { abs($0 - $1) < 0.1 }
    }
}

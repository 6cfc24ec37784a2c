import Foundation
import NavKit

/// Plays one situation each.
extension Trial {
    /// From the first frame to the end, and looks at how it ended.
    func playToEnd(lookingAtEnd: Bool = false) {
        begin()
        turnToEnd()
        guard lookAtCompletion(expecting: true) else { return }
        turn()
        if lookingAtEnd { lookAtEnd() }
    }

    /// From wherever it is to the end.
    func playOn(isResized: Bool = false) {
        turnToEnd()
        guard lookAtCompletion(expecting: true) else { return }
        turn()
        isResized ? lookAtPlace() : lookAtEnd()
    }

    /// Completes with what it likes, but completes.
    func playWithoutView() {
        begin()
        turnToEnd()
        if isOpen {
            find(.completesWithoutViews, seen: "open after \(seconds(elapsed))", expected: "completeTransition(false) called")
        }
    }

    /// The page that is there is shown smaller by a transform of its own, which is not the transition's to undo.
    func playWithTransform() {
        guard let page = scene.view(of: scene.first) else { return }
        page.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        stage.settle()
        let size = page.bounds.size
        begin()
        let atStart = page.bounds.size
        turnToMiddle()
        for seen in [atStart, page.bounds.size] where seen != size {
            find(.keepsBounds, seen: "\(seen.width) × \(seen.height) points", expected: "\(size.width) × \(size.height)")
        }
        turnToEnd()
        _ = lookAtCompletion(expecting: true)
    }

    func playWithNext() {
        begin()
        turnToMiddle()
        listen { scene.askForNext() }
        turnToEnd()
        guard !watch.completions.isEmpty || casting.animator == nil else {
            return find(.completes, seen: "open after \(seconds(elapsed))", expected: "completeTransition(_:) called")
        }
        listen { stage.settle() }
        if scene.books != scene.booksAfterNext {
            find(.servesNext, seen: "the stack \(scene.books)", expected: scene.booksAfterNext)
        }
    }

    func playDriven(to percent: CGFloat, finishing: Bool) {
        begin()
        scrub(to: percent)
        guard lookWhileHeld(at: percent) else { return }
        listen { finishing ? driver?.finish() : driver?.cancel() }
        lookAtOutcome(finishing)
    }

    func playFlick(finishing: Bool) {
        ask()
        listen {
            driver?.update(0.5)
            finishing ? driver?.finish() : driver?.cancel()
        }
        let before = driver
        turn()
        hearEnd()
        // A delegate's own driver is known from here on.
        if driver !== before { listen { finishing ? driver?.finish() : driver?.cancel() } }
        lookAtOutcome(finishing)
    }

    /// It plays by itself, is taken hold of and moved, and let go. What does not show the one property animator that it runs cannot be caught.
    func playCaught(finishing: Bool) {
        begin()
        askForAnimator()
        turnToMiddle()
        guard isOpen, watch.showsWhatRuns, let catcher = driver as? UIPercentDrivenInteractiveTransition else { return turnToEnd() }
        listen {
            catcher.pause()
            catcher.update(Self.caughtAt)
        }
        turn()
        guard isOpen else { return find(.followsPercent, seen: "complete while it is held", expected: "held") }
        listen { finishing ? catcher.finish() : catcher.cancel() }
        lookAtOutcome(finishing)
    }

    /// Where a caught transition is moved to, as a share of its way.
    private static let caughtAt: CGFloat = 0.3

    private func lookAtOutcome(_ isFinishing: Bool) {
        turnToEnd()
        guard lookAtCompletion(expecting: isFinishing) else { return }
        turn()
        isFinishing ? lookAtEnd() : lookAtReturn()
    }

    /// Time passes and the finger rests; then it goes to and fro.
    private func lookWhileHeld(at percent: CGFloat) -> Bool {
        let picture = stage.bitmap
        for _ in 0..<3 where isOpen { turn() }
        guard isOpen else {
            find(.followsPercent, seen: "complete while it is held at \(Int(percent * 100)) %", expected: "held")
            return false
        }
        listen { driver?.update(1 - percent) }
        turn()
        let away = stage.bitmap
        listen { driver?.update(percent) }
        turn()
        guard let picture, let away, let back = stage.bitmap else { return true }
        if picture.shareOfDifferentPixels(from: back) > 0 {
            find(.followsPercent, seen: "another picture at \(Int(percent * 100)) % after a while", expected: "the same")
        } else if percent == 0.25, picture.shareOfDifferentPixels(from: away) == 0 {
            find(.followsPercent, seen: "the same picture at 25 % and at 75 %", expected: "two")
        }
        return !has(.followsPercent)
    }

    // MARK: Afterwards

    /// Things that have to be gone once everybody has let go.
    func makeWitnesses() -> [Witness] {
        let page = scene.takesFirstAway && !(scene.bringsSecond && isSecondOnTop) ? scene.first : scene.second
        return [Witness("the animator", casting.animator), Witness("a controller that was shown", page)]
    }

    /// The page that a stage lets go of is the upper one of the two.
    private var isSecondOnTop: Bool { scene.books(completed: true) == "A B" }

    func playManyTimes() {
        begin()
        turnToEnd()
        let before = LiveObjects.counts
        for _ in 1..<Self.manyTimes where !has(.servesAgain) {
            goBack()
            begin()
            for _ in 0..<Self.steps * 10 where isOpen { turn(by: told / Double(Self.steps - 2) + 0.001) }
            if isOpen { find(.servesAgain, seen: "open after \(seconds(elapsed))", expected: "complete, as the first time") }
        }
        for kind in LiveObjects.Kind.allCases where kind != .bitmap && LiveObjects.count(kind) > before[kind] ?? 0 {
            find(.servesAgain, seen: "\(LiveObjects.count(kind)) objects of kind \(kind)", expected: "\(before[kind] ?? 0)")
        }
    }

    /// Enough for a leak to be more than noise.
    static let manyTimes = 100
    /// Frames of each of the many times.
    private static let steps = 4
}

/// Tells whether an object is still alive, without keeping it so.
@MainActor struct Witness {
    let name: String
    private weak var object: AnyObject?

    init(_ name: String, _ object: AnyObject?) { (self.name, self.object) = (name, object) }

    var isAlive: Bool { object != nil }
}

import Foundation
import NavCore
import NavLayers

extension UIViewPropertyAnimator {
    func join(_ outer: Section, as motion: BlockMotion, _ animations: () -> Void) {
        delay = motion.delay > 0 ? motion.delay : 0
        let section = motion.capture(animations, inside: outer)
        guard !section.isEmpty else { return FrameLoop.current.nextTurn { self.complete(at: .end) } }
        guest = section
        section.onEnd { ending in
            self.guest = nil
            self.phaseMayHaveChanged()
            self.complete(at: ending.position)
        }
        phaseMayHaveChanged()
    }

    /// Whose machine says where it is.
    var driver: Timeline { guest?.timeline ?? timeline }
}

// MARK: Blocks and completions

extension UIViewPropertyAnimator {
    func runPendingBlocks() {
        let blocks = pending
        pending = []
        for block in blocks { run(block) }
    }

    func run(_ block: PendingBlock) {
        driver.capture(
            Timeline.Block(share: Span(start: block.delayFactor, end: 1), beginsFromShown: true), block.changes)
    }

    func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}

extension Timeline.Position {
    init(_ position: UIViewAnimatingPosition) {
        switch position {
        case .end: self = .end
        case .start: self = .start
        case .current: self = .current
        }
    }
}

extension Timeline.Ending {
    /// As a completion is told; what was taken away counts as arrived.
    var position: UIViewAnimatingPosition {
        switch self {
        case .arrived(.start): .start
        case .arrived(.current): .current
        case .arrived(.end), .cut: .end
        }
    }
}

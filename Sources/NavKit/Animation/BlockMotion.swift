import Foundation
import NavCore
import NavLayers

/// One block of `UIView.animate` or `UIView.animateKeyframes`: where it moves, along which curve and for how long.
///
/// Alone it becomes a timeline. Inside another block it moves with that one (rule L13), unless its options give it a time of its own; inside
/// a block of a property animator it always does, so that whoever pauses, scrubs or turns the animator has all of it in hand (rules G28, G29).
/// Inside a keyframe it is part of that.
@MainActor struct BlockMotion {
    var shape: TimingShape
    /// 0 and less: at once, or as long as the block around it.
    var seconds: Double
    var delay: Double
    var options: UIView.AnimationOptions
    var interpolation = Route.Interpolation.linear

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        if AnimationContext.isOff {
            runAtOnce(animations, completion: completion)
        } else if let outer = AnimationContext.section, AnimationContext.frame != nil {
            animations()
            if let completion { outer.onEnd { completion($0 != .cut) } }
        } else if let outer = AnimationContext.section {
            run(animations, inside: outer, completion: completion)
        } else {
            runAlone(animations, completion: completion)
        }
    }

    private func runAtOnce(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        AnimationContext.with(.off, animations)
        if let completion { FrameLoop.current.nextTurn { completion(true) } }
    }

    private func runAlone(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        guard seconds > 0 else { return runAtOnce(animations, completion: completion) }
        let timeline = Timeline(machine: AnimatorMachine(duration: seconds, shape: shape), cycle: cycle)
        timeline.allowsInteraction = options.contains(.allowUserInteraction)
        end(capture(animations, in: timeline), completion)
        guard !timeline.isEmpty else { return }
        timeline.drive { machine, _ in machine.start(afterDelay: delay) }
    }

    private func run(_ animations: () -> Void, inside outer: Section, completion: ((Bool) -> Void)?) {
        if outer.timeline.isDriven || !keepsOwnTime {
            runInside(outer, animations, completion: completion)
        } else {
            var alone = self
            if !options.contains(.overrideInheritedDuration) || seconds <= 0 { alone.seconds = outer.seconds }
            if !options.contains(.overrideInheritedCurve) { alone.shape = outer.shape }
            AnimationContext.outside { alone.runAlone(animations, completion: completion) }
        }
    }

    private var keepsOwnTime: Bool {
        !options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedOptions])
    }

    private func runInside(_ outer: Section, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
        if options.contains(.overrideInheritedOptions), cycle != .once { reportUnfitCycle() }
        end(capture(animations, inside: outer), completion)
    }

    /// Runs the block as part of `outer`. What does not fit into what is left of that is cut to fit.
    @discardableResult
    func capture(_ animations: () -> Void, inside outer: Section) -> Section {
        let start = delay > 0 ? min(delay / outer.seconds, 1) : 0
        let keepsDuration = options.contains(.overrideInheritedDuration) && seconds > 0
        let end = keepsDuration ? min(start + seconds / outer.seconds, 1) : 1
        let shape = options.contains(.overrideInheritedCurve) ? shape : nil
        return capture(animations, in: outer.timeline, over: Span(start: start, end: end), along: shape, within: outer)
    }

    private func capture(
        _ animations: () -> Void, in timeline: Timeline, over share: Span = .whole, along shape: TimingShape? = nil,
        within outer: Section? = nil
    ) -> Section {
        let block = Timeline.Block(
            share: share, shape: shape, beginsFromShown: options.contains(.beginFromCurrentState),
            interpolation: interpolation)
        return timeline.capture(block, in: outer) {
            animations()
            if options.contains(.layoutSubviews) { AnimationContext.section?.layOut() }
        }
    }

    /// A block that moves nothing is done in the next turn (rule L3).
    private func end(_ section: Section, _ completion: ((Bool) -> Void)?) {
        if let completion { section.onEnd { completion($0 != .cut) } }
        guard section.isEmpty, section.hasEnds else { return }
        FrameLoop.current.nextTurn { section.tellEnds(.arrived(.end)) }
    }

    private var cycle: Timeline.Cycle {
        switch (options.contains(.repeat), options.contains(.autoreverse)) {
        case (true, let autoreverses): .forever(autoreverses: autoreverses)
        case (false, true): .backAndForth
        case (false, false): .once
        }
    }

    private func reportUnfitCycle() {
        diagnostics.report(
            "UIView.animate: a block inside one of a property animator moves with it and neither repeats nor comes back; "
                + "start it outside of the animator's block")
    }
}

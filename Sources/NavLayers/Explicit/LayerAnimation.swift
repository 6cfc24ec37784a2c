import Foundation
package import NavCore

/// An animation that a layer was given, while it lies on that layer.
///
///     waiting ──a turn of its window──▶ running ──its active time is over──▶ kept, or off its layer
///        └──────────────cut──────────────┴──▶ cut ──next turn──▶ off its layer
///
/// The layer owns it, and the engine as long as it runs; the layer is weak.
@MainActor package final class LayerAnimation: Mover {
    private enum Phase {
        /// For a turn in which its layer is in a window. The first frame is seen already.
        case waiting
        /// Since it was seen for the first time; `hasBegun` once its delegate was told so.
        case running(hasBegun: Bool)
        /// Taken away before its time; nobody was told yet.
        case cut
        case over
    }

    let key: String?
    /// The copy that the layer took.
    let animation: CAAnimation
    /// What it changes.
    let properties: [LayerProperty]
    private weak var layer: CALayer?
    /// The one that follows it.
    private weak var engine: AnimationEngine?
    private var timed: TimedEffect
    private var phase = Phase.waiting
    /// The transaction that it was added in.
    private let group: TransactionGroup?
    /// What was last shown; nil where that was nothing.
    private var shown: MediaTiming.Moment?
    package var isFollowed = false

    init(_ animation: CAAnimation, key: String?, on layer: CALayer, effect: TimedEffect, in engine: AnimationEngine) {
        (self.animation, self.key, self.layer, timed, self.engine) = (animation, key, layer, effect, engine)
        properties = effect.effect.properties
        group = engine.transactions.group
        group?.enter()
    }

    package var isRunning: Bool {
        if case .over = phase { false } else { true }
    }

    package var isTimeHeld: Bool { layer?.isTimeHeld ?? false }

    package var stands: Bool {
        switch phase {
        case .waiting: layer != nil && layer?.engine == nil
        case .running(let hasBegun): hasBegun && timed.timing.speed == 0 || isTimeHeld
        case .cut, .over: false
        }
    }

    /// Taken away, though nobody was told yet.
    var isCut: Bool {
        if case .cut = phase { true } else { false }
    }

    var summary: String { (animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: animation))" }

    func apply(to values: inout LayerValues, over model: LayerValues?, at instant: FrameInstant) {
        guard let layer else { return }
        let model = model ?? layer.values
        switch phase {
        case .waiting: timed.apply(to: &values, at: waitingTime(on: layer, at: instant), model: model)
        case .running:
            // A clock that is held at the end has not let go of it: it may go back.
            timed.apply(to: &values, at: layer.time(at: instant.seconds), keepsEnd: isTimeHeld, model: model)
        case .over: timed.apply(to: &values, at: layer.time(at: instant.seconds), model: model)
        case .cut: break
        }
    }

    /// What begins at once shows its start meanwhile; what has a time of its own keeps to it.
    private func waitingTime(on layer: CALayer, at instant: FrameInstant) -> Double {
        timed.timing.beginTime == 0 ? 0 : layer.time(at: instant.seconds)
    }

    /// Makes the fragments anew that show what it changes.
    func mark() {
        for property in properties { layer?.mark(property) }
    }

    /// Takes it away before its time.
    func cut() {
        mark()
        engine?.disturb()
        if isRunning { phase = .cut } else { leaveLayer() }
    }

    private func leaveLayer() {
        layer?.lift(self)
        if properties.contains(.turnover) { layer?.endPictureChange() }
    }

    package func cutOffIfFree() {
        if layer?.hasClock != true { cut() }
    }

    // MARK: Time

    package var isWaiting: Bool {
        if case .waiting = phase { true } else { false }
    }

    package func depart(at instant: FrameInstant) {
        guard case .waiting = phase, let layer, layer.engine != nil else { return }
        if timed.timing.beginTime == 0 { timed.timing.beginTime = layer.time(at: instant.seconds) }
        phase = .running(hasBegun: false)
        mark()
    }

    package func advance(to instant: FrameInstant) -> (() -> Void)? {
        switch phase {
        case .waiting: return layer == nil ? ended(isFinished: false) : nil
        case .running(let hasBegun): return advance(to: instant, hasBegun: hasBegun)
        case .cut: return ended(isFinished: false)
        case .over: return nil
        }
    }

    private func advance(to instant: FrameInstant, hasBegun: Bool) -> (() -> Void)? {
        guard let layer else { return ended(isFinished: false) }
        let time = layer.time(at: instant.seconds)
        show(timed.timing.moment(at: time, keepsEnd: isTimeHeld))
        let begins = !hasBegun && timed.timing.hasBegun(at: time)
        if begins { phase = .running(hasBegun: true) }
        let end =
            timed.timing.isOver(at: time) && !layer.isTimeHeld
            ? ended(isFinished: true, stays: !animation.isRemovedOnCompletion) : nil
        guard begins, animation.delegate != nil else { return end }
        return { [animation] in
            animation.delegate?.animationDidStart(animation)
            end?()
        }
    }

    package var quietUntil: FrameInstant? {
        switch phase {
        case .running(hasBegun: true): timed.timing.end.map { FrameInstant(seconds: $0 - 1e-6) } ?? .distantFuture
        case .waiting, .running, .cut, .over: nil
        }
    }

    package func collectMarks(into marks: inout Marks) {
        guard timed.timing.speed != 0 else { return }
        for property in properties { layer?.addMark(of: property, to: &marks) }
    }

    private func show(_ moment: MediaTiming.Moment?) {
        guard moment != shown else { return }
        shown = moment
        mark()
    }

    package func moves(under other: CALayer) -> Bool { layer?.isSelfOrDescendant(of: other) ?? false }

    /// Its layer's properties have never been anything but the model's, so there is nothing to put at `position`.
    package func abort(at position: Timeline.Position) { ended(isFinished: true, stays: false)() }

    private func ended(isFinished: Bool, stays: Bool = false) -> () -> Void {
        phase = .over
        if !stays { leaveLayer() }
        mark()
        return { [animation, group] in
            animation.delegate?.animationDidStop(animation, finished: isFinished)
            group?.leave()
        }
    }
}

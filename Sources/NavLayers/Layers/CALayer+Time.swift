public import Foundation
package import NavCore
import Synchronization

/// A layer's own clock. Layers without one follow their superlayer's, which costs nothing.
final class LayerClock {
    /// What turns the clock.
    enum Course {
        /// As `timing` says.
        case running
        /// Stopped at these seconds.
        case held(Double)
        /// On its way between two times, whatever the clock above shows.
        case driven(Timeline, from: Double, to: Double)
    }

    var course = Course.running
    /// How it runs inside the clock above when nobody holds or drives it.
    var timing = MediaTiming()
    /// What starts under a clock that a percent drives runs linearly (rule F3).
    var isLinear = false
    /// Somebody looks in each turn whether the layer has come or gone.
    var isPresenceWatched = false

    init() {
        Self.count.wrappingAdd(1, ordering: .relaxed)
    }

    deinit { Self.count.wrappingSubtract(1, ordering: .relaxed) }

    func time(at outer: Double) -> Double {
        switch course {
        case .running: timing.time(at: outer)
        case .held(let seconds): seconds
        case .driven(let timeline, let from, let to): from + (to - from) * timeline.share
        }
    }

    func outerTime(at seconds: Double) -> Double {
        if case .running = course { timing.parentTime(at: seconds) } else { seconds }
    }

    /// Whether its layer is there at all while the clock above shows `outer`.
    func isPresent(at outer: Double) -> Bool {
        if case .running = course { timing.isPresent(at: outer) } else { true }
    }

    var isOnItsOwn: Bool {
        if case .running = course { !isLinear } else { false }
    }

    /// Whether no time passes on it by itself.
    var isStill: Bool {
        switch course {
        case .running: timing.speed == 0
        case .held: true
        case .driven: false
        }
    }

    /// How many there are, so that nobody looks for one where there is none.
    private nonisolated static let count = Atomic<Int>(0)
    static var isAnyInUse: Bool { count.load(ordering: .relaxed) > 0 }
}

extension Timeline {
    /// How much of its way a timeline has come that is started once and left alone.
    fileprivate var share: Double { machine.isRunning ? machine.progress(at: now) : 1 }
}

extension CALayer {
    /// The time of this layer while its root's is `seconds`.
    func time(at seconds: Double) -> Double {
        guard LayerClock.isAnyInUse else { return seconds }
        let outer = parent?.time(at: seconds) ?? seconds
        return clock?.time(at: outer) ?? outer
    }

    /// The root's time while this layer's is `seconds`.
    private func rootTime(at seconds: Double) -> Double {
        let outer = clock?.outerTime(at: seconds) ?? seconds
        return parent?.rootTime(at: outer) ?? outer
    }

    /// The instant that this layer takes it for, while it is `instant` for the root.
    package func time(at instant: FrameInstant) -> FrameInstant {
        LayerClock.isAnyInUse ? FrameInstant(seconds: time(at: instant.seconds)) : instant
    }

    /// `t`, of the clock of `layer`, on this layer's clock; nil is the clock of the window.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        time(at: layer.map { $0.rootTime(at: t) } ?? t)
    }

    /// `t`, of this layer's clock, on that of `layer`; nil is the clock of the window.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let root = rootTime(at: t)
        return layer?.time(at: root) ?? root
    }

    /// Whether a percent or a speed of 0 holds the time of this layer, so that nothing in it can arrive.
    var isTimeHeld: Bool {
        guard LayerClock.isAnyInUse else { return false }
        return sequence(first: self, next: \.superlayer).contains { $0.clock?.isStill == true }
    }

    /// Whether this layer, or one that it lies in, has a clock of its own.
    var hasClock: Bool {
        guard LayerClock.isAnyInUse else { return false }
        return sequence(first: self, next: \.superlayer).contains { $0.clock != nil }
    }

    /// Whether what starts under this layer now is driven by a percent, and hence linear.
    package var startsLinearly: Bool {
        guard LayerClock.isAnyInUse else { return false }
        return sequence(first: self, next: \.superlayer).contains { $0.clock?.isLinear == true }
    }
}

// MARK: Clocks that are driven

extension CALayer {
    /// Stops this layer's clock at `seconds`: what starts under it runs linearly, and everything under it shows what it would show then.
    /// Called again, the clock is put at that time.
    package func holdClock(at seconds: Double) {
        let clock = ensuredClock
        (clock.course, clock.isLinear) = (.held(seconds), true)
        clockChanged()
    }

    /// Whether `holdClock(at:)` has stopped this clock.
    package var isClockHeld: Bool {
        if case .held = clock?.course { true } else { false }
    }

    /// Lets the held clock run to `goal` in `seconds` along `shape`. `arrived` is called in the turn in which it is there, after what ended
    /// under the clock by itself.
    package func driveClock(to goal: Double, seconds: Double, along shape: TimingShape, arrived: @escaping () -> Void) {
        guard case .held(let start) = clock?.course else { return }
        let way = Timeline(machine: AnimatorMachine(duration: max(seconds, .leastNormalMagnitude), shape: shape))
        clock?.course = .driven(way, from: start, to: goal)
        way.onEnd = { [weak self] _ in
            self?.clock?.course = .held(goal)
            arrived()
        }
        way.drive { machine, _ in machine.start() }
    }

    /// Lets a held clock run on with the world.
    package func letClockRun() {
        guard case .held(let seconds) = clock?.course else { return }
        clock?.timing.beginTime = parent?.time(at: CACurrentMediaTime()) ?? CACurrentMediaTime()
        clock?.timing.timeOffset = seconds
        clock?.course = .running
        clockChanged()
    }

    /// Ends whatever runs under this layer, with the values that it had at the start.
    package func turnBackAnimations() { owner?.animationEngine?.abortAll(under: self, at: .start) }
}

/// The seconds of a clock; `TimeInterval` by another name.
public typealias CFTimeInterval = TimeInterval

/// Seconds on the clock of frames: the instant at which the picture of the present turn will be seen.
///
/// Within a turn it stands still, so everything that happens in a turn happens at the same time. It has nothing to do with the wall clock.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
    AnimationEngine.current.instant.seconds
}

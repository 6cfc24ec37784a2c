import Foundation
import NavKit

/// One run of what is tried: a stage of its own, one change in one situation, and what there is to say about it.
@MainActor final class Trial {
    let situation: String
    let scene: any TrialScene
    let casting: Casting
    private(set) var drafts: [Draft] = []
    /// How everything looked before.
    private(set) var before: Before?
    /// Where pages were in each frame.
    private(set) var traces: [Trace] = []
    /// The instant of the first frame.
    private(set) var start = FrameInstant(seconds: 0)
    private(set) var ends = 0
    private(set) var reports: [String] = []
    private var isHeard = false
    /// Keeps the frames from the first one on.
    private var recorder: FrameRecorder?

    struct Draft {
        let rule: ConformanceRule
        let time: Double
        let seen: String
        let expected: String
    }

    init(_ subject: TrialSubject, _ kind: TransitionKind, _ situation: Situation) {
        self.situation = situation.name
        casting = Casting(subject, situation)
        let stage = Stage(size: situation.size, refreshRate: situation.refreshRate)
        scene =
            switch kind {
            case .tab: TabTrialScene(stage, casting)
            case .push, .pop: NavigationTrialScene(stage, casting, isPush: kind == .push)
            case .present, .dismiss:
                ModalTrialScene(stage, casting, style: subject.style, isPresenting: kind == .present)
            }
    }

    var stage: Stage { scene.stage }
    var watch: TransitionWatch { casting.watch }
    var driver: (any SteeredInteraction)? { casting.driver }
    /// Seconds since the first frame.
    var elapsed: Double { stage.instant.seconds(since: start) }
    var isOpen: Bool { scene.coordinator != nil }
    /// In seconds, as it tells itself; NavKit's own where it is not ours to ask.
    var told: Double { watch.durations.last ?? scene.coordinator?.transitionDuration ?? 0 }

    // MARK: Acting

    /// Asks for the change, without a frame.
    func ask() {
        before = Before(self)
        ends = 0
        isHeard = false
        listen { scene.act() }
        hearEnd()
    }

    /// Counts the ends of the transition. Some containers have a coordinator from the call on, some from the first frame.
    func hearEnd() {
        guard !isHeard, let coordinator = scene.coordinator else { return }
        isHeard = true
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ends += 1 }
    }

    /// Asks for the change and takes the first frame of it.
    func begin() {
        ask()
        turn()
        hearEnd()
        start = stage.instant
        trace()
    }

    func turn(by seconds: Double? = nil) {
        listen { seconds.map { stage.turn(after: $0) } ?? stage.turn() }
        if recorder == nil { record() }
    }

    private func record() {
        start = stage.instant
        recorder = FrameRecorder(stage, keepsPresent: true) { [weak self] in self?.share(at: $0) }
    }

    /// How far it is: the finger, or the time of what plays by itself.
    private func share(at instant: FrameInstant) -> Double? {
        if let driver = driver as? UIPercentDrivenInteractiveTransition { return Double(driver.percentComplete) }
        return driver == nil && told > 0 ? min(instant.seconds(since: start) / told, 1) : nil
    }

    /// Hears what NavKit has to report inside `body`.
    func listen(_ body: () -> Void) {
        let handler = diagnostics.handler
        diagnostics.handler = { [weak self] in self?.reports.append($0) }
        body()
        diagnostics.handler = handler
    }

    /// Frames, looked at one by one, until the transition is over, with a bound.
    func turnToEnd(_ look: () -> Void = {}) { turn(until: .infinity, look) }

    /// Frames as far as the middle of the time that it tells.
    func turnToMiddle() { turn(until: told / 2) {} }

    private func turn(until time: Double, _ look: () -> Void) {
        let limit = elapsed + told * 3 + Self.patience
        while isOpen, elapsed < min(limit, time) {
            turn()
            trace()
            if isOpen { look() }
        }
    }

    /// How much longer than thrice its time a transition may stay open, in seconds.
    private static let patience = 1.0

    func scrub(to percent: CGFloat) {
        for step in 1...4 where isOpen {
            listen { driver?.update(percent * CGFloat(step) / 4) }
            turn()
        }
    }

    /// The opposite, without an animation and without the one that is tried.
    func goBack() {
        casting.isArmed = false
        scene.goBack()
        stage.settle()
        casting.isArmed = true
    }

    private func trace() { traces.append(Trace(self)) }

    // MARK: Finding

    func find(_ rule: ConformanceRule, seen: String, expected: String) {
        guard !has(rule) else { return }
        drafts.append(Draft(rule: rule, time: elapsed, seen: seen, expected: expected))
    }

    func has(_ rule: ConformanceRule...) -> Bool { drafts.contains { rule.contains($0.rule) } }

    /// Every frame so far; nil before the first.
    func frames(title: String) -> FrameStrip? { recorder?.strip(title: title) }

    /// Ends what is still open, and tells what was found.
    func finish() -> [ConformanceFinding] {
        if isOpen { listen { watch.context?.real.completeTransition(false) } }
        recorder?.stop()
        guard !drafts.isEmpty else { return [] }
        let strip = frames(title: situation)?.thinned(to: 8)
        return drafts.map {
            ConformanceFinding(
                rule: $0.rule, situation: situation, time: $0.time, seen: $0.seen, expected: $0.expected, excuse: nil, strip: strip)
        }
    }
}

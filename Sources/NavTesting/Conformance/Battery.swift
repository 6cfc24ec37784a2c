import Foundation
import NavKit

/// The situations, one after the other.
@MainActor struct Battery {
    let kind: TransitionKind
    let subject: TrialSubject
    let progress: (String) -> Void
    private(set) var situations: [String] = []
    private var found: [ConformanceFinding] = []

    init(kind: TransitionKind, subject: TrialSubject, progress: @escaping (String) -> Void) {
        (self.kind, self.subject, self.progress) = (kind, subject, progress)
    }

    /// Each rule once, without those that follow from another one. What NavKit reported tells something only where nothing else was found.
    var findings: [ConformanceFinding] {
        let rules = Set(found.map(\.rule)).subtracting([.causesNoDiagnostic])
        return ConformanceRule.all.compactMap { rule in
            let isExplained =
                rule == .causesNoDiagnostic ? !rules.isEmpty : Self.causes[rule]?.contains(where: rules.contains) ?? false
            return isExplained ? nil : found.first { $0.rule == rule }
        }
    }

    /// A rule on the left is not told where one on the right is broken: it could not be kept then.
    private static let causes: [ConformanceRule: [ConformanceRule]] = [
        .keepsTime: [.keepsDuration, .followsPercent],
        .servesAgain: [.retainsNothing, .leavesNothing],
        .completesWithoutViews: [.completes],
    ]

    /// Where one of these is broken there is nothing to learn from more runs.
    private static let final: Set<ConformanceRule> = [.saneDuration, .givesAnAnimator, .completes]

    private var isHopeless: Bool { found.contains { Self.final.contains($0.rule) } }

    mutating func run() {
        found += WrittenForm.findings(of: subject)
        if !isHopeless { plainRun() }
        guard !isHopeless else { return }
        conditions()
        rates()
        if canBeDriven { driven() }
        release()
        reuse()
    }

    /// NavKit's own transitions are driven by its own gestures only.
    private var canBeDriven: Bool {
        if case .animator(let make, _, _) = subject { make() != nil } else { true }
    }

    /// One run: `act` plays it and looks.
    private mutating func trial(_ situation: Situation, _ act: (Trial) -> Void) {
        progress(situation.name)
        situations.append(situation.name)
        let trial = Trial(subject, kind, situation)
        act(trial)
        trial.lookAtReports()
        found += trial.finish()
    }

    // MARK: By itself

    private mutating func plainRun() {
        var pictures: [Bitmap?] = []
        let isBack = kind == .pop || kind == .dismiss
        trial(Situation(name: "plain run")) { trial in
            trial.paintGround(.black)
            trial.begin()
            guard trial.lookAtAnswers() else { return }
            trial.lookAtStart()
            trial.askForAnimator()
            if isBack { trial.lookAtOrder() }
            trial.lookAtPresenter()
            trial.lookOutside()
            trial.turnToEnd {
                pictures.append(trial.stage.bitmap)
                trial.lookOutside()
            }
            trial.lookAtAnimators()
            guard trial.lookAtCompletion(expecting: true) else { return }
            trial.turn()
            trial.lookAtDuration(.keepsDuration)
            trial.lookForJump()
            trial.lookAtArrival()
            trial.lookAtEnd()
        }
        if !isHopeless { plainRun(overWhiteInsteadOf: pictures) }
    }

    /// The same frames over another background: where they differ, no page is.
    private mutating func plainRun(overWhiteInsteadOf pictures: [Bitmap?]) {
        trial(Situation(name: "plain run over another background")) { trial in
            trial.paintGround(.white)
            trial.begin()
            var frame = 0
            trial.turnToEnd {
                if frame < pictures.count { trial.compareBackground(with: pictures[frame]) }
                frame += 1
            }
        }
    }

    private mutating func conditions() {
        var inset = TransitionWatch.Conditions()
        inset.insetsFinalFrame = true
        trial(Situation(name: "a final frame smaller than the container", conditions: inset)) { $0.playToEnd(lookingAtEnd: true) }
        for missing in [TransitionWatch.Missing.from, .to] {
            let conditions = TransitionWatch.Conditions(missing: missing)
            trial(Situation(name: "without the \(missing) view", conditions: conditions)) { $0.playWithoutView() }
        }
        if kind == .push || kind == .pop {
            trial(Situation(name: "a page with a transform")) { $0.playWithTransform() }
        }
        trial(Situation(name: "animations turned off, so that nothing takes time")) { trial in
            UIView.setAnimationsEnabled(false)
            trial.begin()
            UIView.setAnimationsEnabled(true)
            trial.playOn()
        }
        trial(Situation(name: "resized on the way")) { trial in
            trial.begin()
            trial.turnToMiddle()
            trial.stage.resize(to: CGSize(width: 180, height: 160))
            trial.playOn(isResized: true)
        }
        trial(Situation(name: "right to left on the way")) { trial in
            trial.begin()
            trial.turnToMiddle()
            trial.scene.ground.forEach { $0.semanticContentAttribute = .forceRightToLeft }
            trial.playOn()
        }
        trial(Situation(name: "less motion asked for")) { trial in
            trial.stage.loop.motion = .reduced
            trial.playToEnd(lookingAtEnd: true)
        }
        trial(Situation(name: "another navigation on the way")) { $0.playWithNext() }
    }

    // MARK: Time

    private mutating func rates() {
        for rate in [120.0, 144] {
            trial(Situation(name: "\(Int(rate)) frames a second", refreshRate: rate)) { trial in
                trial.begin()
                trial.turnToEnd()
                guard trial.lookAtCompletion(expecting: true) else { return }
                trial.lookAtDuration(.keepsTime)
            }
        }
        trial(Situation(name: "frames of uneven length")) { trial in
            trial.begin()
            for milliseconds in [3.0, 40, 8, 25, 16, 5, 33] where trial.isOpen { trial.turn(by: milliseconds / 1000) }
            trial.playOn()
        }
        trial(Situation(name: "a stall of two seconds")) { trial in
            trial.begin()
            trial.turn(by: 0.05)
            trial.turn(by: 2)
            trial.playOn()
        }
    }

    // MARK: Driven

    private mutating func driven() {
        for percent in [0, 0.25, 0.5, 0.99] {
            trial(Situation(name: "cancel at \(Int(percent * 100)) %", isDriven: true)) { $0.playDriven(to: percent, finishing: false) }
        }
        for percent in [0, 0.25, 0.5, 0.99] {
            trial(Situation(name: "finish from \(Int(percent * 100)) %", isDriven: true)) { $0.playDriven(to: percent, finishing: true) }
        }
        for isFinishing in [true, false] {
            let name = "a flick that is over before the start, to \(isFinishing ? "finish" : "cancel")"
            trial(Situation(name: name, isDriven: true)) { $0.playFlick(finishing: isFinishing) }
        }
        for isFinishing in [true, false] {
            let name = "caught on the way, and \(isFinishing ? "let go again" : "turned back")"
            trial(Situation(name: name, isCaught: true)) { $0.playCaught(finishing: isFinishing) }
        }
    }

    // MARK: Afterwards

    private mutating func release() {
        trial(Situation(name: "letting go")) { trial in
            trial.begin()
            trial.turnToEnd()
            let witnesses = trial.makeWitnesses()
            trial.scene.letGo()
            trial.stage.settle()
            for witness in witnesses where witness.isAlive {
                trial.find(.retainsNothing, seen: "\(witness.name) is still alive", expected: "released")
            }
        }
    }

    private mutating func reuse() {
        trial(Situation(name: "\(Trial.manyTimes) times with the same object")) { $0.playManyTimes() }
    }
}

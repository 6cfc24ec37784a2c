extension Strand {
    /// What a strand shows while a leg lasts on whose curve it is, put together once and asked in every frame.
    package struct Course: Sendable {
        fileprivate let leg: AnimatorMachine.Leg
        fileprivate let span: Span
        fileprivate let shape: TimingShape

        package func headway(at now: FrameInstant) -> Headway { shape.progress(at: span.local(leg.time(at: now))) }
    }

    /// nil where `machine` does not run, or where this strand has left its curve.
    package func course(_ machine: AnimatorMachine) -> Course? {
        guard case .running(let leg) = machine.phase, isOnCurve else { return nil }
        return Course(leg: leg, span: span, shape: shape ?? leg.shape)
    }
}

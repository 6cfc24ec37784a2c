import NavCore
import TestSupport
import Testing

@Suite struct CubicCurveTests {
    static let named: [(String, CubicCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("default", .default),
    ]
    static let vectors = TimingVectors.shared

    @Test(.rules("H1"), arguments: named) func `a named curve has its control points and its progress`(
        name: String, curve: CubicCurve
    ) throws {
        let vector = try #require(Self.vectors.curves[name])

        #expect([curve.c1x, curve.c1y, curve.c2x, curve.c2y] == vector.controlPoints)
        for (t, progress) in zip(vector.t, vector.progress) {
            #expect(abs(curve.progress(at: t) - progress) < 1e-12, "at \(t)")
        }
    }

    @Test(.rules("H1"), arguments: named) func `the time of a progress is the inverse`(name: String, curve: CubicCurve)
        throws
    {
        let inverse = try #require(Self.vectors.curves[name]?.inverse)

        for (progress, t) in zip(inverse.progress, inverse.t) {
            #expect(abs(curve.time(at: progress) - t) < 1e-12, "at \(progress)")
        }
    }

    @Test(arguments: vectors.customCurves.keys.sorted()) func `any control points give the oracle's progress`(
        key: String
    ) throws {
        let vector = try #require(Self.vectors.customCurves[key])
        let p = vector.controlPoints
        let curve = CubicCurve(p[0], p[1], p[2], p[3])

        for (t, progress) in zip(vector.t, vector.progress) {
            #expect(abs(curve.progress(at: t) - progress) < 1e-7, "at \(t)")
        }
    }

    @Test(arguments: named) func `a named curve moves as Core Animation was seen to move`(
        name: String, curve: CubicCurve
    ) throws {
        let times = try #require(Self.vectors.curveChecksMeasured["t"])
        guard let measured = Self.vectors.curveChecksMeasured[name] else { return }

        for (t, progress) in zip(times, measured) { #expect(abs(curve.progress(at: t) - progress) < 2e-6, "at \(t)") }
    }

    @Test(.rules("H3")) func `control points leave 0 to 1 upwards but not sideways`() {
        let curve = CubicCurve(-0.5, -0.5, 1.5, 1.5)

        #expect([curve.c1x, curve.c1y, curve.c2x, curve.c2y] == [0, -0.5, 1, 1.5])
        #expect(curve.progress(at: 0.1) < 0)
        #expect(curve.progress(at: 0.9) > 1)
    }

    @Test func `both ends are exact, and nothing lies beyond them`() {
        for (_, curve) in Self.named {
            #expect(curve.progress(at: 0) == 0)
            #expect(curve.progress(at: 1) == 1)
            #expect(curve.progress(at: -3) == 0)
            #expect(curve.progress(at: 3) == 1)
            #expect(curve.time(at: 0) == 0)
            #expect(curve.time(at: 1) == 1)
        }
    }

    @Test func `a curve that overshoots reaches a progress at the first of its times`() {
        let curve = CubicCurve(0.3, 0, 0.5, 1.8)
        let first = curve.time(at: 1)

        #expect(first < 0.9)
        #expect(abs(curve.progress(at: first) - 1) < 1e-12)
        #expect(curve.progress(at: first * 0.99) < 1)
    }

    @Test func `a progress that is never reached gives the nearer end`() {
        #expect(CubicCurve.easeIn.time(at: -0.2) == 0)
        #expect(CubicCurve.easeIn.time(at: 1.2) == 1)
        #expect(CubicCurve.linear.time(at: 1.2) == 1)
    }

    @Test func `steep and flat curves still come back to the time asked for`() {
        for curve in [CubicCurve(0, 1, 0, 1), CubicCurve(1, 0, 1, 0), CubicCurve(1, 0, 0, 1), CubicCurve(0, 0, 0, 0)] {
            for t in stride(from: 0.02, through: 0.98, by: 0.04) {
                #expect(abs(curve.time(at: curve.progress(at: t)) - t) < 1e-9, "\(curve) at \(t)")
            }
        }
    }

    // The pause of a running animator turns a share of time into a progress, its resumption a progress into a share of time.

    @Test func `a pause shows the progress of the time that is gone`() throws {
        for row in Self.vectors.animatorPause.rows {
            let curve = try #require(Dictionary(uniqueKeysWithValues: Self.named)[row.curve])
            #expect(abs(curve.progress(at: row.runningFraction) - row.pausedFraction) < 1e-12)
        }
    }

    @Test func `a resumption goes on at the time of the progress shown`() throws {
        for row in Self.vectors.animatorContinue.rows {
            let curve = try #require(Dictionary(uniqueKeysWithValues: Self.named)[row.curve])
            let time = curve.time(at: row.pausedFraction)
            #expect(abs(time - row.resumedFraction) < 1e-12)
            #expect(abs(1 - time - row.forward) < 1e-12)
            #expect(abs(time - row.reversed) < 1e-12)
        }
    }

    @Test func `what is left after a release is eased from where it was let go`() {
        for row in Self.vectors.percentDrivenRelease.rows {
            for (t, shown) in zip(row.t, row.shown) {
                let eased = CubicCurve.easeInOut.progress(at: t / row.remaining)
                let p = row.percentComplete
                let expected = row.kind == "finish" ? p + (1 - p) * eased : p * (1 - eased)
                #expect(abs(expected - shown) < 1e-9)
            }
        }
    }
}

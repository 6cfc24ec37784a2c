import Foundation
import NavCore
import TestSupport
import Testing

@testable import NavKit

@MainActor @Suite struct SwipeRuleTests {
    @Test(.rules("V13")) func `the page rests for the slack, then follows one to one`() {
        #expect(SwipeRule.edge.progress(travel: 12, width: 400) == 0)
        #expect(SwipeRule.edge.progress(travel: 112, width: 400) == 0.25)
        #expect(SwipeRule.content.progress(travel: 27, width: 400) == 0)
        #expect(SwipeRule.content.progress(travel: 127, width: 400) == 0.25)
        #expect(SwipeRule.edge.progress(travel: -50, width: 400) == 0)
        #expect(SwipeRule.edge.progress(travel: 900, width: 400) == 1)
        #expect(SwipeRule.edge.progress(travel: 30, width: 0) == 0)
    }

    @Test(
        .rules("V14"),
        arguments: [
            (0.53, 0, true), (0.52, 0, false), (0.0, 4.42, true), (0.0, 4.41, false), (0.9, -3.09, false),
            (0.9, -3.08, true),
        ]) func `an edge swipe goes on by where its speed would take it`(progress: Double, speed: Double, goesOn: Bool)
    {
        #expect(SwipeRule.edge.completes(progress: progress, speed: speed) == goesOn)
    }

    @Test(.rules("V14")) func `over the content less is enough`() {
        #expect(SwipeRule.content.completes(progress: 0.42, speed: 0))
        #expect(!SwipeRule.content.completes(progress: 0.41, speed: 0))
    }

    @Test(.rules("V15")) func `after the release it is a spring of its own frequency, with a stop at either end`() {
        let start = FrameInstant(seconds: 1)
        let settling = Settling(from: 0.5, to: 1, speed: 0, at: start)
        let (omega, zeta) = (22.0, 0.85)
        let damped = omega * (1 - zeta * zeta).squareRoot()
        for t in [0.05, 0.1, 0.2] {
            let rest = exp(-zeta * omega * t) * (cos(damped * t) + zeta * omega / damped * sin(damped * t))
            #expect(abs(settling.progress(at: start.advanced(bySeconds: t)) - (1 - 0.5 * rest)) < 1e-6)
        }
        #expect(!settling.hasArrived(at: start.advanced(bySeconds: 0.2)))
        #expect(settling.hasArrived(at: start.advanced(bySeconds: 0.24)))
        #expect(settling.progress(at: start.advanced(bySeconds: 0.3)) == 1)
        #expect(Settling(from: 0, to: 0, speed: 0, at: start).hasArrived(at: start))
    }

    @Test(.rules("V15", "O-057")) func `it sets out as fast as the finger was`() {
        let start = FrameInstant(seconds: 1)
        let settling = Settling(from: 0.25, to: 1, speed: 3, at: start)
        let soon = settling.progress(at: start.advanced(bySeconds: 1e-4))
        #expect(abs((soon - 0.25) / 1e-4 - 3) < 0.05)
        #expect(abs(settling.speed(at: start) - 3) < 1e-9)
        let back = Settling(from: 0.25, to: 0, speed: -3, at: start)
        #expect(abs(back.speed(at: start) + 3) < 1e-9)
    }
}

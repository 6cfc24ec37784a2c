import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TimingParametersTests {
    /// Where a view is seen at `time`, 0…1, on its way from 0 to 1 by `timing`.
    private func shown(_ timing: any UITimingCurveProvider, at time: Double) -> Double {
        let stage = Stage(refreshRate: 1000)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.center = .zero
        stage.window.addSubview(view)
        stage.turn()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { view.center.x = 1 }
        animator.startAnimation()
        stage.turn()
        stage.run(for: .seconds(time))
        defer { animator.stopAnimation(true) }
        return stage.shownFrame(of: view).midX
    }

    @Test(.rules("H2"), arguments: [(0.25, 0.4085106), (0.5, 0.8024034), (0.75, 0.96045905)])
    func `parameters that say nothing give the default curve, which is none of the named ones`(
        time: Double, progress: Double
    ) {
        #expect(abs(shown(UICubicTimingParameters(), at: time) - progress) < 2e-6)
        #expect(abs(shown(UICubicTimingParameters(animationCurve: .easeInOut), at: time) - progress) > 0.01)
    }

    @Test(.rules("H2")) func `parameters made from a curve have no control points to show`() {
        let named = UICubicTimingParameters(animationCurve: .easeOut)
        let drawn = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))

        #expect([named.controlPoint1, named.controlPoint2] == [.zero, .zero])
        #expect(named.animationCurve == .easeOut)
        #expect([drawn.controlPoint1, drawn.controlPoint2] == [CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4)])
    }
}

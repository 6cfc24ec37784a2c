import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// An animator of an app's own: everything that UIKit asks of one, and nothing of what it leaves open.
@MainActor private final class StepAnimator: UIViewAnimating {
    private(set) var state = UIViewAnimatingState.inactive
    var isRunning: Bool { state == .active }
    var isReversed = false
    var fractionComplete: CGFloat = 0
    private var step: () -> Void

    init(_ step: @escaping () -> Void) { self.step = step }

    func startAnimation() {
        state = .active
        step()
    }
    func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
}

/// One that hands everything on to another, as wrappers do.
@MainActor private final class Wrapper: NSObject, UIViewImplicitlyAnimating {
    let inner = UIViewPropertyAnimator(duration: 1, curve: .linear)

    var state: UIViewAnimatingState { inner.state }
    var isRunning: Bool { inner.isRunning }
    var isReversed: Bool {
        get { inner.isReversed }
        set { inner.isReversed = newValue }
    }
    var fractionComplete: CGFloat {
        get { inner.fractionComplete }
        set { inner.fractionComplete = newValue }
    }
    func startAnimation() { inner.startAnimation() }
    func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
    func pauseAnimation() { inner.pauseAnimation() }
    func stopAnimation(_ withoutFinishing: Bool) { inner.stopAnimation(withoutFinishing) }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { inner.finishAnimation(at: finalPosition) }
    func addAnimations(_ animation: @escaping () -> Void) { inner.addAnimations(animation) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { inner.addCompletion(completion) }
}

/// A spring whose time runs along a curve.
private final class Composition: UITimingCurveProvider {
    let springTimingParameters: UISpringTimingParameters?
    let cubicTimingParameters: UICubicTimingParameters?
    let timingCurveType: UITimingCurveType

    init(_ type: UITimingCurveType, _ spring: UISpringTimingParameters?, _ curve: UICubicTimingParameters?) {
        (timingCurveType, springTimingParameters, cubicTimingParameters) = (type, spring, curve)
    }
}

@MainActor @Suite struct OwnAnimatorTests {
    @Later private var scene = MovingScene()

    @Test func `an app's own animator is one`() {
        var steps = 0
        let animators: [any UIViewAnimating] = [StepAnimator { steps += 1 }, Wrapper()]

        animators[0].startAnimation(afterDelay: 1)
        #expect(steps == 1)
        #expect(animators.map(\.isRunning) == [true, false])
        animators[0].stopAnimation(true)
    }

    @Test func `one that wraps another may leave out what it does not need`() {
        let wrapper: any UIViewImplicitlyAnimating = Wrapper()
        wrapper.addAnimations { [scene] in scene.view.center.x = 100 }
        wrapper.addAnimations({}, delayFactor: 0.5)
        wrapper.addCompletion(scene.noteEnd("it"))

        wrapper.startAnimation()
        scene.run(500)
        #expect(isNear(scene.x, 50))
        wrapper.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        scene.stage.settle()

        #expect(scene.journal.entries == ["it end"])
    }

    /// Where a view is seen when half of a second along `provider` is over.
    private func halfWay(_ provider: any UITimingCurveProvider) -> Double {
        scene.view.center = .zero
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: provider)
        animator.addAnimations { [scene] in scene.view.center.x = 100 }
        animator.startAnimation()
        scene.run(500)
        defer { animator.stopAnimation(true) }
        return scene.x
    }

    @Test(.rules("G38")) func `a spring composed with a curve runs its time along that`() {
        let (spring, curve) = (UISpringTimingParameters(dampingRatio: 0.5), UICubicTimingParameters(animationCurve: .easeIn))
        let fitted = Spring(dampingRatio: 0.5, duration: 1)

        #expect(isNear(halfWay(Composition(.composed, spring, curve)), 100 * fitted.progress(at: 0.315356812572539)))
        #expect(isNear(halfWay(Composition(.composed, spring, nil)), 100 * fitted.progress(at: 0.5)))
        #expect(isNear(halfWay(Composition(.spring, spring, curve)), 100 * fitted.progress(at: 0.5)))
        #expect(isNear(halfWay(Composition(.cubic, spring, curve)), 31.5356812572539))
        #expect(isNear(halfWay(Composition(.composed, nil, curve)), 31.5356812572539))
    }

    @Test(.rules("G38")) func `a provider is read once, and a copy of it is shown`() {
        let given = Composition(.composed, UISpringTimingParameters(dampingRatio: 0.5), UICubicTimingParameters())
        let shown = UIViewPropertyAnimator(duration: 1, timingParameters: given).timingParameters

        #expect(shown !== given)
        #expect(shown?.timingCurveType == .composed)
        #expect(shown?.springTimingParameters != nil && shown?.cubicTimingParameters != nil)
    }
}

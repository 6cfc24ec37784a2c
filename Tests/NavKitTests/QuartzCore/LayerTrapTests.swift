import Foundation
import NavKit
import TestSupport
import Testing

@Suite struct LayerTrapTests {
    @Test func `a layer in one that it holds traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
        expect(result, says: "CALayer.addSublayer", "already holds", "remove that one from it first")
    }

    @Test func `a place beside a stranger traps`() async {
        let below = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().insertSublayer(CALayer(), below: CALayer()) }
        }
        expect(below, says: "CALayer.insertSublayer(_:below:)", "no sublayer", "add it first")
        let above = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().insertSublayer(CALayer(), above: CALayer()) }
        }
        expect(above, says: "CALayer.insertSublayer(_:above:)", "no sublayer", "add it first")
        let replaced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().replaceSublayer(CALayer(), with: CALayer()) }
        }
        expect(replaced, says: "CALayer.replaceSublayer(_:with:)", "no sublayer", "add it first")
    }

    @Test func `a copy of what is no layer traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = CALayer(layer: "a layer") }
        }
        expect(result, says: "CALayer.init(layer:)", "a layer", "pass a CALayer")
    }

    @Test func `an animation that cannot be copied traps where it is added`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().add(CoderlessAnimation(), forKey: nil) }
        }
        expect(result, says: "CAAnimation.copy", "CoderlessAnimation", "call super.init(coder:)")
    }

    @Test func `a control point that no curve has traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var point: [Float] = [0, 0]
                CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
            }
        }
        expect(result, says: "CAMediaTimingFunction.getControlPoint(at:values:)", "no point 4", "0…3")
    }
}

private final class CoderlessAnimation: CABasicAnimation {
    override init() { super.init() }
    required init?(coder: NSCoder) { return nil }
}

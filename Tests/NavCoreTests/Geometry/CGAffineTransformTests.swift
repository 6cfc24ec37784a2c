import Foundation
import NavCore
import Testing

@Suite struct CGAffineTransformTests {
    let point = CGPoint(x: 3, y: 5)

    @Test func `the basic transforms move, scale and turn`() {
        #expect(point.applying(CGAffineTransform(translationX: 10, y: -2)) == CGPoint(x: 13, y: 3))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -5))
        expectClose(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -5, y: 3))
        #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }

    @Test func `concatenating applies the receiver first`() {
        let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))

        #expect(point.applying(both) == CGPoint(x: 16, y: 10))
    }

    @Test func `a step added to a transform comes before it`() {
        let scaled = CGAffineTransform(scaleX: 2, y: 2)

        #expect(point.applying(scaled.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 10))
        #expect(point.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 15))
        expectClose(point.applying(CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)), CGPoint(x: 5, y: 3))
    }

    @Test func `the inverse undoes, and what cannot be undone stays`() {
        let t = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3).translatedBy(x: 5, y: 8)
        let flat = CGAffineTransform(scaleX: 0, y: 2)

        expectClose(point.applying(t).applying(t.inverted()), point)
        #expect(flat.inverted() == flat)
        #expect(t.concatenating(.identity) == t)
        #expect(CGAffineTransform().isIdentity)
        #expect(!t.isIdentity)
    }

    @Test func `a size ignores the translation and a rectangle becomes its upright bounds`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 100, y: 0))

        let size = CGSize(width: 10, height: 20).applying(turn)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(turn)

        expectClose(CGPoint(x: size.width, y: size.height), CGPoint(x: -20, y: 10))
        expectClose(rect.origin, CGPoint(x: 80, y: 0))
        expectClose(CGPoint(x: rect.width, y: rect.height), CGPoint(x: 20, y: 10))
        #expect(CGRect.null.applying(turn).isNull)
        #expect(CGRect.infinite.applying(turn).isInfinite)
    }

    @Test func `insets move the edges inward`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
    }
}

@Suite struct AffineComponentsTests {
    static let transforms = [
        CGAffineTransform.identity,
        CGAffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 3, y: 4),
        CGAffineTransform(rotationAngle: 2.5).scaledBy(x: 1.5, y: 3),
        CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(scaleX: 1, y: -1).rotated(by: 0.4),
        CGAffineTransform(a: 1, b: 0.3, c: 0.8, d: 1.2, tx: -5, ty: 9),
        CGAffineTransform(scaleX: 0, y: 0),
        CGAffineTransform(rotationAngle: 1).scaledBy(x: 0, y: 2),
        CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0),
    ]

    @Test(arguments: transforms) func `the components put the transform together again`(t: CGAffineTransform) {
        let again = AffineComponents(t).transform

        for (a, b) in zip(again.values, t.values) { #expect(abs(a - b) < 1e-12) }
    }

    @Test func `a mirrored transform squashes instead of turning`() {
        #expect(AffineComponents(CGAffineTransform(scaleX: -1, y: 1)).rotation == 0)
        #expect(AffineComponents(CGAffineTransform(scaleX: 1, y: -1)).rotation == 0)
    }

    @Test func `half of a turn is the turn by half the angle`() {
        let half = CGAffineTransform.identity.interpolated(to: CGAffineTransform(rotationAngle: 3), at: 0.5)

        for (a, b) in zip(half.values, CGAffineTransform(rotationAngle: 1.5).values) { #expect(abs(a - b) < 1e-12) }
    }

    @Test func `a turn takes the shorter way round`() {
        let (start, end) = (CGAffineTransform(rotationAngle: 3), CGAffineTransform(rotationAngle: -3))

        let difference = AffineComponents(end) - AffineComponents(start)

        #expect(abs(difference.rotation - (2 * .pi - 6)) < 1e-12)
    }

    @Test func `differences of several animations add up`() {
        let model = AffineComponents(CGAffineTransform(scaleX: 2, y: 2))
        let first = AffineComponents(CGAffineTransform(translationX: 10, y: 0)) - model
        let second = AffineComponents(CGAffineTransform(scaleX: 3, y: 3)) - model

        let shown = (model + first * 0.5 + second * 0.25).transform

        #expect(shown == CGAffineTransform(a: 1.75, b: 0, c: 0, d: 1.75, tx: 5, ty: 0))
    }

    @Test func `both ends of an interpolation are exact`() {
        for end in Self.transforms {
            #expect(Self.transforms[2].interpolated(to: end, at: 0) == Self.transforms[2])
            #expect(Self.transforms[2].interpolated(to: end, at: 1) == end)
        }
    }
}

extension CGAffineTransform {
    fileprivate var values: [CGFloat] { [a, b, c, d, tx, ty] }
}

func expectClose(
    _ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance, "\(a) is not \(b)", sourceLocation: sourceLocation)
}

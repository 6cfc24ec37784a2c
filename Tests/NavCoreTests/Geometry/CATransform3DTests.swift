import Foundation
import NavCore
import Testing

@Suite struct CATransform3DTests {
    static let perspective: CATransform3D = {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        return CATransform3DRotate(t, 0.6, 0, 1, 0)
    }()
    static let spatial = [
        perspective,
        CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 2.8, 1, -1, 0.5),
        CATransform3DScale(CATransform3DMakeRotation(1.2, 1, 0, 0), 2, -3, 0.5),
        CATransform3DConcat(
            CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.4, c: 0.9, d: -2, tx: 0, ty: 0)), perspective),
        CATransform3DScale(CATransform3DMakeRotation(.pi, 0, 0, 1), -1, -1, -1),
    ]

    @Test func `the identity is not the zero matrix`() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `a turn about each axis maps the next axis to the one after it`() {
        let turns: [(CATransform3D, SIMD4<Double>, SIMD4<Double>)] = [
            (CATransform3DMakeRotation(.pi / 2, 5, 0, 0), [0, 1, 0, 1], [0, 0, 1, 1]),
            (CATransform3DMakeRotation(.pi / 2, 0, 5, 0), [0, 0, 1, 1], [1, 0, 0, 1]),
            (CATransform3DMakeRotation(.pi / 2, 0, 0, 5), [1, 0, 0, 1], [0, 1, 0, 1]),
        ]
        for (turn, from, to) in turns { #expect(((turn.map(from) - to) * (turn.map(from) - to)).sum() < 1e-24) }
    }

    @Test func `a step added to a transform comes before it`() {
        let scale = CATransform3DMakeScale(2, 2, 2)

        #expect(CATransform3DTranslate(scale, 1, 2, 3).map([0, 0, 0, 1]) == [2, 4, 6, 1])
        #expect(CATransform3DConcat(scale, CATransform3DMakeTranslation(1, 2, 3)).map([1, 1, 1, 1]) == [3, 4, 5, 1])
        #expect(CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 3, 4).map([1, 1, 1, 1]) == [3, 5, 7, 1])
    }

    @Test(arguments: spatial) func `the inverse undoes`(t: CATransform3D) {
        expectClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity)
    }

    @Test func `what cannot be undone stays`() {
        let flat = CATransform3DMakeScale(1, 0, 1)

        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func `an affine transform goes in and comes out`() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)

        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        #expect(!CATransform3DIsAffine(Self.perspective))
    }

    @Test(arguments: spatial) func `the components put the transform together again`(t: CATransform3D) throws {
        expectClose(try #require(SpatialComponents(t)).transform, t)
    }

    @Test func `a flip halfway stands on its edge`() {
        let end = CATransform3DMakeRotation(.pi, 0, 1, 0)

        let half = CATransform3DIdentity.interpolated(to: end, at: 0.5)

        #expect(abs(half.m11) < 1e-12)
        #expect(abs(abs(half.m13) - 1) < 1e-12)
    }

    @Test func `a turn in perspective turns evenly and keeps the eye where it is`() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500

        let half = CATransform3DRotate(eye, 0.2, 0, 1, 0).interpolated(
            to: CATransform3DRotate(eye, 1, 0, 1, 0), at: 0.5)

        expectClose(half, CATransform3DRotate(eye, 0.6, 0, 1, 0))
    }

    @Test(arguments: spatial)
    func `both ends of an interpolation are exact, and the ends of the arithmetic close to them`(t: CATransform3D) {
        #expect(Self.perspective.interpolated(to: t, at: 0) == Self.perspective)
        #expect(Self.perspective.interpolated(to: t, at: 1) == t)
        expectClose(Self.perspective.interpolated(to: t, at: 1 - 1e-12), t)
    }

    @Test func `a flattened transform is reached in a straight line`() {
        let half = Self.perspective.interpolated(to: CATransform3DMakeScale(0, 1, 1), at: 0.5)

        #expect(abs(half.m11 - Self.perspective.m11 / 2) < 1e-12)
        #expect(abs(half.m34 - Self.perspective.m34 / 2) < 1e-12)
    }

    @Test func `transforms in the plane move as affine ones do`() {
        let (a, b) = (CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: 0, y: 0))

        let half = CATransform3DMakeAffineTransform(a).interpolated(to: CATransform3DMakeAffineTransform(b), at: 0.5)

        #expect(CATransform3DGetAffineTransform(half) == a.interpolated(to: b, at: 0.5))
    }
}

private func expectClose(_ a: CATransform3D, _ b: CATransform3D, sourceLocation: SourceLocation = #_sourceLocation) {
    let distance = zip(a.rows, b.rows).map { ($0 - $1) * ($0 - $1) }.map { $0.sum() }.reduce(0, +)
    #expect(distance < 1e-18, "\(a) is not \(b)", sourceLocation: sourceLocation)
}

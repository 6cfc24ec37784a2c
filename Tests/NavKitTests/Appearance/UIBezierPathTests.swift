import Foundation
import NavCore
import NavKit
import Testing

@Suite struct UIBezierPathTests {
    @Test func `steps become elements in their order`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 9, y: 9), controlPoint2: CGPoint(x: 8, y: 8))
        path.close()
        path.close()

        #expect(
            path.cgPath.elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
                .quad(control: CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6)),
                .curve(control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 8, y: 8), .zero), .close,
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `the value is the same object until the path changes`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let first = path.cgPath

        #expect(path.cgPath === first)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.cgPath !== first)
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 10, height: 10))
    }

    @Test func `shapes have their bounds`() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

        for path in [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 99),
        ] {
            #expect(abs(path.bounds.minX - 10) < 1e-9 && abs(path.bounds.maxY - 50) < 1e-9)
        }
        let round = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10))
        #expect(!round.contains(CGPoint(x: 11, y: 21)))
        #expect(round.contains(CGPoint(x: 49, y: 49)))
        #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    }

    @Test func `an arc ends where its end angle points`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    }

    @Test func `a reversed path runs from its end to its start`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))

        #expect(
            path.reversing().cgPath.elements == [
                .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 10, y: 0)), .line(.zero),
            ])
        path.close()
        #expect(
            path.reversing().cgPath.elements == [
                .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 10, y: 0)), .line(.zero), .close,
            ])
    }

    @Test func `a reversed hole is a hole for the winding rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 40, height: 40)).reversing())
        let middle = CGPoint(x: 50, y: 50)

        #expect(!path.contains(middle))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func `the fill rule decides about an inner part of the same direction`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))

        #expect(path.contains(CGPoint(x: 50, y: 50)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func `a copy is a path of its own`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.usesEvenOddFillRule = true

        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()

        #expect(path.isEmpty)
        #expect(!copy.isEmpty)
        #expect(copy.usesEvenOddFillRule)
    }
}

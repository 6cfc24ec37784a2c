import Foundation
import NavCore
import Testing

@Suite struct CGPathTests {
    let unit = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func `a rectangle is its own bounds`() {
        let path = CGPath(rect: unit, transform: nil)

        #expect(path.boundingBox == unit)
        #expect(path.boundingBoxOfPath == unit)
        #expect(path.currentPoint == unit.origin)
        #expect(!path.isEmpty)
    }

    @Test func `an empty path has no bounds`() {
        let path = CGPath(elements: [])

        #expect(path.isEmpty)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
        #expect(!path.contains(.zero))
    }

    @Test func `an ellipse fills its rectangle and not its corners`() {
        let path = CGPath(ellipseIn: unit, transform: nil)

        expectClose(path.boundingBoxOfPath.origin, unit.origin)
        #expect(abs(path.boundingBoxOfPath.width - 100) < 1e-9)
        for angle in stride(from: 0.1, to: 6.2, by: 0.3) {
            #expect(path.contains(CGPoint(x: 60 + 49.9 * cos(angle), y: 50 + 29.9 * sin(angle))))
            #expect(!path.contains(CGPoint(x: 60 + 50.1 * cos(angle), y: 50 + 30.1 * sin(angle))))
        }
    }

    @Test func `the bounds of a curve are tighter than those of its control points`() {
        let path = CGPath(elements: [
            .move(CGPoint(x: 0, y: 0)),
            .curve(control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 0)),
        ])
        let quad = CGPath(elements: [.move(.zero), .quad(control: CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 0))])

        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(path.boundingBoxOfPath.height - 75) < 1e-9)
        #expect(abs(quad.boundingBoxOfPath.height - 50) < 1e-9)
    }

    @Test func `corners round at most half of a side`() {
        let pill = CGPath(roundedRect: unit, cornerWidth: 500, cornerHeight: 500, transform: nil)
        let square = CGPath(roundedRect: unit, cornerWidth: 0, cornerHeight: 0, transform: nil)

        expectClose(pill.boundingBoxOfPath.origin, unit.origin)
        #expect(!pill.contains(CGPoint(x: 12, y: 22)))
        #expect(square.contains(CGPoint(x: 10.1, y: 20.1)))
    }

    @Test func `a transform moves every element`() {
        var shift = CGAffineTransform(translationX: 5, y: 6)

        let path = CGPath(rect: unit, transform: &shift)

        #expect(path.boundingBox == unit.offsetBy(dx: 5, dy: 6))
        #expect(CGPath(rect: unit, transform: nil).copy(using: &shift) == path)
        #expect(path.copy(using: nil) === path)
        #expect(path.contains(unit.origin, transform: CGAffineTransform(translationX: 6, y: 7)))
    }

    @Test func `a hole depends on the rule and on the direction`() {
        let outer = CGPath(rect: unit, transform: nil)
        let inner = CGPath(rect: unit.insetBy(dx: 20, dy: 20), transform: nil)
        let both = CGPath(elements: outer.elements + inner.elements)
        let middle = CGPoint(x: 60, y: 50)

        #expect(both.contains(middle, using: .winding))
        #expect(!both.contains(middle, using: .evenOdd))
        #expect(both.contains(CGPoint(x: 15, y: 50), using: .evenOdd))
    }

    @Test func `an open path is closed by a line for filling`() {
        let open = CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))])

        #expect(open.contains(CGPoint(x: 8, y: 2)))
        #expect(!open.contains(CGPoint(x: 2, y: 8)))
    }

    @Test func `drawing goes on from the start of a closed part`() {
        let elements: [CGPath.Element] = [
            .move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 10, y: 5)), .close, .line(CGPoint(x: 5, y: 20)),
        ]

        let paths = elements.subpaths

        #expect(paths.map(\.start) == [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
        #expect(paths.map(\.isClosed) == [true, false])
        #expect(elements.dropLast().map { $0 }.currentPoint == CGPoint(x: 5, y: 5))
    }

    @Test func `paths are equal by what they draw`() {
        #expect(CGPath(rect: unit, transform: nil) == CGPath(rect: unit, transform: nil))
        #expect(CGPath(rect: unit, transform: nil) != CGPath(ellipseIn: unit, transform: nil))
    }
}

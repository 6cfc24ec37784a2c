import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ShapeLayerTests {
    private typealias Scene = LayerPictureScene
    private let scene = LayerPictureScene()

    /// From the left edge of the layer to the right one, in the middle.
    private let line: CGPath = {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
        return path.cgPath
    }()

    private func stroked() -> CAShapeLayer {
        let shape = scene.add(CAShapeLayer())
        scene.atOnce {
            (shape.path, shape.strokeColor, shape.lineWidth) = (line, .black, 10)
        }
        return shape
    }

    @Test func `a shape is as Core Animation's at first`() {
        let shape = CAShapeLayer()

        #expect(shape.path == nil && shape.fillColor == .black && shape.fillRule == .nonZero)
        #expect(shape.strokeColor == nil && shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1)
        #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
        #expect(shape.lineDashPattern == nil && shape.lineDashPhase == 0)
    }

    @Test func `the two rules of filling`() {
        let shape = scene.add(CAShapeLayer())
        let twice = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        twice.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))
        scene.atOnce { shape.path = twice.cgPath }
        #expect(scene.pixel(100, 100) == Scene.black)

        shape.fillRule = .evenOdd
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.white)
        #expect(scene.pixel(60, 60) == Scene.black)
    }

    @Test func `the end of a stroke runs along the path`() {
        let shape = stroked()
        scene.half("strokeEnd", from: 0, to: 1, of: shape)

        #expect(scene.pixel(98, 100) == Scene.black)
        #expect(scene.pixel(103, 100) == Scene.white)
    }

    @Test func `the start of a stroke cuts off what came before`() {
        let shape = stroked()
        scene.atOnce { shape.strokeStart = 0.75 }

        #expect(scene.pixel(122, 100) == Scene.white)
        #expect(scene.pixel(127, 100) == Scene.black)
        scene.atOnce { shape.strokeEnd = 0.5 }
        #expect(scene.pixel(127, 100) == Scene.white)
    }

    @Test func `caps, joins and dashes`() {
        let shape = stroked()
        scene.atOnce { shape.lineCap = .square }
        #expect(scene.pixel(46, 100) == Scene.black)

        scene.atOnce {
            shape.lineCap = .butt
            shape.lineDashPattern = [10, 10]
        }
        #expect(scene.pixel(55, 100) == Scene.black)
        #expect(scene.pixel(65, 100) == Scene.white)

        scene.half("lineDashPhase", from: 0, to: 20, of: shape)
        #expect(scene.pixel(55, 100) == Scene.white)
        #expect(scene.pixel(65, 100) == Scene.black)
    }

    @Test(arguments: [
        ("lineWidth", 2.0 as any Sendable, 30.0 as any Sendable), ("fillColor", CGColor.white, CGColor.black),
        ("strokeColor", CGColor.white, CGColor.black), ("miterLimit", 1, 9), ("strokeStart", 0, 1),
    ]) func `every part of a shape animates, by itself and with its own action`(
        path: String, from: any Sendable, to: any Sendable
    ) {
        let shape = stroked()
        scene.half(path, from: from, to: to, of: shape)
        let seen = shape.presentation()!
        let numbers: [String: CGFloat] = [
            "lineWidth": seen.lineWidth, "miterLimit": seen.miterLimit, "strokeStart": seen.strokeStart,
            "fillColor": seen.fillColor!.red, "strokeColor": seen.strokeColor!.red,
        ]
        let expected: [String: CGFloat] = [
            "lineWidth": 16, "miterLimit": 5, "strokeStart": 0.5, "fillColor": 0.5, "strokeColor": 0.5,
        ]
        #expect(abs(numbers[path]! - expected[path]!) < 0.2)
        #expect(shape.action(forKey: path) is CABasicAnimation)
        #expect(shape.action(forKey: "path") == nil)
    }

    @Test func `paths of other elements are there at once`() {
        let shape = stroked()
        scene.half(
            "path", from: line, to: CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil), of: shape)

        #expect(shape.presentation()!.path!.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
    }

    @Test func `a part of a path is as long as it says, over curves and several pieces`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let quarter = path.cgPath.trimmed(from: 0.25, to: 0.5)

        // A circle from the rightmost point clockwise: from the lowest to the leftmost point.
        let box = quarter.boundingBoxOfPath
        #expect(
            abs(box.minX) < 0.1 && abs(box.maxX - 50) < 0.1 && abs(box.minY - 50) < 0.1 && abs(box.maxY - 100) < 0.1)
        #expect(path.cgPath.trimmed(from: 0, to: 1) === path.cgPath)
        #expect(path.cgPath.trimmed(from: 0.6, to: 0.6).isEmpty)

        let two = UIBezierPath()
        two.move(to: .zero)
        two.addLine(to: CGPoint(x: 10, y: 0))
        two.move(to: CGPoint(x: 0, y: 20))
        two.addLine(to: CGPoint(x: 30, y: 20))
        let part = two.cgPath.trimmed(from: 0.125, to: 0.5)
        #expect(
            part.elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 20)),
                .line(CGPoint(x: 10, y: 20)),
            ])
    }

    @Test func `a gradient is as Core Animation's at first, and draws nothing with one colour`() {
        let gradient = scene.add(CAGradientLayer())
        #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))

        scene.atOnce { gradient.colors = [CGColor.black] }
        #expect(scene.pixel(100, 100) == Scene.white)
    }

    @Test func `colours, places and points of a gradient move`() {
        let gradient = scene.add(CAGradientLayer())
        scene.atOnce { gradient.colors = [CGColor.black, CGColor.white] }
        #expect(abs(scene.grey(100, 100) - 128) <= 3)
        #expect(scene.grey(100, 52) < 10)

        scene.half("locations", from: [0, 0.2], to: [0, 1], of: gradient)
        #expect(abs(scene.grey(100, 80) - 128) <= 4)
        scene.half("colors", from: [CGColor.black, .black], to: [CGColor.white, .white], of: gradient)
        #expect(abs(scene.grey(60, 140) - 128) <= 3)
        gradient.removeAllAnimations()
        scene.half("endPoint.x", from: 0.5, to: 2.5, of: gradient)
        #expect(abs(gradient.presentation()!.endPoint.x - 1.5) < 0.02)
    }

    @Test func `rings, and colours round a point, in the corners of the layer`() {
        let gradient = scene.add(CAGradientLayer())
        scene.atOnce {
            (gradient.colors, gradient.type) = ([CGColor.black, CGColor.white], .radial)
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            gradient.cornerRadius = 50
            gradient.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        #expect(scene.grey(100, 100) < 10)
        #expect(abs(scene.grey(125, 100) - 128) <= 4)
        #expect(scene.pixel(51, 51) == Scene.white)

        scene.atOnce {
            gradient.type = .conic
            gradient.endPoint = CGPoint(x: 0.5, y: 0)
        }
        #expect(abs(scene.grey(140, 100) - 64) <= 4)
        #expect(abs(scene.grey(100, 140) - 128) <= 4)
    }

    @Test func `what is no colour is told and left out`() {
        let gradient = CAGradientLayer()
        var messages: [String] = []
        let before = diagnostics.handler
        diagnostics.handler = { messages.append($0) }
        gradient.colors = [CGColor.black, UIColor.white, CGColor.white]
        diagnostics.handler = before

        #expect(gradient.colors?.count == 2)
        #expect(messages.count == 1 && messages[0].contains("UIColor"))
    }
}

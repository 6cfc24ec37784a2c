import Foundation
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct PresentationTests {
    let scene = LayerScene()

    @Test(.rules("L12")) func `inside a block the picture is the old one, and the model the new`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.stage.window.addSubview(view)
        scene.stage.turn()

        UIView.animate(withDuration: 1) {
            view.center.x = 250
            #expect(view.layer.presentation()?.position.x == 50)
            #expect(view.layer.position.x == 250)
        }
    }

    @Test func `it is a copy of the layer's own class that leads back to it`() {
        let special = SpecialLayer()
        special.name = "special"
        let seen = special.presentation()!

        #expect(type(of: seen) == SpecialLayer.self)
        #expect(seen.name == "special")
        #expect(seen.model() === special)
        #expect(seen.presentation() === seen)
        #expect(special.model() === special)
        seen.opacity = 0
        #expect(special.opacity == 1)
    }

    @Test func `a layer made from another has its values, and nothing of what is around it or moves it`() {
        scene.start(CABasicAnimation("position.x", from: 250, to: 250))
        scene.layer.name = "first"
        scene.layer.masksToBounds = true
        scene.layer.isDoubleSided = false
        scene.layer.addSublayer(CALayer())

        let copy = TaggedLayer(layer: scene.layer)

        #expect(copy.tag == "of first")
        #expect(copy.frame == scene.layer.frame)
        #expect(copy.backgroundColor == scene.layer.backgroundColor)
        #expect(copy.masksToBounds && !copy.isDoubleSided)
        #expect(copy.superlayer == nil && copy.sublayers == nil && copy.animationKeys() == nil)
        #expect(copy.model() === copy)
    }

    @Test func `points are hit and converted in what is seen`() {
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        scene.layer.addSublayer(inner)
        scene.start(CABasicAnimation("position.x", from: 250, to: 250))
        let root = scene.stage.window.layer

        #expect(scene.layer.hitTest(CGPoint(x: 215, y: 15)) == nil)
        #expect(scene.seen.hitTest(CGPoint(x: 215, y: 15))?.model() === inner)
        #expect(scene.seen.convert(CGPoint.zero, to: root) == CGPoint(x: 200, y: 0))
        #expect(inner.presentation()!.superlayer?.position.x == 250)
        #expect(inner.presentation()!.superlayer?.model() === scene.layer)
    }

    @Test func `key paths read and set`() {
        scene.atOnce {
            scene.layer.setValue(7, forKeyPath: "position.x")
            scene.layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
            scene.layer.setValue(2.0, forKeyPath: "transform.scale.x")
            scene.layer.setValue(1.5, forKeyPath: "transform.rotation.z")
            scene.layer.setValue(nil, forKeyPath: "backgroundColor")
            scene.layer.setValue(true, forKeyPath: "hidden")
        }

        #expect(scene.layer.position == CGPoint(x: 7, y: 50))
        #expect(scene.layer.bounds.size == CGSize(width: 3, height: 4))
        #expect(scene.layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
        #expect(scene.layer.value(forKeyPath: "position.x") as? Double == 7)
        #expect(scene.layer.value(forKeyPath: "position.x") as? Int == 7)
        #expect((scene.layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 2)
        #expect(isClose(scene.layer.value(forKeyPath: "transform.rotation") as! Double, 1.5))
        #expect(scene.layer.backgroundColor == nil && scene.layer.isHidden)
        #expect(scene.layer.value(forKeyPath: "hidden") as? Bool == true)
    }

    @Test(arguments: [CGFloat(-3), -1.2, 0, 0.4, 2, 3.1])
    func `turns about each axis are read as they were set`(angle: CGFloat) {
        scene.atOnce {
            for axis in ["x", "y", "z"] {
                scene.layer.transform = CATransform3DMakeTranslation(1, 2, 3)
                scene.layer.transform.m34 = -1.0 / 500
                scene.layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
                #expect(
                    isClose(scene.layer.value(forKeyPath: "transform.rotation.\(axis)") as! Double, angle), "\(axis)")
                #expect(isClose(scene.layer.value(forKeyPath: "transform.translation.z") as! Double, 3))
            }
            scene.layer.transform = CATransform3DIdentity
            scene.layer.setValue(0.3, forKeyPath: "transform.rotation.x")
            scene.layer.setValue(0.4, forKeyPath: "transform.rotation.y")
            scene.layer.setValue(angle, forKeyPath: "transform.rotation.z")
        }

        #expect(isClose(scene.layer.value(forKeyPath: "transform.rotation.x") as! Double, 0.3))
        #expect(isClose(scene.layer.value(forKeyPath: "transform.rotation.y") as! Double, 0.4))
        #expect(isClose(scene.layer.value(forKeyPath: "transform.rotation.z") as! Double, angle))
    }

    @Test func `a key path or a value that is none is told and changes nothing`() {
        let reports = scene.reports {
            scene.layer.setValue(1, forKeyPath: "strokeEnd")
            scene.layer.setValue("red", forKeyPath: "backgroundColor")
            scene.layer.setValue(nil, forKeyPath: "position")
            #expect(scene.layer.value(forKeyPath: "position.z") == nil)
        }

        #expect(reports.count == 4)
        #expect(reports[1].contains("CGColor") && reports[1].contains("String"))
        #expect(scene.layer.position == CGPoint(x: 50, y: 50))
    }

    @Test func `timing functions`() {
        var point: [Float] = [9, 9]
        CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 2, values: &point)

        #expect(point == [0.58, 1])
        #expect(CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1) != CAMediaTimingFunction(name: .easeOut))
        #expect(CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    }
}

private final class SpecialLayer: CALayer {}

private final class TaggedLayer: CALayer {
    let tag: String

    override init(layer: Any) {
        tag = "of \((layer as? CALayer)?.name ?? "")"
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { return nil }
}

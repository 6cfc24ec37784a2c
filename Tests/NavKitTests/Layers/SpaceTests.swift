import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

/// Corners, depth, order and resolution.
@MainActor @Suite struct SpaceTests {
    private typealias Scene = LayerPictureScene
    private let scene = LayerPictureScene()
    private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

    @Test func `corners are rounded where the mask and the curve say so`() {
        let card = scene.view(.red, frame)
        card.layer.cornerRadius = 30
        card.layer.maskedCorners = [.layerMinXMinYCorner]
        card.clipsToBounds = true
        let inside = UIView(frame: card.bounds)
        inside.backgroundColor = .blue
        card.addSubview(inside)
        scene.stage.turn()

        #expect(scene.pixel(52, 52) == Scene.white)
        #expect(scene.pixel(147, 52) == Scene.blue)
        #expect(scene.pixel(52, 147) == Scene.blue)
        // On the side, a circle ends at 30 points, the continuous curve at 46.
        #expect(scene.pixel(82, 50) == Scene.blue)
        card.layer.cornerCurve = .continuous
        scene.stage.turn()
        #expect(scene.pixel(82, 50) != Scene.blue)
    }

    @Test func `what is nearer is drawn over, and larger under a perspective`() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 200
        scene.root.layer.sublayerTransform = eye
        let near = scene.view(.red, frame)
        let far = scene.view(.blue, frame.insetBy(dx: -10, dy: -10))
        near.layer.zPosition = 100
        scene.stage.turn()

        // At half the distance to the eye, twice as large, about the middle of the superlayer.
        #expect(scene.pixel(100, 100) == Scene.red)
        #expect(scene.pixel(5, 100) == Scene.red)
        #expect(far.layer.zPosition == 0)
    }

    @Test func `the order follows a moving z position`() {
        let first = scene.view(.red, frame)
        _ = scene.view(.blue, frame)
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.blue)

        scene.half("zPosition", from: -1, to: 5, of: first.layer)
        #expect(scene.pixel(100, 100) == Scene.red)
    }

    @Test func `what shows its back is not seen where it has only one side`() {
        let card = scene.view(.red, frame)
        card.layer.isDoubleSided = false
        card.layer.transform = CATransform3DMakeRotation(0.9 * .pi, 0, 1, 0)
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.white)

        card.layer.isDoubleSided = true
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.red)
    }

    @Test func `the sides of a cube lie in one space, the nearest in front`() {
        let cube = CATransformLayer()
        cube.frame = frame
        let sides: [(CGColor, CATransform3D)] = [
            (UIColor.red.cgColor, CATransform3DMakeTranslation(0, 0, 50)),
            (
                UIColor.blue.cgColor,
                CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 50), CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
            ),
            (UIColor.green.cgColor, CATransform3DMakeTranslation(0, 0, -50)),
        ]
        for (color, transform) in sides {
            let side = CALayer()
            side.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            (side.backgroundColor, side.transform) = (color, transform)
            cube.addSublayer(side)
        }
        scene.root.layer.addSublayer(cube)
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.red)

        // Turned by a quarter the blue side is in front, turned by half the green one.
        scene.atOnce { cube.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
        #expect(scene.pixel(100, 100) == Scene.blue)
        scene.atOnce { cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(scene.pixel(100, 100) == [0, 255, 0])

        scene.atOnce { cube.opacity = 0.5 }
        #expect(scene.pixel(100, 100)[0] < 255)
    }

    @Test func `a rasterized layer is as coarse as it says`() {
        let fine = LayerPictureScene(scale: 2)
        let card = fine.view(.red, CGRect(x: 20, y: 20, width: 100, height: 100))
        let line = UIView(frame: CGRect(x: 10, y: 0, width: 0.5, height: 100))
        line.backgroundColor = .blue
        card.addSubview(line)
        fine.stage.turn()
        #expect(fine.pixel(30.1, 60) == Scene.blue)

        card.layer.shouldRasterize = true
        fine.stage.turn()
        #expect(isNear(fine.pixel(30.1, 60), [128, 0, 128], 70))
        #expect(fine.pixel(30.1, 60) != Scene.blue)
        card.layer.rasterizationScale = 2
        fine.stage.turn()
        #expect(fine.pixel(30.1, 60) == Scene.blue)
    }

    @Test(.rules("O-085", "O-086")) func `opacity is that of a group`() {
        let card = scene.view(.red, frame)
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        inside.backgroundColor = .red
        card.addSubview(inside)
        card.alpha = 0.5
        scene.stage.turn()
        #expect(isNear(scene.pixel(60, 100), scene.pixel(140, 100), 1))
        #expect(isNear(scene.pixel(140, 100), [255, 128, 128], 1))

        let holder = scene.view(.clear, frame)
        holder.alpha = 0.5
        holder.addSubview(card)
        card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scene.stage.turn()
        #expect(isNear(scene.pixel(140, 100), [255, 191, 191], 1))
    }
}

import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct MaskLayerTests {
    private typealias Scene = LayerPictureScene
    private let scene = LayerPictureScene()
    private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

    private func circle(_ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    @Test func `a circle reveal opens evenly`() {
        let card = scene.view(.red, frame)
        let mask = CAShapeLayer()
        mask.path = circle(10)
        card.layer.mask = mask
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.red)
        #expect(scene.pixel(112, 100) == Scene.white)

        scene.half("path", from: circle(10), to: circle(50), of: mask)

        #expect(scene.pixel(128, 100) == Scene.red)
        #expect(scene.pixel(132, 100) == Scene.white)
        #expect(scene.pixel(71, 100) == Scene.red)
        #expect(scene.pixel(67, 100) == Scene.white)
    }

    @Test func `what is masked stays the same fragment, whatever the mask does`() {
        let card = scene.view(.red, frame)
        let mask = CAShapeLayer()
        mask.path = circle(10)
        card.layer.mask = mask
        scene.stage.turn()
        let before = card.layer.lastPicture?.commands.first

        scene.half("path", from: circle(10), to: circle(50), of: mask)

        guard case .place(let old) = before, case .place(let new) = card.layer.lastPicture?.commands.first else {
            Issue.record("nothing was drawn")
            return
        }
        #expect(old.fragment === new.fragment)
    }

    @Test func `any layer masks by its alpha and its sublayers`() {
        let card = scene.view(.red, frame)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        mask.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let more = CALayer()
        more.frame = CGRect(x: 60, y: 0, width: 20, height: 100)
        more.backgroundColor = .black
        mask.addSublayer(more)
        card.layer.mask = mask
        scene.stage.turn()

        #expect(isNear(scene.pixel(70, 100), [255, 128, 128]))
        #expect(scene.pixel(105, 100) == Scene.white)
        #expect(scene.pixel(115, 100) == Scene.red)
    }

    @Test func `a gradient fades what it masks`() {
        let card = scene.view(.red, frame)
        let mask = CAGradientLayer()
        mask.frame = card.bounds
        mask.colors = [CGColor.black, CGColor.clear]
        card.layer.mask = mask
        scene.stage.turn()

        #expect(isNear(scene.pixel(100, 51), [255, 3, 3], 4))
        #expect(isNear(scene.pixel(100, 100), [255, 129, 129], 4))
        #expect(isNear(scene.pixel(100, 148), [255, 251, 251], 4))
    }

    @Test func `a mask belongs to one layer, and without one all is seen`() {
        let card = scene.view(.red, frame)
        let mask = CALayer()
        card.layer.mask = mask
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.white)
        #expect(mask.superlayer === card.layer)
        #expect(card.layer.sublayers == nil)

        card.layer.mask = nil
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == Scene.red)
        #expect(mask.superlayer == nil)

        card.layer.mask = mask
        scene.root.layer.addSublayer(mask)
        #expect(card.layer.mask == nil)
    }

    @Test func `a view masks a view, and moves in a block`() {
        let card = scene.view(.red, frame)
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        window.backgroundColor = .black
        card.mask = window
        scene.stage.turn()
        #expect(scene.pixel(60, 100) == Scene.red)
        #expect(scene.pixel(75, 100) == Scene.white)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.frame.origin.x = 80 }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(scene.pixel(60, 100) == Scene.white)
        #expect(scene.pixel(92, 100) == Scene.red)
        #expect(scene.pixel(108, 100) == Scene.red)
        #expect(scene.pixel(112, 100) == Scene.white)
        #expect(window.superview == nil && card.subviews.isEmpty)
    }

    @Test func `a masked view is let go of with its mask`() {
        weak var gone: UIView?
        do {
            let card = scene.view(.red, frame)
            card.mask = UIView(frame: card.bounds)
            gone = card.mask
            scene.stage.turn()
            card.removeFromSuperview()
        }
        scene.stage.turn()

        #expect(gone == nil)
    }
}

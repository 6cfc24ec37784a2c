import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ShadowLayerTests {
    private typealias Scene = LayerPictureScene
    private let scene = LayerPictureScene()
    private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

    private func cast(_ layer: CALayer) {
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 10, .zero)
    }

    @Test func `a shadow is as Core Animation's at first`() {
        let layer = CALayer()

        #expect(
            layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowColor == .black && layer.shadowPath == nil)
    }

    @Test(.rules("O-083")) func `a clip and a shadow go together, the shadow outside the rounded shape`() {
        let card = scene.view(.red, frame)
        card.layer.cornerRadius = 30
        card.clipsToBounds = true
        cast(card.layer)
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        inside.backgroundColor = .blue
        card.addSubview(inside)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x += 20 }
        scene.stage.turn()

        for _ in 0..<4 {
            scene.stage.run(for: .milliseconds(200))
            let x = scene.stage.shownFrame(of: card).minX
            // Half covered right at the edge; nothing of the clipped view outside; grey, not red, in the corner that is cut off.
            #expect((100...160).contains(scene.grey(x - 1, 100)))
            #expect(isNear(scene.pixel(x + 110, 60), Array(repeating: scene.grey(x + 110, 60), count: 3), 0))
            let corner = scene.pixel(x + 2, 52)
            #expect(corner[0] == corner[1] && corner[1] == corner[2] && corner[0] < 250)
            #expect(scene.pixel(x + 50, 80) == Scene.blue)
            #expect(scene.pixel(x + 50, 120) == Scene.red)
        }
    }

    @Test func `a shadow is once there, however transparent the layer is`() {
        let card = scene.view(.red, frame)
        cast(card.layer)
        card.alpha = 0.5
        scene.stage.turn()

        // Nothing of the shadow shines through the half-transparent card.
        #expect(isNear(scene.pixel(100, 100), [255, 128, 128]))
        #expect(scene.grey(49, 100) > 180)
    }

    @Test func `what fills its bounds in part casts the shadow of what is there`() {
        let holder = scene.view(.clear, frame)
        cast(holder.layer)
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
        part.backgroundColor = .blue
        holder.addSubview(part)
        scene.stage.turn()

        #expect(scene.grey(49, 100) < 160)
        #expect(scene.grey(91, 100) < 160)
        #expect(scene.pixel(140, 100) == Scene.white)
    }

    @Test func `a path says what casts the shadow`() {
        let card = scene.view(.clear, frame)
        cast(card.layer)
        card.layer.shadowPath = CGPath(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50), transform: nil)
        scene.stage.turn()

        #expect(scene.grey(100, 100) < 20)
        #expect((100...170).contains(scene.grey(76, 100)))
        #expect(scene.pixel(55, 55) == Scene.white)
    }

    @Test func `a half-transparent layer shows its shadow through`() {
        let card = scene.view(UIColor.red.withAlphaComponent(0.5), frame)
        cast(card.layer)
        scene.stage.turn()

        // Half red over a shadow that is half as strong as the layer is opaque.
        #expect(isNear(scene.pixel(100, 100), [191, 64, 64], 4))
    }

    @Test(arguments: [
        ("shadowOpacity", 0 as any Sendable, 1 as any Sendable), ("shadowRadius", 2, 18),
        ("shadowColor", CGColor.white, CGColor.black),
        ("shadowOffset", CGSize.zero, CGSize(width: 0, height: 20)), ("shadowOffset.height", 0, 20),
    ]) func `every part of a shadow animates`(path: String, from: any Sendable, to: any Sendable) {
        let card = scene.view(.red, frame)
        cast(card.layer)
        scene.stage.turn()
        scene.half(path, from: from, to: to, of: card.layer)

        let seen = card.layer.presentation()!
        switch path {
        case "shadowOpacity": #expect(abs(seen.shadowOpacity - 0.5) < 0.01)
        case "shadowRadius": #expect(abs(seen.shadowRadius - 10) < 0.2)
        case "shadowColor": #expect(abs(seen.shadowColor!.red - 0.5) < 0.01)
        default: #expect(abs(seen.shadowOffset.height - 10) < 0.2)
        }
        let middle = scene.grey(100, 153)
        scene.stage.run(for: .milliseconds(400))
        #expect(scene.grey(100, 153) != middle)
    }

    @Test func `a shadow moves with a block, its path only when told to`() {
        let card = scene.view(.red, frame)
        scene.stage.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            card.layer.shadowOpacity = 1
            card.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(abs(card.layer.presentation()!.shadowOpacity - 0.5) < 0.01)
        #expect(card.layer.presentation()!.shadowPath == card.layer.shadowPath)
    }

    @Test(.rules("O-082")) func `corners stay cut off at every frame while the radius moves`() {
        let card = scene.view(.red, frame)
        card.clipsToBounds = true
        card.layer.cornerRadius = 10
        let inside = UIView(frame: card.bounds)
        inside.backgroundColor = .blue
        card.addSubview(inside)
        scene.stage.turn()
        UIView.animate(withDuration: 0.5) { card.layer.cornerRadius = 50 }

        for _ in 0..<30 {
            scene.stage.turn()
            #expect(scene.pixel(50.5, 50.5) == Scene.white)
            #expect(scene.pixel(149.5, 149.5) == Scene.white)
        }
        #expect(scene.pixel(62, 62) == Scene.white)
    }
}

import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct BlurEffectTests {
    private typealias Scene = LayerPictureScene
    private let scene = LayerPictureScene()

    /// Black on the left, from 0 to 100.
    private func edge() -> UIView { scene.view(.black, CGRect(x: 0, y: 0, width: 100, height: 200)) }

    private func glass(_ effect: UIVisualEffect?) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
        scene.root.addSubview(view)
        scene.stage.turn()
        return view
    }

    /// How far from sharp the edge is that lies at `x`.
    private func softness(at x: CGFloat = 100) -> Int { scene.grey(x - 3, 100) + 255 - scene.grey(x + 3, 100) }

    @Test func `a plain blur changes no plain colour and softens an edge`() {
        _ = edge()
        _ = glass(UIBlurEffect(radius: 6))

        #expect(scene.pixel(20, 100) == Scene.black)
        #expect(scene.pixel(180, 100) == Scene.white)
        #expect(abs(scene.grey(100, 100) - 136) <= 12)
        #expect(scene.pixel(97, 20) == Scene.black)
        #expect(scene.pixel(102, 20) == Scene.white)
    }

    @Test(.rules("O-087")) func `scrubbed to nothing and back no frame has more blur than it should`() {
        _ = edge()
        let view = glass(nil)
        let sharp = softness()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(radius: 20) }

        var seen: [CGFloat: Int] = [:]
        for fraction in [0, 0.001, 0.01, 0.005, 0, 0.01, 0.001, 0] as [CGFloat] {
            animator.fractionComplete = fraction
            scene.stage.turn()
            if let before = seen[fraction] { #expect(softness() == before) }
            seen[fraction] = softness()
        }
        #expect(seen[0] == sharp)
        #expect(seen[0.001]! - sharp <= 2)
        #expect(seen[0.005]! <= seen[0.01]!)
        animator.fractionComplete = 0.5
        scene.stage.turn()
        #expect(softness() > seen[0.01]! + 100)
        animator.stopAnimation(true)
    }

    @Test(.rules("O-087")) func `a material scrubbed to nothing leaves no paint`() {
        _ = edge()
        let view = glass(UIBlurEffect(style: .systemMaterial))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
        animator.fractionComplete = 0.5
        scene.stage.turn()
        #expect((60...170).contains(scene.grey(20, 100)))

        animator.fractionComplete = 1
        scene.stage.turn()
        #expect(scene.pixel(20, 100) == Scene.black)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        scene.stage.turn()
        #expect(scene.pixel(97, 100) == Scene.black)
    }

    @Test(.rules("O-088")) func `what moves behind it is seen where it is in this frame`() {
        let edge = edge()
        _ = glass(UIBlurEffect(radius: 4))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { edge.center.x += 60 }
        scene.stage.turn()

        for _ in 0..<20 {
            scene.stage.turn()
            let x = scene.stage.shownFrame(of: edge).maxX
            let (before, after) = (scene.grey(x.rounded() - 1, 100), scene.grey(x.rounded() + 1, 100))
            #expect(abs((before + after) / 2 - 128) <= 14, "at \(x)")
        }
    }

    @Test(arguments: [
        (UIBlurEffect.Style.systemUltraThinMaterial, 0.44, 0.55), (.systemThinMaterial, 0.62, 0.7),
        (.systemMaterial, 0.8, 0.82), (.systemThickMaterial, 0.9, 0.9),
    ]) func `materials by how much they cover, light and dark`(style: UIBlurEffect.Style, light: Double, dark: Double) {
        _ = edge()
        _ = glass(UIBlurEffect(style: style))
        let level = style == .systemMaterial ? 250.0 : 255
        #expect(abs(scene.grey(10, 100) - Int(level * light)) <= 2)

        scene.stage.window.overrideUserInterfaceStyle = .dark
        scene.stage.turn()
        #expect(abs(scene.grey(190, 100) - Int(255 * (1 - dark) + 37 * dark)) <= 2)
    }

    @Test func `styles with a side of their own keep it in the dark`() {
        _ = edge()
        _ = glass(UIBlurEffect(style: .systemThickMaterialLight))
        scene.stage.window.overrideUserInterfaceStyle = .dark
        scene.stage.turn()

        #expect(scene.grey(10, 100) > 220)
    }

    @Test func `alpha mixes the blur with what is beneath, corners cut it off`() {
        _ = edge()
        let view = glass(UIBlurEffect(radius: 10))
        let whole = softness()
        view.alpha = 0.5
        scene.stage.turn()
        #expect(abs(softness() - whole / 2) <= 3)

        view.alpha = 1
        view.layer.cornerRadius = 50
        view.clipsToBounds = true
        view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        scene.stage.turn()
        #expect(softness() == whole)
        #expect(scene.grey(97, 51) > 20)
        #expect(scene.pixel(56, 56) == Scene.black)
        #expect(scene.pixel(144, 56) == Scene.white)
    }

    @Test func `what lies on the glass is sharp`() {
        _ = edge()
        let view = glass(UIBlurEffect(style: .systemMaterial))
        let label = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        label.backgroundColor = .red
        view.contentView.addSubview(label)
        scene.stage.turn()

        #expect(view.contentView.frame == view.bounds)
        #expect(scene.pixel(10.5, 60.5) == Scene.red)
        #expect(scene.pixel(9.5, 60.5) != Scene.red)
    }

    @Test func `an effect comes and goes with a block`() {
        _ = edge()
        let view = glass(nil)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(radius: 8) }
        scene.stage.turn()
        var last = softness()
        for _ in 0..<6 {
            scene.stage.run(for: .milliseconds(150))
            #expect(softness() > last)
            last = softness()
        }
    }

    @Test func `a transition fades in a sheet of glass whose blur is that of its own place`() {
        _ = edge()
        let sheet = glass(UIBlurEffect(radius: 6))
        let holder = UIView(frame: scene.root.bounds)
        scene.root.addSubview(holder)
        holder.addSubview(sheet)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { sheet.center.y += 80 }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))

        #expect(scene.pixel(97, 80) == Scene.black)
        #expect(scene.grey(97, 100) > 30)
    }
}

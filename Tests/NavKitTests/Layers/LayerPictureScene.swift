import Foundation
import NavCore
import NavKit
import NavLayers
import NavRaster
import NavTesting

/// A white window, 200 points wide and high, in which layers and views are looked at pixel by pixel.
@MainActor struct LayerPictureScene {
    let stage: Stage
    let root = UIView()

    init(scale: CGFloat = 1) {
        stage = Stage(size: CGSize(width: 200, height: 200), scale: scale)
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.backgroundColor = .white
        stage.window.addSubview(root)
        stage.turn()
    }

    /// Adds a plain view.
    func view(_ color: UIColor, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        root.addSubview(view)
        return view
    }

    /// Adds a layer without a view, seen already.
    func add<L: CALayer>(_ layer: L, _ frame: CGRect = CGRect(x: 50, y: 50, width: 100, height: 100)) -> L {
        layer.frame = frame
        root.layer.addSublayer(layer)
        stage.turn()
        return layer
    }

    /// The colour that is seen at a point, red, green and blue in 0…255.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let color = stage.color(at: CGPoint(x: x, y: y))!
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    func grey(_ x: CGFloat, _ y: CGFloat) -> Int { pixel(x, y)[1] }

    func atOnce(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        stage.turn()
    }

    /// Half a second into a linear animation of a second.
    func half(_ keyPath: String, from: Any, to: Any, of layer: CALayer) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: keyPath)
        stage.turn()
        stage.run(for: .milliseconds(500))
    }

    static let white = [255, 255, 255]
    static let black = [0, 0, 0]
    static let red = [255, 0, 0]
    static let blue = [0, 0, 255]
}

func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

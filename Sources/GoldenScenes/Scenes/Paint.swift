import Foundation
import NavKit

extension GoldenScene {
    /// Colours, places and direction of a straight gradient move at once.
    static let gradient = page("gradient") { page in
        let layer = page.add(CAGradientLayer(), page.bounds.insetBy(dx: 10, dy: 10))
        let before = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemGreen.cgColor]
        layer.colors = before
        layer.cornerRadius = 16
        return {
            let after = [UIColor.systemBlue.cgColor, UIColor.white.cgColor, UIColor.systemPurple.cgColor]
            layer.sweep("colors", from: before, to: after)
            layer.sweep("locations", from: [0, 0.5, 1] as [NSNumber], to: [0, 0.8, 1] as [NSNumber])
            layer.sweep("endPoint", from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 1, y: 0.5))
        }
    }

    /// From a middle outwards, and round it.
    static let roundGradients = page("round-gradients") { page in
        let layers = [CAGradientLayerType.radial, .conic].enumerated().map { index, type in
            let layer = page.add(CAGradientLayer(), CGRect(x: 10, y: 6 + index * 57, width: 100, height: 52))
            layer.type = type
            layer.colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.cgColor, UIColor.systemBlue.cgColor]
            (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.8, y: 0.9))
            return layer
        }
        return {
            for layer in layers { layer.sweep("endPoint", from: CGPoint(x: 0.8, y: 0.9), to: CGPoint(x: 0.6, y: 1.2)) }
        }
    }

    /// A line that is drawn from its start to its end, and one that is taken away.
    static let stroke = page("stroke") { page in
        let keyPaths = ["strokeEnd", "strokeStart"]
        let layers = keyPaths.enumerated().map { index, _ in
            let layer = page.add(CAShapeLayer(), page.bounds)
            layer.path = UIBezierPath.star(CGPoint(x: 60, y: 60), index == 0 ? 54 : 26).cgPath
            layer.fillColor = nil
            layer.strokeColor = (index == 0 ? UIColor.systemBlue : .systemPink).cgColor
            (layer.lineWidth, layer.lineCap, layer.lineJoin) = (index == 0 ? 5 : 3, .round, .round)
            return layer
        }
        return { for (layer, keyPath) in zip(layers, keyPaths) { layer.sweep(keyPath, from: 0, to: 1) } }
    }

    /// Dashes that run along a line, in the three caps, on a wavy path.
    static let dashes = page("dashes") { page in
        let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
        let layers = caps.enumerated().map { index, cap in
            let layer = page.add(CAShapeLayer(), page.bounds), y = 22 + CGFloat(index) * 38
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 8, y: y))
            path.addCurve(to: CGPoint(x: 112, y: y), controlPoint1: CGPoint(x: 44, y: y - 36), controlPoint2: CGPoint(x: 76, y: y + 36))
            (layer.path, layer.fillColor, layer.strokeColor) = (path.cgPath, nil, UIColor.label.cgColor)
            (layer.lineWidth, layer.lineCap, layer.lineDashPattern) = (5, cap, [12, 9])
            return layer
        }
        return { for layer in layers { layer.sweep("lineDashPhase", from: 0, to: 31) } }
    }

    /// A star becomes a flower, with holes by the even-odd rule.
    static let morph = page("morph") { page in
        let layer = page.add(CAShapeLayer(), page.bounds)
        func shape(_ radius: CGFloat, _ inner: CGFloat) -> CGPath {
            let path = UIBezierPath.star(CGPoint(x: 60, y: 60), radius)
            path.append(.star(CGPoint(x: 60, y: 60), inner))
            return path.cgPath
        }
        (layer.path, layer.fillRule) = (shape(56, 20), .evenOdd)
        layer.fillColor = UIColor.systemGreen.cgColor
        return {
            layer.sweep("path", from: shape(56, 20), to: shape(36, 54))
            layer.sweep("fillColor", from: UIColor.systemGreen.cgColor, to: UIColor.systemPurple.cgColor)
        }
    }
}

import Foundation
import NavKit

extension GoldenScene {
    /// Only what lies under the mask's path is seen; the mask moves across.
    static let layerMask = page("layer-mask") { page in
        let view = page.add(.clear, page.bounds)
        view.addStripes()
        let star = CAShapeLayer()
        star.path = UIBezierPath.star(CGPoint(x: 40, y: 40), 38).cgPath
        view.layer.mask = star
        return { star.sweep("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 40, y: 40)) }
    }

    /// A mask of half-tones: a gradient whose edge moves.
    static let softMask = page("soft-mask") { page in
        page.backgroundColor = .systemGray5
        let view = page.add(.clear, page.bounds)
        view.addStripes()
        let fade = CAGradientLayer()
        fade.frame = view.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        fade.locations = [0, 0.3]
        view.layer.mask = fade
        return { fade.sweep("locations", from: [0, 0.3] as [NSNumber], to: [0.7, 1] as [NSNumber]) }
    }

    /// A page that opens as a growing circle over another.
    static let circleReveal = page("circle-reveal") { page in
        page.backgroundColor = .systemIndigo
        let over = page.add(.systemYellow, page.bounds)
        over.add("Opened", size: 20, weight: .semibold, at: CGPoint(x: 20, y: 48))
        let circle = CAShapeLayer()
        func disc(_ radius: CGFloat) -> CGPath {
            UIBezierPath(ovalIn: CGRect(x: 90 - radius, y: 90 - radius, width: 2 * radius, height: 2 * radius)).cgPath
        }
        circle.path = disc(6)
        over.layer.mask = circle
        return { circle.sweep("path", from: disc(6), to: disc(130)) }
    }
}

extension UIBezierPath {
    /// A star of five points.
    nonisolated static func star(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2, reach = index % 2 == 0 ? radius : radius * 0.45
            let point = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

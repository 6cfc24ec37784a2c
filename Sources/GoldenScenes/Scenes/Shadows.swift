import Foundation
import NavKit

extension GoldenScene {
    /// A shadow outside of a view that clips what is in it; it grows, sinks and darkens.
    static let shadow = page("shadow") { page in
        let card = page.add(.white, CGRect(x: 30, y: 30, width: 60, height: 50))
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 2
        let inside = card.add(.clear, card.bounds)
        (inside.clipsToBounds, inside.layer.cornerRadius) = (true, 12)
        inside.add(.systemPink, CGRect(x: 30, y: -20, width: 60, height: 60))
        return {
            UIView.sweep {
                card.layer.shadowOpacity = 0.6
                card.layer.shadowRadius = 10
                card.layer.shadowOffset = CGSize(width: 4, height: 12)
            }
        }
    }

    /// The shadow of a path that is not the view's, and the shadow of letters.
    static let shadowPath = page("shadow-path") { page in
        let stand = page.add(.systemTeal, CGRect(x: 30, y: 14, width: 60, height: 40))
        stand.layer.shadowOpacity = 0.7
        stand.layer.shadowRadius = 3
        stand.layer.shadowOffset = .zero
        stand.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 15, y: 44, width: 30, height: 6)).cgPath
        let label = page.add("Shade", size: 22, weight: .bold, at: CGPoint(x: 24, y: 82))
        label.textColor = .systemRed
        label.layer.shadowOpacity = 0
        label.layer.shadowRadius = 2
        return {
            let wide = UIBezierPath(ovalIn: CGRect(x: -20, y: 40, width: 100, height: 14)).cgPath
            stand.layer.sweep("shadowPath", from: stand.layer.shadowPath as Any, to: wide)
            UIView.sweep { label.layer.shadowOpacity = 0.8 }
        }
    }
}

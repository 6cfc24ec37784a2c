import Foundation
import NavKit

extension GoldenScene {
    /// A card with a picture of two colours that is cut off by corners.
    private static func card(_ frame: CGRect, on page: UIView) -> UIView {
        let card = page.add(.systemTeal, frame)
        card.clipsToBounds = true
        card.add(.systemOrange, CGRect(x: 0, y: frame.height / 2, width: frame.width, height: frame.height / 2))
        return card
    }

    /// One corner, two, three, four.
    static let corners = page("corners") { page in
        let masks: [CACornerMask] = [
            [.layerMinXMinYCorner], [.layerMinXMinYCorner, .layerMaxXMinYCorner],
            [.layerMinXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner],
            [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner],
        ]
        let cards = masks.enumerated().map { index, mask in
            let card = card(CGRect(x: 8 + index % 2 * 54, y: 8 + index / 2 * 54, width: 50, height: 50), on: page)
            card.layer.maskedCorners = mask
            return card
        }
        return { UIView.sweep { for card in cards { card.layer.cornerRadius = 25 } } }
    }

    /// The same radius, as part of a circle on the left and of a continuous curve on the right.
    static let continuousCorners = page("continuous-corners") { page in
        let cards = [CGFloat(6), 62].map { card(CGRect(x: $0, y: 16, width: 52, height: 88), on: page) }
        cards[1].layer.cornerCurve = .continuous
        return { UIView.sweep { for card in cards { card.layer.cornerRadius = 22 } } }
    }

    /// Borders from a hair to eight points, square and rounded, with nothing, something and all beneath.
    static let borders = page("borders") { page in
        let views = (0..<4).map { index in
            let view = page.add(
                index < 2 ? .clear : .systemYellow, CGRect(x: 8 + index % 2 * 54, y: 8 + index / 2 * 54, width: 50, height: 50))
            view.layer.borderColor = UIColor.systemPurple.cgColor
            view.layer.borderWidth = 0.5
            if index % 2 == 1 { view.layer.cornerRadius = 14 }
            return view
        }
        return { UIView.sweep { for view in views { view.layer.borderWidth = 8 } } }
    }

    /// What overlaps inside a fading view does not show through.
    static let groupOpacity = page("group-opacity") { page in
        page.addStripes()
        let group = page.add(.clear, CGRect(x: 16, y: 16, width: 88, height: 88))
        group.add(.systemBlue, CGRect(x: 0, y: 0, width: 60, height: 60))
        let disc = group.add(.white, CGRect(x: 28, y: 28, width: 60, height: 60))
        disc.layer.cornerRadius = 30
        return { UIView.sweep { group.alpha = 0.2 } }
    }
}

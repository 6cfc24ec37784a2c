import Foundation
import NavKit

extension GoldenScene {
    private static func face(_ color: UIColor, _ text: String, on page: UIView) -> UIView {
        let face = page.add(color, CGRect(x: 25, y: 25, width: 70, height: 70))
        face.add(text, size: 30, weight: .bold, at: CGPoint(x: 24, y: 16))
        return face
    }

    /// A card turns about its upright axis from one face to the other, in perspective.
    static let flip = page("flip") { page in
        page.layer.sublayerTransform = .eye(300)
        let front = face(.systemTeal, "1", on: page), back = face(.systemOrange, "2", on: page)
        for side in [front, back] { side.layer.isDoubleSided = false }
        return {
            front.layer.sweep("transform.rotation.y", from: 0, to: CGFloat.pi * 0.8)
            back.layer.sweep("transform.rotation.y", from: CGFloat.pi, to: CGFloat.pi * 1.8)
        }
    }

    /// Two pages as sides of a cube that turns, by the transform that all sublayers have in common.
    static let cube = page("cube") { page in
        page.backgroundColor = .darkGray
        let colors: [UIColor] = [.systemGreen, .systemBlue]
        for (index, color) in colors.enumerated() {
            let side = page.add(color, CGRect(x: 20, y: 20, width: 80, height: 80))
            side.add("Side \(index + 1)", size: 18, weight: .semibold, at: CGPoint(x: 14, y: 28))
            side.layer.isDoubleSided = false
            let outwards = CATransform3DMakeTranslation(0, 0, 40)
            side.layer.transform = CATransform3DConcat(outwards, CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0))
        }
        func turned(by angle: CGFloat) -> CATransform3D {
            let away = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -40), .eye(280))
            return CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), away)
        }
        page.layer.sublayerTransform = turned(by: 0)
        return { page.layer.sweep("sublayerTransform", from: turned(by: 0), to: turned(by: -.pi * 0.4)) }
    }

    /// The order of three cards follows their moving depth.
    static let depthOrder = page("depth-order") { page in
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemBlue]
        let cards = colors.enumerated().map { index, color in
            let card = page.add(color, CGRect(x: 10 + index * 22, y: 10 + index * 22, width: 56, height: 56))
            card.layer.zPosition = CGFloat(-index)
            return card
        }
        return { for (index, card) in cards.enumerated() { card.layer.sweep("zPosition", from: CGFloat(-index), to: CGFloat(index) - 1) } }
    }

    /// Both cards turn; the left one has a back, the right one none.
    static let oneSided = page("one-sided") { page in
        let cards = [CGFloat(8), 64].map { page.add(.systemIndigo, CGRect(x: $0, y: 30, width: 48, height: 60)) }
        for card in cards { card.add("R", size: 30, weight: .bold, at: CGPoint(x: 14, y: 12)).textColor = .white }
        cards[1].layer.isDoubleSided = false
        page.layer.sublayerTransform = .eye(400)
        return { for card in cards { card.layer.sweep("transform.rotation.y", from: 0.4, to: CGFloat.pi + 0.4) } }
    }

    /// The layers of a transform layer stand in one space: three leaves of a book that turns.
    static let transformLayer = page("transform-layer") { page in
        let book = page.add(CATransformLayer(), CGRect(x: 30, y: 25, width: 60, height: 70))
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
        for (index, color) in colors.enumerated() {
            let leaf = CALayer()
            leaf.frame = CGRect(x: 0, y: 0, width: 60, height: 70)
            leaf.backgroundColor = color.cgColor
            leaf.transform = CATransform3DMakeTranslation(0, 0, CGFloat(index - 1) * 24)
            book.addSublayer(leaf)
        }
        page.layer.sublayerTransform = .eye(260)
        return { book.sweep("transform.rotation.y", from: 0, to: CGFloat.pi * 0.9) }
    }

    /// Lines of text that lean back under an eye.
    static let perspectiveText = page("perspective-text") { page in
        let sheet = page.add(.systemYellow, page.bounds.insetBy(dx: 8, dy: 8))
        for index in 0..<5 { sheet.add("A long time ago \(index)", size: 12, at: CGPoint(x: 4, y: 4 + index * 20)) }
        page.layer.sublayerTransform = .eye(160)
        return { sheet.layer.sweep("transform.rotation.x", from: 0, to: CGFloat.pi / 3.2) }
    }
}

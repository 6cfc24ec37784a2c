import Foundation
import NavKit

extension GoldenScene {
    /// Four materials over stripes that move on beneath them.
    private static func materials(_ name: String, isDark: Bool) -> GoldenScene {
        page(name) { page in
            page.overrideUserInterfaceStyle = isDark ? .dark : .light
            let beneath = page.add(.clear, page.bounds)
            beneath.addStripes()
            let styles: [UIBlurEffect.Style] = [
                .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            ]
            for (index, style) in styles.enumerated() {
                let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
                glass.frame = CGRect(x: 10 + index % 2 * 52, y: 10 + index / 2 * 52, width: 48, height: 48)
                (glass.layer.cornerRadius, glass.clipsToBounds) = (10, true)
                glass.contentView.add("\(index + 1)", size: 16, at: CGPoint(x: 18, y: 14))
                page.addSubview(glass)
            }
            return { UIView.sweep { beneath.transform = CGAffineTransform(translationX: 0, y: 40) } }
        }
    }

    static let lightMaterials = materials("light-materials", isDark: false)
    static let darkMaterials = materials("dark-materials", isDark: true)

    /// A blur that begins as nothing and grows.
    static let growingBlur = page("growing-blur") { page in
        page.addStripes()
        let glass = UIVisualEffectView(effect: nil)
        glass.frame = CGRect(x: 0, y: 0, width: 120, height: 76)
        page.addSubview(glass)
        return { UIView.sweep { glass.effect = UIBlurEffect(radius: 12) } }
    }

    /// Glass on glass, the upper one moving.
    static let stackedBlur = page("stacked-blur") { page in
        page.addStripes()
        let glasses = [CGRect(x: 8, y: 8, width: 80, height: 80), CGRect(x: 40, y: 40, width: 72, height: 60)].map { frame in
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            glass.frame = frame
            page.addSubview(glass)
            return glass
        }
        glasses[0].contentView.add("Below", size: 16, weight: .bold, at: CGPoint(x: 26, y: 54))
        return { UIView.sweep { glasses[1].frame.origin = CGPoint(x: 10, y: 10) } }
    }
}

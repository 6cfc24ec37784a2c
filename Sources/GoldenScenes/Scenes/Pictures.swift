import Foundation
import NavKit

extension GoldenScene {
    private static func picture(_ mode: UIView.ContentMode, _ frame: CGRect, on page: UIView) -> UIImageView {
        let view = UIImageView(image: .landscape)
        (view.contentMode, view.clipsToBounds, view.frame, view.backgroundColor) = (mode, true, frame, .systemGray5)
        page.addSubview(view)
        return view
    }

    /// Four ways to lie in bounds that change their shape.
    static let contentModes = page("content-modes") { page in
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .bottomRight]
        let views = modes.enumerated().map { index, mode in
            picture(mode, CGRect(x: 4, y: 4 + index * 29, width: 30, height: 26), on: page)
        }
        return { UIView.sweep { for view in views { view.frame.size.width = 112 } } }
    }

    /// Caps keep their size while the middle stretches.
    static let capInsets = page("cap-insets") { page in
        let view = UIImageView(
            image: UIImage.landscape.resizableImage(
                withCapInsets: UIEdgeInsets(top: 14, left: 12, bottom: 12, right: 16), resizingMode: .stretch))
        view.frame = CGRect(x: 40, y: 45, width: 40, height: 30)
        page.addSubview(view)
        return { UIView.sweep { view.frame = CGRect(x: 6, y: 6, width: 108, height: 108) } }
    }

    /// Only the shape of a template counts; its colour is the tint.
    static let templateTint = page("template-tint") { page in
        let ring = UIImage(
            cgImage: CGImage(format: .alpha, width: 40, height: 40) { bytes in
                for y in 0..<40 {
                    for x in 0..<40 where (80...380).contains((x - 20) * (x - 20) + (y - 20) * (y - 20)) { bytes[y * 40 + x] = 255 }
                }
            }
        ).withRenderingMode(.alwaysTemplate)
        let views = [CGFloat(10), 70].map { x in
            let view = UIImageView(image: ring)
            view.frame = CGRect(x: x, y: 40, width: 40, height: 40)
            page.addSubview(view)
            return view
        }
        (views[0].tintColor, views[1].tintColor) = (.systemBlue, .systemGreen)
        return { UIView.sweep { (views[0].tintColor, views[1].alpha) = (.systemRed, 0.3) } }
    }

    /// Symbols by name, growing.
    static let symbols = page("symbols") { page in
        let names = ["chevron.left", "heart.fill", "gear", "square.and.arrow.up", "plus", "trash", "magnifyingglass", "star", "xmark"]
        let views = names.enumerated().map { index, name in
            let view = UIImageView(image: UIImage(systemName: name))
            (view.contentMode, view.tintColor) = (.center, index == 1 ? .systemPink : .systemIndigo)
            view.frame = CGRect(x: 6 + index % 3 * 38, y: 6 + index / 3 * 38, width: 32, height: 32)
            page.addSubview(view)
            return view
        }
        return { UIView.sweep { for view in views { view.transform = CGAffineTransform(scaleX: 1.6, y: 1.6) } } }
    }

    /// A picture, larger than its pixels, that turns.
    static let turnedPicture = page("turned-picture") { page in
        let view = picture(.scaleToFill, CGRect(x: 20, y: 30, width: 80, height: 60), on: page)
        return { UIView.sweep { view.transform = CGAffineTransform(rotationAngle: .pi / 3) } }
    }
}

import Foundation
import NavKit

extension GoldenScene {
    /// Weights, sizes and the three alignments; the colours move.
    static let lines = page("lines") { page in
        page.add("Light", size: 15, weight: .light, at: CGPoint(x: 8, y: 4))
        page.add("Bold", size: 15, weight: .bold, at: CGPoint(x: 66, y: 4))
        page.add("Small print", size: 9, at: CGPoint(x: 8, y: 26))
        let alignments: [NSTextAlignment] = [.left, .center, .right]
        let labels = alignments.enumerated().map { index, alignment in
            let label = UILabel(frame: CGRect(x: 8, y: 42 + index * 24, width: 104, height: 20))
            (label.text, label.textAlignment) = ("Aligned", alignment)
            label.layer.borderWidth = 0.5
            page.addSubview(label)
            return label
        }
        return { UIView.sweep { for label in labels { label.backgroundColor = .systemYellow } } }
    }

    /// A width that grows until all of the text has room: at the tail, in the middle and at the head, and wrapped to two lines.
    static let truncation = page("truncation") { page in
        let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping, .byWordWrapping]
        let labels = modes.enumerated().map { index, mode in
            let label = UILabel(frame: CGRect(x: 6, y: 4 + index * 20, width: 40, height: mode == .byWordWrapping ? 36 : 18))
            (label.text, label.lineBreakMode, label.font) = ("Gardens by night", mode, .systemFont(ofSize: 13))
            label.numberOfLines = mode == .byWordWrapping ? 2 : 1
            page.addSubview(label)
            return label
        }
        return { UIView.sweep { for label in labels { label.frame.size.width = 108 } } }
    }

    /// Scripts of three directions and kinds, fading in.
    static let scripts = page("scripts") { page in
        let labels = ["山川湖海", "Ελληνικά", "Кириллица", "שלום עולם", "مرحبا"].enumerated().map { index, text in
            page.add(text, size: 15, at: CGPoint(x: 8, y: 4 + index * 22))
        }
        for label in labels { label.alpha = 0.2 }
        return { UIView.sweep { for label in labels { label.alpha = 1 } } }
    }

    /// Text that is scaled and turned stays sharp and whole.
    static let growingText = page("growing-text") { page in
        let label = page.add("Grow", size: 20, weight: .medium, at: CGPoint(x: 34, y: 46))
        return { UIView.sweep { label.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: -.pi / 6) } }
    }
}

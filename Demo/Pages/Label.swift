import Foundation
import NavKit

extension UILabel {
    /// A label of one text style.
    convenience init(_ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
        self.init(text, font: .preferredFont(forTextStyle: style), color: color, lines: lines)
    }

    /// - Parameter lines: The most that are shown; 0: as many as the text needs.
    convenience init(_ text: String, font: UIFont, color: UIColor = .label, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        numberOfLines = lines
    }

    /// How high the text is in lines of `width` points at most.
    func height(width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// How wide the text is in one line.
    var naturalWidth: CGFloat {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width.rounded(
            .up)
    }
}

extension UIView {
    /// Gives a subview a frame, measured from the side at which reading begins.
    func place(_ subview: UIView, _ frame: CGRect) {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return subview.frame = frame }
        subview.frame = CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

import Foundation
import NavKit

/// A symbol and a number. A click turns it on or off.
final class CountControl: UIControl {
    enum Kind {
        case heart, star

        fileprivate var symbol: String { self == .heart ? "heart" : "star" }
        fileprivate var color: UIColor { self == .heart ? .systemPink : .systemOrange }
    }

    private let kind: Kind
    private let symbol = UIImageView()
    private let number: UILabel
    private let symbolSize: CGFloat
    private var isUnderPointer = false {
        didSet { symbol.alpha = isUnderPointer ? 0.7 : 1 }
    }

    /// - Parameter size: Of the symbol, in points; the number is a little smaller.
    init(_ kind: Kind, size: CGFloat) {
        self.kind = kind
        symbolSize = size
        number = UILabel(
            "", font: .monospacedDigitSystemFont(ofSize: (size * 0.86).rounded(), weight: .regular),
            color: .secondaryLabel)
        super.init(frame: .zero)
        [symbol, number].forEach(addSubview)
        onHover = { [weak self] in self?.isUnderPointer = $0 }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ count: Int, isOn: Bool) {
        let name = kind.symbol + (isOn ? ".fill" : "")
        symbol.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: symbolSize))
        symbol.tintColor = isOn ? kind.color : .secondaryLabel
        number.text = countText(count)
        setNeedsLayout()
    }

    /// The symbol swells and comes back.
    func bounce() {
        symbol.transform = CGAffineTransform(scaleX: 1.45, y: 1.45)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 0) {
            self.symbol.transform = .identity
        }
    }

    var naturalWidth: CGFloat { symbolSize + 10 + number.naturalWidth }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = symbol.image?.size ?? .zero
        let middle = CGPoint(x: symbolSize / 2 + 1, y: bounds.midY)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        symbol.bounds.size = size
        symbol.center = CGPoint(x: isMirrored ? bounds.width - middle.x : middle.x, y: middle.y)
        place(number, CGRect(x: symbolSize + 7, y: 0, width: bounds.width - symbolSize - 7, height: bounds.height))
    }
}

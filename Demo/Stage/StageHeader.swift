import Foundation
import NavKit

/// The line over a scene that fills the window: the way back to the gallery, and the scene's name.
final class StageHeader: UIView {
    static let height: CGFloat = 44

    /// Called when the way back is taken.
    var onLeave: () -> Void = {}
    var title = "" {
        didSet { name.text = title }
    }

    private let back = UIButton(type: .system)
    private let name = UILabel("", .headline)

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.textAlignment = .center
        back.setTitle("Gallery", for: .normal)
        back.addAction(UIAction { [weak self] _ in self?.onLeave() }, for: .touchUpInside)
        [name, back].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = back.sizeThatFits(bounds.size).width + 16
        place(back, CGRect(x: 8, y: 4, width: side, height: 36))
        place(name, CGRect(x: side + 12, y: 11, width: bounds.width - 2 * (side + 12), height: 22))
    }
}

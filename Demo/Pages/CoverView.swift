import Foundation
import NavKit

/// A place as a large picture with its name on it.
final class CoverView: UIControl {
    private let picture: PictureView
    private let caption: UILabel
    private let name: UILabel
    private let region: UILabel

    init(_ place: Place, caption: String) {
        picture = PictureView(place.landscape, radius: 14, hasShade: true)
        self.caption = UILabel(
            caption, font: .systemFont(ofSize: 12, weight: .semibold), color: UIColor(white: 1, alpha: 0.85))
        name = UILabel("\(place.name) \(place.chinese)", font: .systemFont(ofSize: 24, weight: .bold), color: .white)
        region = UILabel(place.region, .subheadline, color: UIColor(white: 1, alpha: 0.85))
        super.init(frame: .zero)
        [picture, self.caption, name, region].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    /// Pressed at once, let go over 0.2 seconds.
    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isHighlighted { alpha = 0.7 } else { UIView.animate(withDuration: 0.2) { self.alpha = 1 } }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let width = bounds.width - 32
        place(region, CGRect(x: 16, y: bounds.height - 34, width: width, height: 20))
        place(name, CGRect(x: 16, y: bounds.height - 65, width: width, height: 30))
        place(caption, CGRect(x: 16, y: bounds.height - 84, width: width, height: 16))
    }
}

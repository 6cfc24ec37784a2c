import Foundation
import NavKit

/// A scene in the gallery: its page in small, which plays while the pointer or the keyboard is on the tile, its name, and what to notice.
final class SceneTile: UIControl {
    let scene: Scene

    private let preview: Miniature
    private let name: UILabel
    private let caption: UILabel
    private let ground = UIView()
    private var isUnderPointer = false {
        didSet { pointerDidMove() }
    }

    /// - Parameters:
    ///   - owner: Gets the page in small as a child.
    ///   - choose: Called when the tile is clicked.
    init(_ scene: Scene, in owner: UIViewController, choose: @escaping () -> Void) {
        self.scene = scene
        preview = Miniature(scene, in: owner)
        name = UILabel(scene.title, .headline)
        caption = UILabel(scene.caption, .subheadline, color: .secondaryLabel, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Self.radius
        clipsToBounds = true
        ground.isUserInteractionEnabled = false
        [ground, preview, name, caption].forEach(addSubview)
        onHover = { [weak self] in self?.isUnderPointer = $0 }
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Plays the page in small.
    func play() { preview.play() }

    // MARK: State

    override var isSelected: Bool { didSet { showState() } }
    override var isHighlighted: Bool { didSet { showState() } }

    override func tintColorDidChange() { showState() }

    private func pointerDidMove() {
        showState()
        if isUnderPointer { play() }
    }

    private func showState() {
        ground.backgroundColor =
            if isHighlighted {
                .tertiarySystemFill
            } else if isSelected {
                tintColor.withAlphaComponent(0.14)
            } else {
                isUnderPointer ? .quaternarySystemFill : nil
            }
    }

    // MARK: Layout

    private static let radius: CGFloat = 12
    private static let inset: CGFloat = 12
    /// The height of the page in small, as a share of its width.
    private static let previewShape: CGFloat = 0.9

    /// How high the tile is at a width.
    func height(width: CGFloat) -> CGFloat {
        (width * Self.previewShape).rounded() + 10 + 22 + 2 + caption.height(width: width - 2 * Self.inset) + Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let width = bounds.width - 2 * Self.inset
        preview.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: (bounds.width * Self.previewShape).rounded())
        place(name, CGRect(x: Self.inset, y: preview.frame.maxY + 10, width: width, height: 22))
        place(
            caption,
            CGRect(x: Self.inset, y: preview.frame.maxY + 34, width: width, height: caption.height(width: width)))
    }
}

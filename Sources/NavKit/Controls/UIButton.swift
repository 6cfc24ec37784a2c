public import Foundation
package import NavCore

/// A title, a picture, or both, to be clicked.
///
/// A click sends `touchUpInside` and `primaryActionTriggered`. A system button draws its title and picture in the tint, fades while it is
/// pressed, and shows when the pointer is over it; a custom one looks as it is told to.
@preconcurrency @MainActor open class UIButton: UIControl {
    public nonisolated enum ButtonType: Int, Sendable {
        case custom = 0
        case system
    }

    public private(set) final var buttonType = ButtonType.custom
    private let label = UILabel()
    private let picture = UIImageView()
    private var titles = StateTable<String>()
    private var titleColors = StateTable<UIColor>()
    private var images = StateTable<UIImage>()

    /// A custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        applyType()
    }

    /// A button that does `primaryAction` when it is clicked, with the action's title.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A custom button that does `primaryAction` when it is clicked, with the action's title.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    private func setUp() {
        addSubview(picture)
        addSubview(label)
        applyType()
    }

    private func applyType() {
        label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        picture.takesAutomaticAsTemplate = buttonType == .system
        applyState()
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    }

    // MARK: Content

    /// What is shown in `state`; where nothing is set for a state, what is set for `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        applyState()
    }

    /// Where no colour is set, a system button has the tint (grey if it is disabled), a custom one white.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        applyState()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        applyState()
    }

    open func title(for state: State) -> String? { titles.shown(in: state) }
    open func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
    open func image(for state: State) -> UIImage? { images.shown(in: state) }

    public final var currentTitle: String? { titles.shown(in: state) }
    public final var currentImage: UIImage? { images.shown(in: state) }

    public final var currentTitleColor: UIColor {
        if let color = titleColors[state] { return color }
        if buttonType == .system, !isEnabled { return .tertiaryLabel }
        return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
    }

    /// Shows the title. Its font and line breaking are yours to set; text and colour are the button's.
    public final var titleLabel: UILabel? { label }
    /// Shows the picture.
    public final var imageView: UIImageView? { picture }

    /// Room between the edges and what is shown, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: State

    override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override func stateDidChange() {
        applyState()
        setNeedsDisplay()
        if buttonType == .system { fade() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyState()
    }

    private func applyState() {
        label.text = currentTitle
        label.textColor = currentTitleColor
        picture.image = currentImage
        setNeedsLayout()
    }

    private static let pressedAlpha: CGFloat = 0.5
    /// How long a released button takes to be itself again, in seconds.
    private static let fadeDuration = 0.2

    /// Pressed is seen at once; released takes its time.
    private func fade() {
        let alpha = isHighlighted ? Self.pressedAlpha : 1
        guard label.alpha != alpha else { return }
        let change = { [label, picture] in (label.alpha, picture.alpha) = (alpha, alpha) }
        if isHighlighted {
            label.layer.removeAllAnimations()
            picture.layer.removeAllAnimations()
            UIView.performWithoutAnimation(change)
        } else {
            UIView.animate(
                withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: change)
        }
    }

    /// How round the patch under the pointer is, in points, where the button has no corners of its own.
    private static let hoverRadius: CGFloat = 8

    override var shownCornerRadius: CGFloat {
        layer.cornerRadius > 0 || buttonType == .custom ? layer.cornerRadius : Self.hoverRadius
    }

    package override func drawingCommands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
        let ring = super.drawingCommands(in: bounds, scale: scale)
        guard buttonType == .system, isHovered, isEnabled else { return ring }
        let patch = RoundedRect(bounds, radius: shownCornerRadius)
        return [.fill(patch, UIColor.quaternarySystemFill.cgColor(in: traitCollection))] + ring
    }

    // MARK: Layout

    /// Between picture and title, in points.
    private static let spacing: CGFloat = 6
    /// Above and below what is shown where there are no insets, in points.
    private static let padding: CGFloat = 6
    private static let leastWidth: CGFloat = 30

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let row = row(in: .greatestFiniteMagnitude)
        guard contentEdgeInsets == .zero else {
            let (across, down) = (
                contentEdgeInsets.left + contentEdgeInsets.right, contentEdgeInsets.top + contentEdgeInsets.bottom
            )
            return CGSize(width: row.width + across, height: row.height + down)
        }
        return CGSize(width: max(row.width, Self.leastWidth), height: row.height + 2 * Self.padding)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: contentEdgeInsets)
        let row = row(in: room.width)
        let start = room.minX + (room.width - row.width) * shareOnTheLeft
        let titleOffset = row.title.width > 0 ? row.width - row.title.width : 0
        picture.frame = placed(row.image, x: isRightToLeft ? start + row.width - row.image.width : start, in: room)
        label.frame = placed(row.title, x: isRightToLeft ? start : start + titleOffset, in: room)
    }

    private func row(in width: CGFloat) -> (image: CGSize, title: CGSize, width: CGFloat, height: CGFloat) {
        let image = currentImage?.size ?? .zero
        var title = label.sizeThatFits(CGSize(width: width - image.width, height: .greatestFiniteMagnitude))
        let gap = image.width > 0 && title.width > 0 ? Self.spacing : 0
        title.width = min(title.width, max(width - image.width - gap, 0))
        return (image, title, image.width + gap + title.width, max(image.height, title.height))
    }

    private func placed(_ size: CGSize, x: CGFloat, in room: CGRect) -> CGRect {
        CGRect(
            x: roundedToPixel(x), y: roundedToPixel(room.midY - size.height / 2), width: size.width, height: size.height
        )
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Which share of the free room is left of the row.
    private var shareOnTheLeft: CGFloat {
        switch contentHorizontalAlignment {
        case .center: 0.5
        case .left: 0
        case .right: 1
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}

/// One thing that may be another one in each state.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// What is set for just this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}

import Foundation

/// One ground of an alert: words, and actions below them or beside each other. More than there is room for scrolls.
final class AlertGroup: UIView {
    let buttons: [AlertButton]
    private let content: AlertContent
    private let labels: [UILabel]
    /// Two short titles lie beside each other, the cancel action first.
    private let isRow: Bool
    private var lines: [UIView] = []
    private let list = UIScrollView()

    /// Around the words, and between title and message, in points.
    private static let (side, above, gap): (CGFloat, CGFloat, CGFloat) = (16, 18, 3)

    init(_ content: AlertContent, labels: [UILabel], actions: [UIAlertAction], choose: @escaping (UIAlertAction) -> Void) {
        (self.content, self.labels) = (content, labels)
        let buttons = actions.map { AlertButton($0, font: content.font(of: $0), choose: choose) }
        isRow = content.mayLieInRow && buttons.allSatisfy { $0.naturalWidth <= content.width / 2 }
        self.buttons = isRow ? buttons.filter(\.isCancel) + buttons.filter { !$0.isCancel } : buttons
        super.init(frame: .zero)
        if content.look != .popover { addGround() }
        list.contentInsetAdjustmentBehavior = .never
        addSubview(list)
        (labels + buttons).forEach(list.addSubview)
        addLines()
    }

    required init?(coder: NSCoder) { nil }

    private func addGround() {
        layer.cornerRadius = content.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        glass.frame = bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
    }

    /// One above each action, but not above the first thing there is.
    private func addLines() {
        lines = buttons.dropFirst(labels.isEmpty ? 1 : 0).map { _ in UIView() }
        if isRow { lines = Array(lines.prefix(labels.isEmpty ? 0 : 1)) + [UIView()] }
        for line in lines {
            line.backgroundColor = .separator
            list.addSubview(line)
        }
    }

    /// Scrolls to the button that has the keyboard.
    func showFocused() {
        guard let button = buttons.first(where: \.isFocused) else { return }
        list.scrollRectToVisible(button.frame, animated: false)
    }

    // MARK: Size

    /// Of everything in it, in points.
    func height(width: CGFloat) -> CGFloat {
        wordsHeight(width: width) + content.buttonHeight * CGFloat(isRow ? 1 : buttons.count)
    }

    private func wordsHeight(width: CGFloat) -> CGFloat {
        guard !labels.isEmpty else { return 0 }
        let heights = labels.map { height(of: $0, width: width) }
        return heights.reduce(0, +) + Self.gap * CGFloat(labels.count - 1) + 2 * Self.above
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 2 * Self.side, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        list.frame = bounds
        list.contentSize = CGSize(width: width, height: height(width: width))
        list.isScrollEnabled = list.contentSize.height > bounds.height
        placeWords(width)
        isRow ? placeRow(width) : placeColumn(width)
    }

    private func placeWords(_ width: CGFloat) {
        var y = Self.above
        for label in labels {
            let height = height(of: label, width: width)
            label.frame = CGRect(x: Self.side, y: y, width: width - 2 * Self.side, height: height)
            y += height + Self.gap
        }
    }

    private func placeColumn(_ width: CGFloat) {
        let top = wordsHeight(width: width)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 0, y: top + CGFloat(index) * content.buttonHeight, width: width, height: content.buttonHeight)
        }
        for (line, button) in zip(lines, buttons.suffix(lines.count)) {
            line.frame = CGRect(x: 0, y: button.frame.minY, width: width, height: hairline)
        }
    }

    private func placeRow(_ width: CGFloat) {
        let top = wordsHeight(width: width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
            button.frame = CGRect(
                x: CGFloat(index) * width / 2, y: top, width: width / 2, height: content.buttonHeight)
        }
        lines.last?.frame = CGRect(x: width / 2, y: top, width: hairline, height: content.buttonHeight)
        if lines.count > 1 { lines[0].frame = CGRect(x: 0, y: top, width: width, height: hairline) }
    }

    /// One pixel, in points.
    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
}

import Foundation

/// The items at one side of a bar, in a row from that side inwards.
final class BarSide: UIView {
    /// Between two items that are seen, in points.
    private static let gap: CGFloat = 12

    private let isTrailing: Bool
    /// From the side inwards.
    private var pieces: [BarPiece] = []

    init(isTrailing: Bool) {
        self.isTrailing = isTrailing
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows `items` as they are now.
    func show(_ items: [UIBarButtonItem]?) {
        pieces = (items ?? []).compactMap { $0.makePiece() }
        let views = pieces.compactMap(\.view)
        for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// What it takes of `room`: all of it with a space that stretches, else what the items need; 0 without items.
    func width(in room: CGFloat) -> CGFloat {
        stretchCount > 0 ? max(room, leastWidth) : leastWidth
    }

    private var leastWidth: CGFloat { pieces.reduce(0) { $0 + width(of: $1) } + gaps.reduce(0, +) }

    private var stretchCount: Int { pieces.count { $0.stretches } }

    /// Before each piece: only where two views meet.
    private var gaps: [CGFloat] {
        pieces.indices.map { $0 > 0 && pieces[$0 - 1].view != nil && pieces[$0].view != nil ? Self.gap : 0 }
    }

    private func width(of piece: BarPiece) -> CGFloat {
        switch piece {
        case .view(let view, let width): width > 0 ? width : view.sizeThatFits(bounds.size).width
        case .space(let width): width
        case .stretch: 0
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isFromRight = isTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let stretch = stretchCount > 0 ? max(bounds.width - leastWidth, 0) / CGFloat(stretchCount) : 0
        var x: CGFloat = 0
        for (piece, gap) in zip(pieces, gaps) {
            x += gap
            let width = piece.stretches ? stretch : width(of: piece)
            if let view = piece.view { place(view, x: isFromRight ? bounds.width - x - width : x, width: width) }
            x += width
        }
    }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
        let height = view is UIControl ? bounds.height : view.sizeThatFits(bounds.size).height
        view.bounds.size = CGSize(width: width, height: height)
        view.center = CGPoint(
            x: roundedToPixel(x) + width / 2, y: roundedToPixel((bounds.height - height) / 2) + height / 2)
    }
}

/// What one item is in a row.
enum BarPiece {
    /// Its width in points, or 0 for that of the view.
    case view(UIView, width: CGFloat)
    case space(CGFloat)
    /// Takes the room that is left.
    case stretch

    var view: UIView? {
        if case .view(let view, _) = self { view } else { nil }
    }

    var stretches: Bool {
        if case .stretch = self { true } else { false }
    }
}

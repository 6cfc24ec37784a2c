import Foundation
import NavCore
import NavKit

/// Two small pages, caught in the middle of a transition.
final class TransitionGlyph: DrawnView {
    enum Kind {
        case parallax, pair, shadow, rise, fade
    }

    static let side: CGFloat = 44

    private let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        layer.cornerRadius = 10
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { redraw() }

    override func commands(in bounds: CGRect) -> [DrawCommand] {
        let tint = resolved(tintColor)
        let ground = DrawCommand.gradient(
            bounds, start: bounds.origin, end: CGPoint(x: bounds.maxX, y: bounds.maxY),
            stops: [GradientStop(location: 0, color: tint.withAlpha(0.78)), GradientStop(location: 1, color: tint)])
        return [ground] + pages(in: bounds.insetBy(dx: 9, dy: 7))
    }

    /// The page beneath first. `frame` is where a page at rest would be.
    private func pages(in frame: CGRect) -> [DrawCommand] {
        switch kind {
        case .parallax: [page(frame.moved(-6, 0), 0.5), page(frame.moved(11, 0), 1)]
        case .pair: [page(frame.moved(-15, 0), 0.62), page(frame.moved(13, 0), 1)]
        case .shadow: [page(frame.moved(-9, 0), 0.5), shade(frame.moved(10, 0)), page(frame.moved(10, 0), 1)]
        case .rise: [page(frame.insetBy(dx: 2.5, dy: 3).moved(0, -2), 0.5), page(frame.moved(0, 13), 1)]
        case .fade: [page(frame, 0.3), page(frame.insetBy(dx: 5, dy: 6), 0.95)]
        }
    }

    private func page(_ frame: CGRect, _ alpha: CGFloat) -> DrawCommand {
        .fill(RoundedRect(frame, radius: 3.5), CGColor.white.withAlpha(alpha))
    }

    private func shade(_ frame: CGRect) -> DrawCommand {
        .fill(RoundedRect(frame.insetBy(dx: -2, dy: 0).moved(-1, 1), radius: 4), CGColor.black.withAlpha(0.22))
    }
}

extension CGRect {
    nonisolated fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> CGRect { offsetBy(dx: x, dy: y) }
}

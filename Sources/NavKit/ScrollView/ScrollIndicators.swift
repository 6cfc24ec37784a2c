import Foundation
import NavCore
import NavLayers

/// The bars that show where in the content the view is. They come when it scrolls, and fade when it has rested.
@MainActor final class ScrollIndicators {
    private unowned let scrollView: UIScrollView
    private var bars: [ScrollAxis: UIView] = [:]
    private var fading: ScheduledWork?

    /// How thick a bar is, how far off the edge, and how long at least, in points.
    private static let (thickness, gap, shortest): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
    /// How long a bar stays, and how long it fades, in seconds.
    private static let (stay, fade) = (0.6, 0.25)

    init(of scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Shows the bars of the axes that there is something to scroll along.
    func flash() {
        guard let loop = scrollView.window?.loop else { return }
        let axes = ScrollAxis.allCases.filter(isWanted)
        guard !axes.isEmpty else { return }
        UIView.performWithoutAnimation {
            for axis in axes { bar(axis).alpha = 1 }
            place()
        }
        fading?.cancel()
        fading = loop.schedule(after: Self.stay) { [weak self] in self?.fadeOut() }
    }

    private func fadeOut() {
        fading = nil
        if scrollView.isDragging { return flash() }
        UIView.animate(
            withDuration: Self.fade, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for bar in self.bars.values { bar.alpha = 0 } })
    }

    /// The bars' size and place no longer fit.
    func update() { if !bars.isEmpty { scrollView.setNeedsLayout() } }

    func place() {
        for (axis, bar) in bars { bar.frame = isWanted(axis) ? frame(axis) : .zero }
    }

    private func isWanted(_ axis: ScrollAxis) -> Bool {
        let isShown =
            axis == .horizontal ? scrollView.showsHorizontalScrollIndicator : scrollView.showsVerticalScrollIndicator
        return isShown && scrollView.limits(axis).lowerBound < scrollView.limits(axis).upperBound
    }

    private func bar(_ axis: ScrollAxis) -> UIView {
        if let bar = bars[axis] { return bar }
        let bar = UIView()
        bar.backgroundColor = UIColor.label.withAlphaComponent(0.35)
        bar.layer.cornerRadius = Self.thickness / 2
        bar.layer.zPosition = 1
        bar.isUserInteractionEnabled = false
        scrollView.addSubview(bar)
        bars[axis] = bar
        return bar
    }

    /// As long a part of the track as the visible part is of the content; a pull past an end presses it together.
    private func frame(_ axis: ScrollAxis) -> CGRect {
        let visible = scrollView.bounds.inset(by: scrollView.safeAreaPart)
        let (limits, offset) = (scrollView.limits(axis), scrollView.contentOffset.along(axis))
        let track = (axis == .horizontal ? visible.width : visible.height) - 2 * Self.gap
        let whole = limits.upperBound - limits.lowerBound + track
        let pull = abs(offset - offset.clamped(to: limits))
        let length = max(max(track * track / whole, Self.shortest) - pull, 2 * Self.thickness)
        let share = (offset.clamped(to: limits) - limits.lowerBound) / (limits.upperBound - limits.lowerBound)
        let start = Self.gap + (track - length) * share
        return switch axis {
        case .horizontal:
            CGRect(
                x: visible.minX + start, y: visible.maxY - Self.gap - Self.thickness, width: length,
                height: Self.thickness)
        case .vertical:
            CGRect(x: barEdge(visible), y: visible.minY + start, width: Self.thickness, height: length)
        }
    }

    /// At the trailing side.
    private func barEdge(_ visible: CGRect) -> CGFloat {
        scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? visible.minX + Self.gap : visible.maxX - Self.gap - Self.thickness
    }
}

extension UIScrollView {
    /// Shows the scroll indicators for a moment.
    public func flashScrollIndicators() { indicators.flash() }
}

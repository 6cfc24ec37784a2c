import Foundation
import NavCore

/// Along which of the two axes.
nonisolated enum ScrollAxis: CaseIterable { case horizontal, vertical }

extension UIScrollView {
    /// Where `contentOffset` can rest along `axis`.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let inset = adjustedContentInset
        let (low, high): (Double, Double) =
            switch axis {
            case .horizontal: (-inset.left, contentSize.width + inset.right - bounds.width)
            case .vertical: (-inset.top, contentSize.height + inset.bottom - bounds.height)
            }
        return low...max(low, high)
    }

    func length(_ axis: ScrollAxis) -> Double { axis == .horizontal ? bounds.width : bounds.height }

    private func hasRoom(_ axis: ScrollAxis) -> Bool { limits(axis).lowerBound < limits(axis).upperBound }

    /// Whether a pull past an end along `axis` is seen.
    func canPull(_ axis: ScrollAxis) -> Bool {
        bounces && (hasRoom(axis) || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical))
    }

    /// Whether a finger moves anything along `axis`.
    func canMove(_ axis: ScrollAxis) -> Bool { hasRoom(axis) || canPull(axis) }

    /// Whether a finger moves anything at all.
    var mayScroll: Bool { isScrollEnabled && ScrollAxis.allCases.contains(where: canMove) }

    /// Whether the content can follow a finger that moves by `step` along `axis`, without a pull.
    func hasRoom(_ axis: ScrollAxis, for step: Double) -> Bool {
        let offset = contentOffset.along(axis)
        return step > 0 ? offset > limits(axis).lowerBound : step < 0 && offset < limits(axis).upperBound
    }

    func nearestOffset(to offset: CGPoint) -> CGPoint {
        CGPoint { offset.along($0).clamped(to: limits($0)) }
    }

    var safeAreaPart: UIEdgeInsets {
        let safe = safeAreaInsets
        let (sides, ends) = (
            UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right),
            UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
        )
        let isWide = contentSize.width + contentInset.left + contentInset.right > bounds.width || alwaysBounceHorizontal
        let isHigh = contentSize.height + contentInset.top + contentInset.bottom > bounds.height || alwaysBounceVertical
        return switch contentInsetAdjustmentBehavior {
        case .never: .zero
        case .always: safe
        case .automatic: isWide ? safe : ends
        case .scrollableAxes: (isWide ? sides : .zero).adding(isHigh ? ends : .zero)
        }
    }
}

extension UIEdgeInsets {
    nonisolated func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}

extension CGPoint {
    nonisolated func along(_ axis: ScrollAxis) -> Double { axis == .horizontal ? x : y }

    /// One value for each axis.
    nonisolated init(_ value: (ScrollAxis) -> Double) { self.init(x: value(.horizontal), y: value(.vertical)) }
}

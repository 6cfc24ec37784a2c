import Foundation
import NavCore

/// Breaks the items of a section into lines. *Along* is the way the lines follow one another, *across* the way items stand in a line.
nonisolated struct FlowSection {
    struct Metrics {
        var axis: ScrollAxis
        /// Of the view, across.
        var breadth: CGFloat
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
    }

    private let metrics: Metrics
    private let sizes: [CGSize]
    private let isUniform: Bool

    init(_ metrics: Metrics, sizes: [CGSize]) {
        (self.metrics, self.sizes) = (metrics, sizes)
        isUniform = sizes.allSatisfy { $0 == sizes.first }
    }

    private var isVertical: Bool { metrics.axis == .vertical }
    private var near: CGFloat { isVertical ? metrics.inset.top : metrics.inset.left }
    private var far: CGFloat { isVertical ? metrics.inset.bottom : metrics.inset.right }
    private var nearSide: CGFloat { isVertical ? metrics.inset.left : metrics.inset.top }
    private var room: CGFloat {
        metrics.breadth - nearSide - (isVertical ? metrics.inset.right : metrics.inset.bottom)
    }

    private func across(_ item: Int) -> CGFloat { isVertical ? sizes[item].width : sizes[item].height }
    private func along(_ item: Int) -> CGFloat { isVertical ? sizes[item].height : sizes[item].width }

    /// Where the items lie when the section begins at `start`.
    func frames(from start: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        frames.reserveCapacity(sizes.count)
        var (edge, first, gap) = (start + near, 0, metrics.itemSpacing)
        while first < sizes.count {
            let line = line(from: first)
            gap = spacing(of: line, after: gap)
            let height = line.map(along).max() ?? 0
            var side = nearSide + indent(of: line)
            for item in line {
                frames.append(frame(of: item, across: side, along: edge + (height - along(item)) / 2))
                side += across(item) + gap
            }
            edge += height + metrics.lineSpacing
            first = line.upperBound
        }
        return frames
    }

    func end(of frames: [CGRect], from start: CGFloat) -> CGFloat {
        (frames.map { $0.far(along: metrics.axis) }.max() ?? start + near) + far
    }

    /// As many items as fit from `first` on; one at least.
    private func line(from first: Int) -> Range<Int> {
        var (end, used) = (first + 1, across(first))
        while end < sizes.count, used + metrics.itemSpacing + across(end) <= room + Self.tolerance {
            used += metrics.itemSpacing + across(end)
            end += 1
        }
        return first..<end
    }

    /// What rounding may add to a line that fits, in points.
    private static let tolerance: CGFloat = 1e-6

    private func isLast(_ line: Range<Int>) -> Bool { line.upperBound == sizes.count }

    private func spacing(of line: Range<Int>, after gap: CGFloat) -> CGFloat {
        if isLast(line) {
            guard isUniform, line.count < fullCount else { return isUniform ? justified(line) : metrics.itemSpacing }
            return gap
        }
        return justified(line)
    }

    private func justified(_ line: Range<Int>) -> CGFloat {
        guard line.count > 1 else { return metrics.itemSpacing }
        return (room - line.reduce(0) { $0 + across($1) }) / CGFloat(line.count - 1)
    }

    /// How many items of equal size a line holds.
    private var fullCount: Int {
        sizes.isEmpty ? 0 : line(from: 0).count
    }

    private func indent(of line: Range<Int>) -> CGFloat {
        let left = room - across(line.lowerBound)
        let isAlone = line.count == 1 && (!isLast(line) || left < metrics.itemSpacing + across(line.lowerBound))
        return isAlone ? left / 2 : 0
    }

    private func frame(of item: Int, across side: CGFloat, along edge: CGFloat) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: side, y: edge) : CGPoint(x: edge, y: side), size: sizes[item])
    }
}

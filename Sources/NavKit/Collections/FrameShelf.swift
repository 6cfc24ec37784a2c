import Foundation

/// The frames of many items: finds those in a stretch without looking at the rest.
nonisolated struct FrameShelf {
    typealias Entry = (frame: CGRect, indexPath: IndexPath)

    /// In ascending order of their near edges along the axis.
    private let entries: [Entry]
    private let longest: CGFloat
    private let axis: ScrollAxis

    init(_ entries: [Entry], along axis: ScrollAxis) {
        self.entries = entries.sorted { $0.frame.near(along: axis) < $1.frame.near(along: axis) }
        self.axis = axis
        longest = entries.map { $0.frame.length(along: axis) }.max() ?? 0
    }

    /// Those that reach into `rect`.
    func entries(in rect: CGRect) -> [Entry] {
        let first = start(from: rect.near(along: axis) - longest)
        return entries[first...].lazy
            .prefix { $0.frame.near(along: axis) < rect.far(along: axis) }
            .filter { $0.frame.intersects(rect) }
    }

    /// The first one that begins at `edge` or behind it.
    private func start(from edge: CGFloat) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].frame.near(along: axis) < edge { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension CGRect {
    nonisolated func near(along axis: ScrollAxis) -> CGFloat { axis == .horizontal ? minX : minY }
    nonisolated func far(along axis: ScrollAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
    nonisolated func length(along axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

import Foundation
import NavCore

/// Where a sheet can be in its container, and what follows from where it is. Everything depends on one number: `top`, the place of the sheet's upper edge, in points
/// of the container, downwards.
nonisolated struct SheetGeometry: Equatable {
    enum Look: Equatable {
        /// From side to side at the bottom edge, with the presenter pushed back behind it at its full height.
        case full
        /// At the bottom edge, narrower than the container.
        case column
        /// In the middle, of one size.
        case card
        /// All over the container.
        case cover
    }

    struct Stop: Equatable {
        let id: String
        let top: CGFloat
    }

    let container: CGSize
    let look: Look
    let width: CGFloat
    /// The greatest height.
    let maximum: CGFloat
    /// Where it can rest, lowest first. Never empty.
    let stops: [Stop]

    /// - Parameter heights: By identifier; what is more than `maximum` is cut.
    init(container: CGSize, look: Look, width: CGFloat, maximum: CGFloat, heights: [(id: String, height: CGFloat)]) {
        (self.container, self.look, self.width, self.maximum) = (container, look, width, maximum)
        let floor = look == .card ? (container.height + maximum) / 2 : container.height
        let stops = heights.map { Stop(id: $0.id, top: floor - min(max($0.height, 0), maximum)) }
        self.stops = stops.isEmpty ? [Stop(id: "", top: floor - maximum)] : stops.sorted { $0.top > $1.top }
    }

    var lowest: CGFloat { stops[0].top }
    var highest: CGFloat { stops[stops.count - 1].top }
    /// Where it is out of sight.
    var gone: CGFloat { container.height }
    /// Where it ends.
    private var floor: CGFloat { look == .card ? (container.height + maximum) / 2 : container.height }

    func top(of id: String?) -> CGFloat { stops.first { $0.id == id }?.top ?? lowest }

    /// The sheet with its upper edge at `top`: it grows up to its highest place and shrinks down to its lowest, and below that it moves away as it is.
    func frame(top: CGFloat) -> CGRect {
        CGRect(x: (container.width - width) / 2, y: top, width: width, height: floor - min(top, lowest))
    }

    /// The nearest place to rest at, or nil where being gone is nearer and allowed.
    func stop(nearest top: CGFloat, mayLeave: Bool) -> Stop? {
        let nearest = stops.min { abs($0.top - top) < abs($1.top - top) } ?? stops[0]
        return mayLeave && abs(gone - top) < abs(nearest.top - top) ? nil : nearest
    }

    /// How dark what lies beneath is, 0…1.
    ///
    /// - Parameter undimmed: Up to this detent nothing is dimmed; nil: all of them dim.
    func dimming(top: CGFloat, undimmed: String?) -> CGFloat {
        guard let undimmed, let index = stops.firstIndex(where: { $0.id == undimmed }) else {
            return share(of: top, from: gone, to: lowest)
        }
        return index + 1 < stops.count ? share(of: top, from: stops[index].top, to: stops[index + 1].top) : 0
    }

    /// How far the presenter is pushed back, 0…1: only behind a sheet from side to side, on its way to its full height.
    func pushBack(top: CGFloat) -> CGFloat {
        guard look == .full, highest <= gone - maximum else { return 0 }
        let below = stops.count > 1 ? stops[stops.count - 2].top : gone
        return share(of: top, from: below, to: highest)
    }

    private func share(of top: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        start == end ? 1 : min(max((start - top) / (start - end), 0), 1)
    }
}

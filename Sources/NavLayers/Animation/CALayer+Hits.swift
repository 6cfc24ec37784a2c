package import Foundation
import NavCore

extension CALayer {
    /// `p`, of the superlayer's space, in this layer's own, for finding out what a touch hits.
    ///
    /// A layer that a property animator moves is hit where it is shown, unless the animator says otherwise (rule G37): what is shown of
    /// its bounds then counts as the bounds. Any other is where its model puts it.
    package func hitPoint(_ p: CGPoint) -> CGPoint {
        guard let engine = owner?.animationEngine, tracks.contains(where: \.isHitWhereShown) else {
            return p.mapped(by: placementInSuperlayer.planeInverse)
        }
        let shown = shownValues(at: engine.instant)
        let placement = parent.map { shown.placement.under($0.values) } ?? shown.placement
        return p.mapped(by: placement.planeInverse).moved(from: shown.bounds, to: bounds)
    }
}

extension Track {
    fileprivate var isHitWhereShown: Bool {
        switch property {
        case .bounds, .position, .anchorPoint, .transform: timeline.isHitWhereShown
        default: false
        }
    }
}

extension CGPoint {
    /// The point that lies in `end` as this one does in `start`; what is empty holds no point.
    nonisolated fileprivate func moved(from start: CGRect, to end: CGRect) -> CGPoint {
        guard start != end else { return self }
        guard start.width > 0, start.height > 0 else { return CGPoint(x: end.minX - 1, y: end.minY - 1) }
        return CGPoint(
            x: end.minX + (x - start.minX) * end.width / start.width,
            y: end.minY + (y - start.minY) * end.height / start.height)
    }
}

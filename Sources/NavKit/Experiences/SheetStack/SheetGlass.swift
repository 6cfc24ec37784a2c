import Foundation
import NavCore
import NavLayers

/// What a level of a stack of sheets is seen through: all of the container, or what no higher level has come to lie on.
final class SheetPane: UIView {
    let slot: ChildSlot

    init(_ slot: ChildSlot, frame: CGRect) {
        self.slot = slot
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Where its level is not, what lies under it is touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// As the next picture shows the level.
    fileprivate var shown: (top: CGFloat, alpha: CGFloat) {
        let values = slot.layer.shownValues(at: (window?.loop ?? .current).instant)
        return (values.bounds.mapped(by: values.placement).minY, CGFloat(values.opacity))
    }
}

/// The one pane of glass between the base of a stack of sheets and the levels above it.
final class SheetGlass: UIVisualEffectView {
    init() {
        super.init(effect: nil)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Makes the glass as high as the highest level, and lets each level be seen down to the edge of those above it.
    ///
    /// - Parameter panes: Bottom to top; the first is the base.
    func fit(_ panes: [SheetPane], in container: UIView) {
        let room = container.bounds
        guard effect != nil, let base = panes.first else {
            panes.forEach { $0.frame = room }
            return removeFromSuperview()
        }
        if superview !== container { container.insertSubview(self, aboveSubview: base) }
        var (edge, free, strength) = (room.maxY, room.maxY, CGFloat(0))
        for pane in panes.dropFirst().reversed() {
            let (top, alpha) = pane.shown
            pane.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: free - room.minY)
            strength = max(strength, alpha)
            if alpha > 0 { edge = min(edge, top) }
            if alpha == 1 { free = min(free, max(top, room.minY)) }
        }
        base.frame = room
        frame = CGRect(x: room.minX, y: edge, width: room.width, height: max(room.maxY - edge, 0))
        alpha = strength
    }
}

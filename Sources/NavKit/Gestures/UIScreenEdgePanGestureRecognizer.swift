import Foundation

/// A pan that begins at an edge of its view and leads inwards.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Where it begins. Empty, the default: nowhere.
    open var edges: UIRectEdge = []

    /// The edge that the present touch came down at.
    private var edge: UIRectEdge = []

    /// How far inside the edge a touch may come down, in points; more where the display has an inset of its own.
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        edge = edges(at: touch)
        if edge.isEmpty { state = .failed }
    }

    private func edges(at touch: UITouch) -> UIRectEdge {
        guard let view else { return [] }
        let (point, bounds) = (touch.location(in: view), view.bounds)
        let inset = view.window?.safeAreaInsets ?? .zero
        var found: UIRectEdge = []
        if point.y - bounds.minY <= max(Self.reach, inset.top) { found.insert(.top) }
        if point.x - bounds.minX <= max(Self.reach, inset.left) { found.insert(.left) }
        if bounds.maxY - point.y <= max(Self.reach, inset.bottom) { found.insert(.bottom) }
        if bounds.maxX - point.x <= max(Self.reach, inset.right) { found.insert(.right) }
        return found.intersection(edges)
    }

    /// Content that can be moved waits until it is clear that the movement does not come from the edge.
    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPan
    }

    /// More inwards than along the edge.
    override func isMeant(_ travel: CGPoint) -> Bool {
        let travel = convert(vector: travel, to: view)
        return edge.contains(.left) && travel.x >= abs(travel.y) || edge.contains(.right) && -travel.x >= abs(travel.y)
            || edge.contains(.top) && travel.y >= abs(travel.x) || edge.contains(.bottom) && -travel.y >= abs(travel.x)
    }
}

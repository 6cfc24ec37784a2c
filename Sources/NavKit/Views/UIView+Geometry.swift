public import Foundation
public import NavCore
package import NavLayers

extension UIView {
    /// Where the view lies in its superview, in points: the smallest upright rectangle around it if it is transformed.
    public var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    /// The part of the view's own space that is seen, in points. A new size keeps the centre where it is.
    public var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// Where the anchor point lies in the superview: the middle of the view, unless `anchorPoint` says otherwise.
    public var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The point that `center` places and `transform` acts about, in units of the bounds. Changing it moves the view.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Acts about the anchor point. It changes neither bounds nor center, and while it is not the identity `frame` is no good measure.
    public var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The same with depth; `transform` reads its plane part.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// `point`, of this view's space, in that of `view`; nil is the window. Views need a common ancestor.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    /// The smallest upright rectangle of `view`'s space that holds `rect` of this one's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? window)?.layer) }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    /// Gives the view a frame without touching its transform. Whoever hears of the new size finds the view in its place.
    func fill(_ frame: CGRect) {
        center = CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        bounds.size = frame.size
    }

    /// Gives the view the size that it would like best. The origin stays.
    public func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }
}

extension UIView {
    /// Where `point`, in the window's space, lies in this view as a touch hits it: what is hit where it is shown is touched there.
    func hitLocation(ofWindowPoint point: CGPoint) -> CGPoint {
        guard let superview, !(self is UIWindow) else { return point }
        return layer.hitPoint(superview.hitLocation(ofWindowPoint: point))
    }

    func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.refusesTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviewsFrontToBack {
            if let hit = view.hitTest(view.layer.hitPoint(point), with: event) { return hit }
        }
        return self
    }

    private var subviewsFrontToBack: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
        return subviews.enumerated()
            .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }
}

extension UIView: LayerOwner {
    package var animationEngine: AnimationEngine? {
        sequence(first: self, next: \.host).first { $0.host == nil }.flatMap { ($0 as? UIWindow)?.loop?.engine }
    }

    package func layOutIfNeeded() { layoutIfNeeded() }

    package func layerBoundsDidChange(from old: CGRect) {
        if bounds.size != old.size {
            if autoresizesSubviews { resizeSubviews(from: old.size) }
            setNeedsLayout()
        }
        boundsDidChange(from: old)
    }

    private func resizeSubviews(from old: CGSize) {
        for view in subviews where !view.autoresizingMask.isEmpty {
            let horizontal = Autoresizing(view.autoresizingMask, along: .horizontal)
            let vertical = Autoresizing(view.autoresizingMask, along: .vertical)
            // A transform moves the picture, not the place.
            let frame = view.frameWithoutTransform
            let (x, width) = horizontal.resized(frame.minX, frame.width, from: old.width, to: bounds.width)
            let (y, height) = vertical.resized(frame.minY, frame.height, from: old.height, to: bounds.height)
            view.fill(CGRect(x: x, y: y, width: width, height: height))
        }
    }
}

/// How one axis of a frame follows its superview: which of margin, size and far margin take a share of the change.
nonisolated struct Autoresizing {
    enum Axis { case horizontal, vertical }

    var near: Bool
    var size: Bool
    var far: Bool

    init(_ mask: UIView.AutoresizingMask, along axis: Axis) {
        switch axis {
        case .horizontal:
            near = mask.contains(.flexibleLeftMargin)
            size = mask.contains(.flexibleWidth)
            far = mask.contains(.flexibleRightMargin)
        case .vertical:
            near = mask.contains(.flexibleTopMargin)
            size = mask.contains(.flexibleHeight)
            far = mask.contains(.flexibleBottomMargin)
        }
    }

    /// The flexible parts share the change by their lengths; by equal shares if all of them are empty.
    func resized(
        _ origin: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = [(near, origin), (size, length), (far, old - origin - length)].filter(\.0).map(\.1)
        guard !parts.isEmpty else { return (origin, length) }
        let total = parts.reduce(0, +)
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return (new - old) * (total == 0 ? 1 / CGFloat(parts.count) : part / total)
        }
        return (origin + share(near, origin), max(length + share(size, length), 0))
    }
}

public import Foundation
public import NavCore

extension CALayer {
    /// Opaque black by default; nil casts no shadow.
    public var shadowColor: CGColor? {
        get { values.color(.shadowColor) }
        set { set(.shadowColor, to: .color(newValue)) }
    }

    /// 0…1, times the colour's own. 0 by default: no shadow.
    public var shadowOpacity: Float {
        get { Float(values.number(.shadowOpacity)) }
        set { set(.shadowOpacity, to: .scalar(CGFloat(newValue))) }
    }

    /// How far the shadow is moved, in points of the layer's own space. (0, −3) by default.
    public var shadowOffset: CGSize {
        get {
            let offset = values.point(.shadowOffset)
            return CGSize(width: offset.x, height: offset.y)
        }
        set { set(.shadowOffset, to: .point(CGPoint(x: newValue.width, y: newValue.height))) }
    }

    /// How soft the shadow is, in points: twice the standard deviation of the blur. 3 by default.
    public var shadowRadius: CGFloat {
        get { values.number(.shadowRadius) }
        set { set(.shadowRadius, to: .scalar(newValue)) }
    }

    /// The shape whose shadow it is, in the layer's own space; nil, the default, is whatever the layer and those in it show.
    ///
    /// It moves only with an animation that the layer is given.
    public var shadowPath: CGPath? {
        get { values.path(.shadowPath) }
        set { set(.shadowPath, to: .path(newValue)) }
    }
}

extension CALayer {
    /// The shadow of `content`, to be drawn beneath it, and whether it ends where the content begins. nil: there is none.
    func shadow(_ values: LayerValues, of content: Fragment, clip: RoundedRect?) -> (command: DrawCommand, isHollow: Bool)? {
        let strength = min(values.number(.shadowOpacity), 1)
        guard strength > 0, let color = values.color(.shadowColor), color.alpha > 0 else { return nil }
        let paint = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * strength)
        let radius = max(values.number(.shadowRadius), 0)
        let offset = CGSize(width: values.point(.shadowOffset).x, height: values.point(.shadowOffset).y)
        if let path = values.path(.shadowPath) {
            let shape = dressing.silhouette(of: .path(path))
            return (.silhouette(shape, paint, radius: radius, offset: offset), false)
        }
        if let solid = solidShape(values, content, clip) {
            return (.shadow(solid, paint, radius: radius, offset: offset), true)
        }
        guard !content.bounds.isNull, !content.readsBackdrop else { return nil }
        let shape = dressing.silhouette(of: .content(content, clip: clip))
        return (.silhouette(shape, paint, radius: radius, offset: offset), false)
    }

    /// The rectangle that the layer fills exactly, without a gap; nil: it does not.
    private func solidShape(_ values: LayerValues, _ content: Fragment, _ clip: RoundedRect?) -> RoundedRect? {
        let shape = shape(values)
        if clip == nil, !values.bounds.insetBy(dx: -0.01, dy: -0.01).contains(content.bounds) { return nil }
        if let color = values.backgroundColor, color.alpha >= 1 { return shape }
        let isCovered = content.opaqueRect.contains(values.bounds)
        return isCovered ? clip ?? RoundedRect(values.bounds) : nil
    }
}

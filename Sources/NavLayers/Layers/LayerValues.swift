package import Foundation
package import NavCore

/// Everything about a layer that can be set or animated, and nothing that can be computed from it.
package nonisolated struct LayerValues: Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: Float = 1
    package var cornerRadius: CGFloat = 0
    package var backgroundColor: CGColor?
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var isHidden = false
    /// How much of the layer's present picture has taken the place of the one before; at 1 that one is gone.
    package var turnover: CGFloat = 1

    package init() {}

    /// From the layer's own space to its superlayer's: the anchor point stays at `position`.
    package var placement: CATransform3D {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
        if transform == CATransform3DIdentity {
            return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
        }
        let around = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
        return CATransform3DConcat(around, CATransform3DMakeTranslation(position.x, position.y, 0))
    }
}

/// The properties of a layer that an animation can move, by the names that key paths have for them.
package nonisolated enum LayerProperty: String, Hashable, Sendable, CaseIterable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, cornerRadius, backgroundColor, borderWidth, borderColor, hidden
    case turnover

    /// Whether a second animation adds to a running one instead of replacing it. The one table of this (rules L5, L6):
    /// UIKit has added geometry since iOS 8, and replaces everything else.
    package var isAdditive: Bool {
        switch self {
        case .bounds, .position, .transform: true
        case .anchorPoint, .zPosition, .sublayerTransform, .opacity, .cornerRadius, .backgroundColor, .borderWidth,
            .borderColor, .hidden, .turnover:
            false
        }
    }

    /// Whether a change shows in the layer's own fragment, or only in how that lies in the superlayer's.
    var isInside: Bool {
        switch self {
        case .bounds, .sublayerTransform, .cornerRadius, .backgroundColor, .borderWidth, .borderColor, .turnover: true
        case .position, .anchorPoint, .zPosition, .transform, .opacity, .hidden: false
        }
    }
}

/// A value of one of the properties.
package nonisolated enum LayerValue: Equatable, Sendable {
    case scalar(CGFloat)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
}

nonisolated extension LayerValue {
    /// Whether a part of a place or a size is not a number.
    var hasNaN: Bool {
        switch self {
        case .scalar(let number): number.isNaN
        case .point(let point): point.x.isNaN || point.y.isNaN
        case .rect(let rect):
            rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN
        case .transform, .color: false
        }
    }
}

nonisolated extension LayerValues {
    package subscript(property: LayerProperty) -> LayerValue {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .anchorPoint: .point(anchorPoint)
            case .zPosition: .scalar(zPosition)
            case .transform: .transform(transform)
            case .sublayerTransform: .transform(sublayerTransform)
            case .opacity: .scalar(CGFloat(opacity))
            case .cornerRadius: .scalar(cornerRadius)
            case .backgroundColor: .color(backgroundColor)
            case .borderWidth: .scalar(borderWidth)
            case .borderColor: .color(borderColor)
            case .hidden: .scalar(isHidden ? 1 : 0)
            case .turnover: .scalar(turnover)
            }
        }
        set {
            switch (property, newValue) {
            case (.bounds, .rect(let rect)): bounds = rect
            case (.position, .point(let point)): position = point
            case (.anchorPoint, .point(let point)): anchorPoint = point
            case (.zPosition, .scalar(let number)): zPosition = number
            case (.transform, .transform(let matrix)): transform = matrix
            case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
            case (.opacity, .scalar(let number)): opacity = Float(number)
            case (.cornerRadius, .scalar(let number)): cornerRadius = number
            case (.backgroundColor, .color(let color)): backgroundColor = color
            case (.borderWidth, .scalar(let number)): borderWidth = number
            case (.borderColor, .color(let color)): borderColor = color
            case (.hidden, .scalar(let number)): isHidden = number >= 0.5
            case (.turnover, .scalar(let share)): turnover = share
            default: preconditionFailure("LayerValues: \(newValue) is no value of \(property)")
            }
        }
    }
}

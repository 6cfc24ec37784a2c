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
    /// What few layers have, where it is not what the property is at first.
    private var rare: [LayerProperty: LayerValue] = [:]

    package init() {}

    /// From the layer's own space to its superlayer's: the anchor point stays at `position`.
    package var placement: CATransform3D {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
        if transform == CATransform3DIdentity {
            return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition)
        }
        let around = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
        return CATransform3DConcat(around, CATransform3DMakeTranslation(position.x, position.y, zPosition))
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
            case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .path, .fillColor, .strokeColor,
                .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors, .locations, .startPoint,
                .endPoint, .blurRadius, .blurSaturation:
                rare[property] ?? property.initialValue
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
            default:
                precondition(
                    property.isRare && newValue.isAlike(property.initialValue),
                    "LayerValues: \(newValue) is no value of \(property)")
                rare[property] = newValue
            }
        }
    }
}

// What few layers have, by its kind.
nonisolated extension LayerValues {
    package func number(_ property: LayerProperty) -> CGFloat {
        if case .scalar(let number) = self[property] { number } else { 0 }
    }

    package func point(_ property: LayerProperty) -> CGPoint {
        if case .point(let point) = self[property] { point } else { .zero }
    }

    package func color(_ property: LayerProperty) -> CGColor? {
        if case .color(let color) = self[property] { color } else { nil }
    }

    package func path(_ property: LayerProperty) -> CGPath? {
        if case .path(let path) = self[property] { path } else { nil }
    }

    package func colors(_ property: LayerProperty) -> [CGColor] {
        if case .colors(let colors) = self[property] { colors ?? [] } else { [] }
    }

    package func numbers(_ property: LayerProperty) -> [CGFloat]? {
        if case .numbers(let numbers) = self[property] { numbers } else { nil }
    }
}

package import Foundation
package import NavCore

/// A value of one of the properties.
package nonisolated enum LayerValue: Equatable, Sendable {
    case scalar(CGFloat)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case colors([CGColor]?)
    case numbers([CGFloat]?)
}

nonisolated extension LayerValue {
    /// Whether a part of a place or a size is not a number.
    var hasNaN: Bool {
        switch self {
        case .scalar(let number): number.isNaN
        case .point(let point): point.x.isNaN || point.y.isNaN
        case .rect(let rect):
            rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN
        case .numbers(let numbers): numbers?.contains { $0.isNaN } ?? false
        case .transform, .color, .path, .colors: false
        }
    }

    /// Whether both are of one kind.
    func isAlike(_ other: LayerValue) -> Bool {
        switch (self, other) {
        case (.scalar, .scalar), (.point, .point), (.rect, .rect), (.transform, .transform), (.color, .color), (.path, .path),
            (.colors, .colors), (.numbers, .numbers):
            true
        case (.scalar, _), (.point, _), (.rect, _), (.transform, _), (.color, _), (.path, _), (.colors, _), (.numbers, _):
            false
        }
    }
}

import Foundation
import NavCore

/// Sums of values, for animations that add to what is there. Transforms are added by doing one after the other; paths, and lists of colours or
/// numbers, are not added.
extension LayerValue {
    /// What changes nothing when it is added.
    nonisolated var neutral: LayerValue {
        switch self {
        case .scalar: .scalar(0)
        case .point: .point(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color: .color(.clear)
        case .path: .path(nil)
        case .colors: .colors(nil)
        case .numbers: .numbers(nil)
        }
    }

    /// `other` on top. A transform that is added acts first, in the layer's own space; the parts of a colour stay in 0…1.
    nonisolated func plus(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width, height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        case (.color(let a), .color(let b)): .color((a ?? .clear).combined(with: b ?? .clear) { $0 + $1 })
        default: self
        }
    }

    /// What `other` must be added to for this value.
    nonisolated func minus(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): .scalar(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
                    width: a.size.width - b.size.width, height: a.size.height - b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(CATransform3DInvert(b), a))
        case (.color(let a), .color(let b)): .color((a ?? .clear).combined(with: b ?? .clear) { $0 - $1 })
        default: self
        }
    }

    /// Added up `count` times.
    nonisolated func times(_ count: Int) -> LayerValue {
        var (sum, power, rest) = (neutral, self, count)
        while rest > 0 {
            if rest & 1 == 1 { sum = sum.plus(power) }
            power = power.plus(power)
            rest >>= 1
        }
        return sum
    }

    /// How far it is to `other`, in the property's own measure.
    nonisolated func distance(to other: LayerValue) -> Double {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): abs(b - a)
        case (.point(let a), .point(let b)): hypot(b.x - a.x, b.y - a.y)
        case (.rect(let a), .rect(let b)):
            hypot(
                hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
                hypot(b.size.width - a.size.width, b.size.height - a.size.height))
        case (.transform(let a), .transform(let b)):
            zip(a.rows, b.rows).reduce(0) { $0 + (($1.1 - $1.0) * ($1.1 - $1.0)).sum() }.squareRoot()
        case (.color(let a), .color(let b)):
            (a ?? .clear).components.flatMap { from in
                (b ?? .clear).components.map {
                    zip(from, $0).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
                }
            } ?? 0
        default: 0
        }
    }
}

extension CGColor {
    nonisolated fileprivate func combined(with other: CGColor, _ combine: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
        func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(combine(a, b), 0), 1) }
        return CGColor(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
            alpha: part(alpha, other.alpha))
    }
}

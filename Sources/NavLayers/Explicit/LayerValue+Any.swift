import Foundation
import NavCore

/// Values of layers as animations and key paths carry them: in whatever type an app has them.
extension LayerValue {
    /// nil where `value` is none of the types that a value of this kind may come in.
    nonisolated init?(_ value: Any, as kind: LayerKeyPath.Kind) {
        switch kind {
        case .number:
            guard let number = Self.number(value) else { return nil }
            self = .scalar(number)
        case .pair, .size:
            guard let pair = Self.pair(value) else { return nil }
            self = .point(pair)
        case .rect:
            guard let rect = value as? CGRect else { return nil }
            self = .rect(rect)
        case .transform:
            guard let transform = Self.transform(value) else { return nil }
            self = .transform(transform)
        case .color:
            guard let color = value as? CGColor else { return nil }
            self = .color(color)
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path)
        case .colors:
            guard let colors = value as? [Any] else { return nil }
            let converted = colors.compactMap { $0 as? CGColor }
            guard converted.count == colors.count else { return nil }
            self = .colors(converted)
        case .numbers:
            guard let numbers = value as? [Any] else { return nil }
            let converted = numbers.compactMap(Self.number)
            guard converted.count == numbers.count else { return nil }
            self = .numbers(converted)
        }
    }

    nonisolated private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryFloatingPoint: CGFloat(Double(number))
        case let number as any BinaryInteger: CGFloat(Double(number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    nonisolated private static func pair(_ value: Any) -> CGPoint? {
        switch value {
        case let point as CGPoint: point
        case let size as CGSize: CGPoint(x: size.width, y: size.height)
        case let vector as CGVector: CGPoint(x: vector.dx, y: vector.dy)
        default: nil
        }
    }

    nonisolated private static func transform(_ value: Any) -> CATransform3D? {
        switch value {
        case let transform as CATransform3D: transform
        case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
        default: nil
        }
    }

    /// The value as an app gets it under `path`. Numbers are `NSNumber`, which casts to `Double`, `Float` and `Int`.
    nonisolated func value(under path: LayerKeyPath) -> Any? {
        switch (self, path.part) {
        case (.scalar(let number), _) where path.property == .hidden: NSNumber(value: number >= 0.5)
        case (.scalar(let number), _): NSNumber(value: Double(number))
        case (.point(let pair), .size), (.point(let pair), .translation): CGSize(width: pair.x, height: pair.y)
        case (.point(let pair), .whole) where path.kind == .size: CGSize(width: pair.x, height: pair.y)
        case (.point(let point), _): point
        case (.rect(let rect), _): rect
        case (.transform(let transform), _): transform
        case (.color(let color), _): color
        case (.path(let path), _): path
        case (.colors(let colors), _): colors
        case (.numbers(let numbers), _): numbers?.map { NSNumber(value: Double($0)) }
        }
    }
}

extension LayerKeyPath.Kind {
    /// The types that a value may come in, for messages.
    nonisolated var typeNames: String {
        switch self {
        case .number: "a number"
        case .pair, .size: "CGPoint, CGSize or CGVector"
        case .rect: "CGRect"
        case .transform: "CATransform3D or CGAffineTransform"
        case .color: "CGColor"
        case .path: "CGPath"
        case .colors: "an array of CGColor"
        case .numbers: "an array of numbers"
        }
    }
}

import Foundation
import NavCore

/// What an additive motion adds: the way back from the new value to the old one.
nonisolated enum Difference {
    case point(CGVector)
    case rect(CGRect)
    indirect case transform(AffineComponents)

    /// nil where values of this kind cannot be added: transforms with depth are replaced (rule L6).
    init?(from old: LayerValue, to new: LayerValue) {
        switch (old, new) {
        case (.point(let a), .point(let b)): self = .point(CGVector(dx: a.x - b.x, dy: a.y - b.y))
        case (.rect(let a), .rect(let b)):
            self = .rect(
                CGRect(x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width, height: a.height - b.height))
        case (.transform(let a), .transform(let b)) where CATransform3DIsAffine(a) && CATransform3DIsAffine(b):
            self = .transform(
                AffineComponents(CATransform3DGetAffineTransform(a))
                    - AffineComponents(CATransform3DGetAffineTransform(b)))
        default: return nil
        }
    }

    func added(to value: LayerValue, times share: Headway) -> LayerValue {
        let (x, y) = (CGFloat(share.x), CGFloat(share.y))
        switch (self, value) {
        case (.point(let d), .point(let p)): return .point(CGPoint(x: p.x + d.dx * x, y: p.y + d.dy * y))
        case (.rect(let d), .rect(let r)):
            return .rect(
                CGRect(
                    x: r.origin.x + d.origin.x * x, y: r.origin.y + d.origin.y * x,
                    width: r.size.width + d.size.width * x, height: r.size.height + d.size.height * x))
        case (.transform(let d), .transform(let m)) where CATransform3DIsAffine(m):
            let sum = AffineComponents(CATransform3DGetAffineTransform(m)) + d * x
            return .transform(CATransform3DMakeAffineTransform(sum.transform))
        default: return value
        }
    }

    /// Both ways, one after the other; nil if they are not of the same kind.
    func joined(with other: Difference) -> Difference? {
        switch (self, other) {
        case (.point(let a), .point(let b)): .point(CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width, height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(a + b)
        default: nil
        }
    }
}

/// A straight way from one value to another of its kind.
nonisolated enum Way {
    /// By far the most usual one, and small.
    case number(from: CGFloat, to: CGFloat)
    indirect case other(from: LayerValue, to: LayerValue)

    init(from: LayerValue, to: LayerValue) {
        if case (.scalar(let from), .scalar(let to)) = (from, to) {
            self = .number(from: from, to: to)
        } else {
            self = .other(from: from, to: to)
        }
    }

    var start: LayerValue {
        switch self {
        case .number(let from, _): .scalar(from)
        case .other(let from, _): from
        }
    }

    var end: LayerValue {
        switch self {
        case .number(_, let to): .scalar(to)
        case .other(_, let to): to
        }
    }

    /// Exact at 0 and 1, and straight on beyond.
    func value(at progress: CGFloat) -> LayerValue {
        switch self {
        case .number(let from, let to): .scalar(progress == 1 ? to : from + (to - from) * progress)
        case .other(let from, let to): from.moved(to: to, by: progress)
        }
    }
}

extension LayerValue {
    /// The value at `progress` of the way to `end`, which may lie beyond it. Exact at 0 and 1.
    nonisolated func moved(to end: LayerValue, by progress: CGFloat) -> LayerValue {
        if progress == 0 { return self }
        if progress == 1 { return end }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        switch (self, end) {
        case (.scalar(let a), .scalar(let b)): return .scalar(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, at: progress))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, by: progress))
        case (.path(let a?), .path(let b?)): return .path(a.mixed(with: b, by: progress))
        case (.colors(let a?), .colors(let b?)) where a.count == b.count:
            return .colors(zip(a, b).compactMap { Optional($0).mixed(with: $1, by: progress) })
        case (.numbers(let a?), .numbers(let b?)) where a.count == b.count: return .numbers(zip(a, b).map(mix))
        default: return end
        }
    }
}

extension CGColor? {
    /// Mixed with alpha multiplied in, so that a colour that comes from nothing keeps its hue. nil is nothing.
    nonisolated fileprivate func mixed(with other: CGColor?, by progress: CGFloat) -> CGColor? {
        guard let a = self ?? other?.withAlpha(0), let b = other ?? self?.withAlpha(0) else { return nil }
        let alpha = min(max(a.alpha + (b.alpha - a.alpha) * progress, 0), 1)
        guard alpha > 0 else { return b.withAlpha(0) }
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            let (x, y) = (x * a.alpha, y * b.alpha)
            return min(max((x + (y - x) * progress) / alpha, 0), 1)
        }
        return CGColor(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: alpha)
    }
}

extension CGColor {
    nonisolated fileprivate func withAlpha(_ alpha: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

package import Foundation

extension CGPath {
    /// The path at `progress` of the way to `end`, which may lie beyond it: each point goes straight to the one in the same place of the other path.
    /// A path that is made of other elements, or of more of them, is there at once.
    package func mixed(with end: CGPath, by progress: CGFloat) -> CGPath {
        guard elements.count == end.elements.count else { return end }
        var mixed: [Element] = []
        mixed.reserveCapacity(elements.count)
        for (from, to) in zip(elements, end.elements) {
            guard let element = from.mixed(with: to, by: progress) else { return end }
            mixed.append(element)
        }
        return CGPath(elements: mixed)
    }
}

extension CGPath.Element {
    /// nil where the two are of different kinds.
    fileprivate func mixed(with end: CGPath.Element, by progress: CGFloat) -> CGPath.Element? {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
        }
        switch (self, end) {
        case (.move(let a), .move(let b)): return .move(mix(a, b))
        case (.line(let a), .line(let b)): return .line(mix(a, b))
        case (.quad(let c, let a), .quad(let d, let b)): return .quad(control: mix(c, d), mix(a, b))
        case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
            return .curve(control1: mix(c1, d1), control2: mix(c2, d2), mix(a, b))
        case (.close, .close): return .close
        case (.move, _), (.line, _), (.quad, _), (.curve, _), (.close, _): return nil
        }
    }
}

import Foundation
import NavCore

/// Reads the drawings of the symbols: letters for steps, numbers for places on a grid 24 units high, all apart by spaces.
///
///     M x y      go there             L x y      a line there          H x, V y   a line across, a line up or down
///     Q c p      a curve with one     C c c p    a curve with two controls         Z   back to where this part began
///     O x y r    a circle             A x y r from to      an arc, clockwise, in degrees from the right
///     R x y w h r   a rectangle with round corners
///     S x y out in n   a star         T x y from to n   n rays           G x y out in n   a gear's rim
///
/// A step stays in force until the next letter. The scripts are NavKit's own: one that cannot be read is a mistake in them.
nonisolated struct SymbolScript {
    private var words: ArraySlice<Substring>
    private var path = PathBuilder()

    static func path(_ script: String) -> CGPath {
        var reader = SymbolScript(words: script.split(separator: " ")[...])
        reader.read()
        return CGPath(elements: reader.path.elements)
    }

    private init(words: ArraySlice<Substring>) { self.words = words }

    private mutating func read() {
        var step: Substring = ""
        while let word = words.first {
            if Double(word) == nil { step = words.removeFirst() }
            take(step)
        }
    }

    private mutating func take(_ step: Substring) {
        switch step {
        case "M": path.elements.append(.move(point()))
        case "L": path.elements.append(.line(point()))
        case "H": path.elements.append(.line(CGPoint(x: number(), y: here.y)))
        case "V": path.elements.append(.line(CGPoint(x: here.x, y: number())))
        case "Q": path.elements.append(.quad(control: point(), point()))
        case "C": path.elements.append(.curve(control1: point(), control2: point(), point()))
        case "Z": path.elements.append(.close)
        case "O": circle(at: point(), number())
        case "A": arc(at: point(), number(), from: number(), to: number())
        case "R": rectangle(at: point(), CGSize(width: number(), height: number()), number())
        case "S": corners(at: point(), [number(), number()], number())
        case "T": rays(at: point(), from: number(), to: number(), Int(number()))
        case "G": gear(at: point(), number(), number(), Int(number()))
        default: preconditionFailure("SymbolScript: \"\(step)\" is no step")
        }
    }

    private var here: CGPoint { path.elements.currentPoint ?? .zero }

    private mutating func number() -> CGFloat {
        guard let word = words.popFirst(), let value = Double(word) else {
            preconditionFailure("SymbolScript: a number is missing before \"\(words.joined(separator: " "))\"")
        }
        return value
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    private mutating func circle(at center: CGPoint, _ radius: CGFloat) {
        path.addEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    }

    private mutating func arc(at center: CGPoint, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
        let first = center.moved(radius, towards: from)
        path.elements.append(.move(first))
        path.addArc(center: center, radius: radius, from: from * .pi / 180, to: to * .pi / 180, clockwise: true)
    }

    private mutating func rectangle(at corner: CGPoint, _ size: CGSize, _ radius: CGFloat) {
        let corners = RectCorners(all: CGSize(width: radius, height: radius))
        path.addRoundedRect(CGRect(origin: corner, size: size), corners: corners)
    }

    /// A closed line through points at the distances `radii` in turn, `count` times, from the top.
    private mutating func corners(at center: CGPoint, _ radii: [CGFloat], _ count: CGFloat) {
        let turn = 360 / count
        let points = (0..<Int(count)).flatMap { index in
            radii.enumerated().map {
                center.moved($1, towards: -90 + turn * (CGFloat(index) + CGFloat($0) / CGFloat(radii.count)))
            }
        }
        path.elements.append(.move(points[0]))
        path.elements += points.dropFirst().map { .line($0) } + [.close]
    }

    private mutating func rays(at center: CGPoint, from: CGFloat, to: CGFloat, _ count: Int) {
        for index in 0..<count {
            let angle = -90 + 360 / CGFloat(count) * CGFloat(index)
            path.elements += [
                .move(center.moved(from, towards: angle)), .line(center.moved(to, towards: angle)),
            ]
        }
    }

    /// A rim with `count` teeth that reach from the radius `inner` to `outer`.
    private mutating func gear(at center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int) {
        let tooth = 360 / CGFloat(count)
        // Where the edge turns, in shares of a tooth from the middle of it.
        let turns: [(share: CGFloat, radius: CGFloat)] = [(-0.29, inner), (-0.17, outer), (0.17, outer), (0.29, inner)]
        let points = (0..<count).flatMap { index in
            turns.map { center.moved($0.radius, towards: -90 + tooth * (CGFloat(index) + $0.share)) }
        }
        path.elements.append(.move(points[0]))
        path.elements += points.dropFirst().map { .line($0) } + [.close]
    }
}

nonisolated extension CGPoint {
    /// `degrees` count clockwise from the right.
    fileprivate func moved(_ distance: CGFloat, towards degrees: CGFloat) -> CGPoint {
        CGPoint(x: x + distance * cos(degrees * .pi / 180), y: y + distance * sin(degrees * .pi / 180))
    }
}

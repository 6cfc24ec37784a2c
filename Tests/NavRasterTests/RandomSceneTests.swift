import Foundation
import NavCore
import NavRaster
import Testing

/// The painter's memory must never show: after any change a frame looks as if it were the first.
@Suite struct RandomSceneTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Things on a table that are moved, faded, cut, changed, added and taken away, some of them pages, some within others.
    private struct Table {
        struct Thing {
            var fragment: Fragment
            var x: Int
            var y: Int
            var opacity: CGFloat
            var clip: RoundedRect?
        }

        var dice: Dice
        var things: [Thing] = []

        mutating func color() -> CGColor {
            CGColor(
                red: .random(in: 0...1, using: &dice), green: .random(in: 0...1, using: &dice),
                blue: .random(in: 0...1, using: &dice), alpha: Bool.random(using: &dice) ? 1 : 0.6)
        }

        mutating func fragment(depth: Int = 0) -> Fragment {
            let size = CGSize(
                width: Int.random(in: 16...70, using: &dice), height: Int.random(in: 8...70, using: &dice))
            switch Int.random(in: 0..<(depth < 2 ? 4 : 2), using: &dice) {
            case 0: return .plain(color(), CGRect(origin: .zero, size: size))
            case 1:
                return .page(
                    CGColor(red: .random(in: 0...1, using: &dice), green: 0.5, blue: 0.2, alpha: 1), color(), size: size
                )
            default:
                let inner = (0..<3).map { _ in
                    let content = fragment(depth: depth + 1)
                    return Placement(
                        content, x: CGFloat(Int.random(in: -8...20, using: &dice)),
                        y: CGFloat(Int.random(in: -8...20, using: &dice)),
                        opacity: Bool.random(using: &dice) ? 1 : 0.5)
                }
                let bounds = inner.reduce(CGRect.null) {
                    $0.union($1.fragment.bounds.offsetBy(dx: $1.transform.m41, dy: $1.transform.m42))
                }
                return .group(inner, bounds: bounds)
            }
        }

        mutating func thing() -> Thing {
            Thing(
                fragment: fragment(), x: .random(in: -20...80, using: &dice), y: .random(in: -20...80, using: &dice),
                opacity: 1)
        }

        mutating func change() {
            guard things.count > 2, Int.random(in: 0..<8, using: &dice) > 0 else {
                return things.insert(thing(), at: .random(in: 0...things.count, using: &dice))
            }
            let index = Int.random(in: 0..<things.count, using: &dice)
            switch Int.random(in: 0..<8, using: &dice) {
            case 0: things.remove(at: index)
            case 1: things[index].opacity = [0, 0.3, 0.7, 1].randomElement(using: &dice)!
            case 2: things[index].fragment = fragment()
            case 3:
                let radius: CGFloat = Bool.random(using: &dice) ? 0 : 9
                things[index].clip = RoundedRect(CGRect(x: 2, y: 2, width: 40, height: 40), radius: radius)
            case 4: things.swapAt(index, 0)
            default:
                things[index].x += .random(in: -6...6, using: &dice)
                things[index].y += .random(in: -6...6, using: &dice)
            }
        }

        var list: DisplayList {
            let placements = things.map {
                Placement($0.fragment, x: CGFloat($0.x), y: CGFloat($0.y), opacity: $0.opacity, clip: $0.clip)
            }
            let size = CGSize(width: 100, height: 100)
            return DisplayList(
                size: size, scale: 1, background: .white,
                root: .group(placements, bounds: CGRect(origin: .zero, size: size)))
        }
    }

    @Test(arguments: 1...12) func `after any change the picture is what it is when painted alone`(seed: UInt64) {
        var table = Table(dice: Dice(state: seed &* 7919))
        let painter = CPUPainter(), screen = Screen(width: 100, height: 100)

        for step in 0..<60 {
            for _ in 0...(step % 3) { table.change() }
            _ = painter.paint(table.list, into: screen.buffer)
            let differences = screen.differences(from: Bitmap(rendering: table.list), tolerance: 3)
            #expect(differences == 0, "seed \(seed), step \(step)")
            if differences > 0 { return }
        }
    }
}

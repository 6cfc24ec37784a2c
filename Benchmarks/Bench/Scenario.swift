import CAllocations
import Foundation
import NavKit
import NavTesting

/// A run that measures itself and prints what it found, a key and a number a line.
enum Scenario {
    static func run(_ name: String, _ arguments: [String]) {
        let numbers = arguments.compactMap(Int.init)
        do {
            switch (name, numbers.count) {
            case ("slide", 3): try slide(Desk(numbers[0], numbers[1]), pairs: numbers[2])
            case ("cardzoom", 3): try zoom(CardDesk(numbers[0], numbers[1]), rounds: numbers[2])
            case ("pushpop", 1): pushAndPop(depth: numbers[0])
            case ("idle", 1): try idle(Desk(390, 844), seconds: Double(numbers[0]))
            case ("start", 2): try start(Desk(numbers[0], numbers[1]))
            case ("animators", 1): animate(numbers[0])
            case ("plain", 1): movePlainly(numbers[0])
            case ("stack", 1): try stack(Desk(390, 844), pages: numbers[0])
            default: fail("there is no scenario \(name) with \(numbers.count) numbers")
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data("navkit-bench: \(text)\n".utf8))
        exit(1)
    }

    private static func tell(_ key: String, _ value: Double) { print(key, value) }
}

// MARK: In a window

/// A desktop window with a stack of pages in it.
private final class Desk {
    let window: MeteredWindow
    let loop: FrameLoop
    let stack = UINavigationController(rootViewController: Page(0))
    private let root = UIWindow()

    init(_ width: Int, _ height: Int) throws {
        window = try MeteredWindow(CGSize(width: width, height: height))
        loop = FrameLoop(backend: window)
        FrameLoop.current = loop
    }

    func open() {
        root.rootViewController = stack
        root.makeKeyAndVisible()
    }

    /// Frames until nothing moves any more.
    func settle() {
        repeat { loop.runTurn() } while !loop.isStill
    }

    /// A new page comes and goes. Returns when each picture was presented, for the one and the other, in seconds.
    @discardableResult func pushAndPop() -> [[Double]] {
        [
            presents { stack.pushViewController(Page(1), animated: true) },
            presents { _ = stack.popViewController(animated: true) },
        ]
    }

    private func presents(_ request: () -> Void) -> [Double] {
        window.reset()
        request()
        settle()
        return window.presents
    }
}

extension Scenario {
    private static func slide(_ desk: Desk, pairs: Int) {
        desk.open()
        desk.settle()
        desk.pushAndPop()

        var intervals: [Double] = [], frames = 0
        let begin = Clock.processor
        for _ in 0..<pairs {
            for presents in desk.pushAndPop() {
                intervals += zip(presents.dropFirst(), presents).map(-)
                frames += presents.count
            }
        }
        let cost = Clock.processor - begin

        tell("frames", Double(frames))
        tell("cpu.ms", cost * 1000 / Double(frames))
        tell("p99.ms", intervals.sorted()[intervals.count * 99 / 100] * 1000)
        tell("missed", Double(intervals.count { $0 > 1.5 * desk.window.refreshPeriod }))
        tell("peak.kb", Memory.peak)
    }

    private static func zoom(_ desk: CardDesk, rounds: Int) {
        let (flight, tracking) = desk.measure(rounds: rounds)
        tell("flight.cpu.ms", flight)
        tell("tracking.cpu.ms", tracking)
    }

    private static func idle(_ desk: Desk, seconds: Double) {
        desk.open()
        desk.settle()
        desk.pushAndPop()
        desk.window.reset()

        let begin = Clock.processor
        desk.loop.schedule(after: seconds) { desk.loop.requestClose() }
        desk.loop.run()

        tell("presents", Double(desk.window.presents.count))
        tell("cpu.ms", (Clock.processor - begin) * 1000)
    }

    private static func start(_ desk: Desk) {
        desk.open()
        desk.window.onPresent = {
            print("first")
            exit(0)
        }
        desk.settle()
    }

    private static func stack(_ desk: Desk, pages: Int) {
        let grow = { (count: Int) in
            for index in 0..<count {
                desk.stack.pushViewController(Page(index & 1), animated: false)
                desk.settle()
            }
        }
        desk.open()
        desk.settle()
        grow(20)

        let before = Memory.resident
        grow(pages)

        tell("page.kb", (Memory.resident - before) / Double(pages))
    }
}

// MARK: Without a window

extension Scenario {
    /// How long the measuring goes on, in seconds.
    private static let measuringTime = 2.0

    private static func animate(_ count: Int) {
        let animators = Animators(count)
        var last = 0
        let cost = frames {
            animators.frame($0)
            last = $0
        }
        let before = allocation_count()
        for number in 1...10 { animators.frame(last + number) }

        tell("allocations", Double(allocation_count() - before) / 10)
        tell("frame.ms", cost)
        tell("sum", animators.sum)
    }

    private static func movePlainly(_ count: Int) {
        var motions = Animators.plain(count)
        let cost = frames { motions.frame($0) }

        tell("frame.ms", cost)
        tell("sum", motions.sum)
    }

    /// Processor milliseconds that a frame takes, after some to warm up.
    private static func frames(_ frame: (Int) -> Void) -> Double {
        for number in 0..<10 { frame(number) }
        var count = 10
        let begin = Clock.processor
        while Clock.processor - begin < measuringTime {
            frame(count)
            count += 1
        }
        return (Clock.processor - begin) * 1000 / Double(count - 10)
    }

    private static func pushAndPop(depth: Int) {
        let stack = UINavigationController()
        let stage = Stage(stack)
        stack.setViewControllers((0..<depth).map { Page($0 & 1) }, animated: false)
        stage.settle()
        let operation = {
            stack.pushViewController(Page(1), animated: false)
            stage.settle()
            stack.popViewController(animated: false)
            stage.settle()
        }
        for _ in 0..<20 { operation() }

        var count = 0
        let begin = Clock.processor
        while Clock.processor - begin < measuringTime {
            operation()
            count += 1
        }

        tell("ops", Double(count) / (Clock.processor - begin))
    }
}

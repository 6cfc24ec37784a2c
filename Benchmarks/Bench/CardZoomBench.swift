import Foundation
import NavCore
import NavKit

/// What a card zoom costs over a feed of 200 cards, as such and compared with the default slide in the same run.
func cardZoomFigures() throws -> [Figure] {
    var flights: [Double] = [], trackings: [Double] = [], flightRatios: [Double] = [], trackingRatios: [Double] = []
    for _ in 0..<3 {
        let zoom = try Child.scenario("cardzoom", 390, 844, 3)
        let slide = try Child.scenario("slide", 390, 844, 3).value("cpu.ms")
        try flights.append(zoom.value("flight.cpu.ms"))
        try trackings.append(zoom.value("tracking.cpu.ms"))
        try flightRatios.append(zoom.value("flight.cpu.ms") / slide)
        try trackingRatios.append(zoom.value("tracking.cpu.ms") / slide)
    }
    return [
        Figure("cardzoom.flight.cpu.ms", median(flights), "ms"),
        Figure("cardzoom.tracking.cpu.ms", median(trackings), "ms"),
        Figure("cardzoom.flight.ratio", median(flightRatios), "x"),
        Figure("cardzoom.tracking.ratio", median(trackingRatios), "x"),
    ]
}

/// A desktop window with a feed, whose pages a hand of the benchmark takes back.
final class CardDesk {
    private let window: MeteredWindow
    private let hand: HandedWindow
    private let loop: FrameLoop
    private let stack = UINavigationController(rootViewController: CardFeed())
    private lazy var zoom = CardZoom(stack)
    private let root = UIWindow()
    private let size: CGSize

    init(_ width: Int, _ height: Int) throws {
        size = CGSize(width: width, height: height)
        window = try MeteredWindow(size)
        hand = HandedWindow(window)
        loop = FrameLoop(backend: hand)
        FrameLoop.current = loop
        stack.isNavigationBarHidden = true
        zoom.style = CardZoomStyle()
        root.rootViewController = stack
        root.makeKeyAndVisible()
        settle()
    }

    private func settle() {
        repeat { loop.runTurn() } while !loop.isStill
    }

    /// What `work` costs: its processor time, in milliseconds, and how many pictures were presented.
    private func cost(_ work: () -> Void) -> (time: Double, frames: Int) {
        window.reset()
        let begin = Clock.processor
        work()
        return ((Clock.processor - begin) * 1000, window.presents.count)
    }

    /// Processor milliseconds a picture: of flights there and back, and of a second under the finger each time.
    func measure(rounds: Int) -> (flight: Double, tracking: Double) {
        _ = (flight(0), tracking(0))
        var flights = (time: 0.0, frames: 0), trackings = flights
        for round in 1...rounds {
            let (flight, tracking) = (flight(round), tracking(round))
            flights = (flights.time + flight.time, flights.frames + flight.frames)
            trackings = (trackings.time + tracking.time, trackings.frames + tracking.frames)
        }
        return (flights.time / Double(flights.frames), trackings.time / Double(trackings.frames))
    }

    private func flight(_ round: Int) -> (time: Double, frames: Int) {
        cost {
            stack.pushViewController(CardDetail(round % 4), animated: true)
            settle()
            stack.popViewController(animated: true)
            settle()
        }
    }

    /// A page that a finger leads about in both directions.
    private func tracking(_ round: Int) -> (time: Double, frames: Int) {
        stack.pushViewController(CardDetail(round % 4), animated: true)
        settle()
        let start = CGPoint(x: size.width * 0.3, y: size.height * 0.5)
        hand.touch(.began, start)
        loop.runTurn()
        hand.touch(.moved, CGPoint(x: start.x + 30, y: start.y))
        loop.runTurn()
        let moved = cost {
            for step in 1...60 {
                let share = CGFloat(step) / 60
                let x = start.x + 30 + share * size.width * 0.5, y = start.y + sin(share * 6) * size.height * 0.15
                hand.touch(.moved, CGPoint(x: x, y: y))
                loop.runTurn()
            }
        }
        hand.touch(.ended, CGPoint(x: start.x + 30 + size.width * 0.5, y: start.y))
        settle()
        return moved
    }
}

/// A window that gets touches from the program besides its own.
private final class HandedWindow: WindowBackend {
    private let window: MeteredWindow
    private var waiting: [(TouchInput.Phase, CGPoint)] = []

    init(_ window: MeteredWindow) { self.window = window }

    var size: CGSize { window.size }
    var scale: CGFloat { window.scale }
    var refreshPeriod: Double { window.refreshPeriod }
    var painterName: String { window.painterName }
    var title: String {
        get { window.title }
        set { window.title = newValue }
    }

    /// Seen in the next turn.
    func touch(_ phase: TouchInput.Phase, _ point: CGPoint) { waiting.append((phase, point)) }

    func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        let (events, instant) = window.takeEvents(waiting.isEmpty ? wait : .none)
        let touches = waiting.map { phase, point in
            InputEvent.touch(TouchInput(id: 0, phase: phase, source: .mouse, position: point, instant: instant))
        }
        waiting.removeAll()
        return (events + touches, instant)
    }

    func present(_ list: DisplayList) -> Bool { window.present(list) }
}

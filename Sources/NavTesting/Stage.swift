public import Foundation
public import NavKit
import NavLayers

/// A desktop window for tests: a real frame loop over a ``ScriptedBackend``, turned by hand.
///
/// Making a stage makes it the program's window: `UIScreen`, `UIApplication` and new animations belong to it until
/// the next one is made. Nothing sleeps, and nothing asks what time it is.
@preconcurrency @MainActor public final class Stage {
    public let backend: ScriptedBackend
    /// A window that is shown already.
    public let window: UIWindow
    let loop: FrameLoop
    /// What happens in the window, from the moment it is first asked for: the callbacks of every appearance, by title.
    ///
    ///     ["viewWillDisappear Inbox", "viewWillAppear Letter", …]
    ///
    /// Make entries of your own beside them; the order is one.
    public private(set) lazy var journal = makeJournal()

    /// Gets what went wrong in the stage's own use, such as a motion that never settles. It traps by default.
    public static var onFailure: (String) -> Void = { preconditionFailure($0) }

    /// - Parameters:
    ///   - size: Of the window, in points.
    ///   - scale: Device pixels a point.
    ///   - refreshRate: Pictures a second.
    public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, refreshRate: Double = 60) {
        backend = ScriptedBackend(size: size, scale: scale, refreshPeriod: 1 / refreshRate)
        loop = FrameLoop(backend: backend)
        FrameLoop.current = loop
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
    }

    /// A stage whose window shows `root`, laid out and drawn once.
    public convenience init(
        _ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1
    ) {
        self.init(size: size, scale: scale)
        window.rootViewController = root
        turn()
    }

    /// The instant of the last turn.
    public var instant: FrameInstant { loop.instant }

    /// Nothing moves, and nothing is to be laid out or drawn.
    public var isStill: Bool { loop.isStill }

    /// One frame later: events, animations, layout, picture.
    public func turn() { step(by: backend.refreshPeriod) }

    /// One frame, `seconds` after the last one: a dropped frame, a stall, another display.
    public func turn(after seconds: Double) { step(by: seconds) }

    /// Frame by frame for `duration`; the last frame is exactly that much later than the last turn before.
    public func run(for duration: Duration) {
        let end = instant.advanced(by: duration)
        while end.seconds(since: backend.instant) > backend.refreshPeriod * 1.000001 { turn() }
        step(by: max(end.seconds(since: backend.instant), 0))
    }

    /// Frames until nothing moves any more.
    ///
    /// - Parameter limit: How long that may take on the stage's clock.
    public func settle(within limit: Duration = .seconds(20)) {
        let end = instant.advanced(by: limit)
        repeat { turn() } while !isStill && instant < end
        if !isStill { Stage.onFailure("Stage.settle(): after \(limit) still moving: \(moving.joined(separator: ", "))") }
    }

    /// The present instant once more: what has changed since the last turn is drawn, and no time passes.
    public func redraw() { step(by: 0) }

    private func step(by seconds: Double) {
        backend.instant = backend.instant.advanced(bySeconds: seconds)
        loop.runTurn()
    }

    private var moving: [String] {
        var found: [String] = []
        func look(_ view: UIView) {
            for overlay in view.layer.overlays { found.append("\(overlay.summary) of \(type(of: view))") }
            view.subviews.forEach(look)
        }
        loop.windows.forEach(look)
        return found.isEmpty ? ["nothing that is seen"] : found
    }
}

extension Stage {
    /// Adds an event that the next turn takes.
    public func send(_ event: InputEvent) { backend.events.append(event) }

    /// Presses and lets go at `point`, of the window, in two turns.
    public func tap(_ point: CGPoint) {
        press(point)
        turn()
        release(point)
        turn()
    }

    public func press(_ point: CGPoint, id: Int = 0) { touch(.began, point, id: id) }
    public func drag(to point: CGPoint, id: Int = 0) { touch(.moved, point, id: id) }
    public func release(_ point: CGPoint, id: Int = 0) { touch(.ended, point, id: id) }

    private func touch(_ phase: TouchInput.Phase, _ point: CGPoint, id: Int) {
        send(
            .touch(
                TouchInput(
                    id: id, phase: phase, source: .mouse, position: point,
                    instant: backend.instant.advanced(bySeconds: backend.refreshPeriod))))
    }

    /// Gives the window another size, from the next turn on.
    public func resize(to size: CGSize) {
        backend.size = size
        send(.resized)
    }

    /// Where `view` is seen in the window in the last turn's picture, with everything that moves it and what it lies in.
    public func shownFrame(of view: UIView) -> CGRect {
        var rect = view.layer.shownValues(at: instant).bounds
        for layer in sequence(first: view.layer, next: \.superlayer) {
            rect = rect.mapped(by: layer.shownValues(at: instant).placement)
        }
        return rect
    }

    /// How opaque `view` is seen by itself in the last turn's picture.
    public func shownAlpha(of view: UIView) -> CGFloat { CGFloat(view.layer.shownValues(at: instant).opacity) }
}

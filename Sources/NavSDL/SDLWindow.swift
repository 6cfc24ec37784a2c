import CSDL2
public import Foundation
public import NavCore

/// A window of the desktop, through SDL2: resizable, of the display's full density, painted by the graphics processor where there
/// is one and by the CPU elsewhere, or as the environment variable `NAVKIT_PAINTER` asks, `cpu` or `gpu`.
///
/// It keeps time by the monotonic clock, sleeps in the kernel while nothing happens, and paces itself where the display does not.
/// One window in a process, used on the main thread only. It is on the screen from its making until it is released.
///
/// On Linux SDL goes on delivering events while the user drags a window's edge, so each turn of such a drag has the size of its
/// instant, and nothing needs to be painted from within SDL.
@preconcurrency @MainActor
public final class SDLWindow: WindowBackend {
    private let window: NativeWindow
    private let canvas: any Canvas
    private let mainQueue = MainQueue()
    private let bell: MainQueueBell?
    private let log = FrameLog()
    private var pacer: Pacer
    private var translator: EventTranslator
    private var seen = MonotonicClock.now
    /// The last turn had nothing to do, so it can have left nothing on the run loop: the next one may sleep.
    ///
    /// Every turn that did something is followed by one that does not sleep, for `RunLoop.perform` gives no other sign.
    private var mayRest = false
    /// When the canvas may take it that nothing moves any more; nil if it has been told.
    private var calm: FrameInstant?

    /// Opens a window in the middle of the screen.
    ///
    /// - Parameter size: In points. At least 1 × 1 is used, and no more than the screen has room for.
    /// - Throws: `WindowError` if there is no screen, or not the painter that was asked for, with a text that says how to get one.
    public init(title: String, size: CGSize) throws(WindowError) {
        window = try NativeWindow(title: title, size: size)
        canvas = try PainterChoice().makeCanvas(for: window)
        bell = window.driver.sleepsWhileWaiting ? .shared : nil
        pacer = Pacer(period: window.refreshPeriod, displayMayWait: canvas.mayWait)
        translator = EventTranslator(metrics: window.metrics)
    }

    public var size: CGSize { translator.metrics.size }
    public var scale: CGFloat { translator.metrics.scale }
    public var refreshPeriod: Double { pacer.period }
    public var painterName: String { canvas.name }

    public var title: String {
        get { window.title }
        set { window.title = newValue }
    }

    public func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        var received: [SDL_Event] = []
        let sleeps = mayRest && wait != .none
        var hasWorked = pacer.nextBeat.map { mainQueue.sleep(until: $0, endsWithWork: false) } ?? false
        if sleeps, !hasWorked { hasWorked = sleep(wait, into: &received) }
        drain(into: &received)
        hasWorked = mainQueue.runWhatIsDue() || hasWorked
        bell?.answer()

        let woke = MonotonicClock.now
        restIfCalm(at: woke)
        let events = translate(received, at: woke)
        seen = pacer.beginTurn(at: woke)
        mayRest = !sleeps && !hasWorked && events.isEmpty && !wait.isOver(at: seen)
        log?.turn(woke: woke, seen: seen, events: events.count)
        return (events, seen)
    }

    /// Gives the window another size, in points, as a user who drags its edge does: `resized` tells when the desktop has done it.
    package func resize(to size: CGSize) {
        let metrics = translator.metrics
        let units = CGFloat(metrics.unitWidth) / metrics.size.width
        SDL_SetWindowSize(window.pointer, Int32(max(1, size.width * units)), Int32(max(1, size.height * units)))
    }

    @discardableResult
    public func present(_ list: DisplayList) -> Bool {
        let begin = MonotonicClock.now
        let outcome = translator.isVisible ? canvas.show(list) : .notShown
        pacer.presented(outcome)
        calm = begin.advanced(bySeconds: Self.secondsToCalm)
        let isShown = outcome != .notShown
        log?.present(begin: begin, end: MonotonicClock.now, seen: seen, isShown: isShown)
        return isShown
    }
}

// MARK: - Sleeping

extension SDLWindow {
    /// A picture could not be shown though the window is not hidden: it is asked for again after a while.
    private var hasLostSurface: Bool { translator.isVisible && !pacer.isSeen }

    /// Sleeps until something happens, and tells whether main-queue work ran.
    private func sleep(_ wait: EventWait, into received: inout [SDL_Event]) -> Bool {
        let end = endOfSleep(wait)
        guard window.driver.sleepsWhileWaiting else { return mainQueue.sleep(until: end, endsWithWork: true) }
        let seconds = end?.seconds(since: MonotonicClock.now) ?? .infinity
        var event = SDL_Event()
        if SDL_WaitEventTimeout(&event, Self.milliseconds(min(seconds, mainQueue.secondsToTimer))) == 1 {
            received.append(event)
        }
        return false
    }

    private func endOfSleep(_ wait: EventWait) -> FrameInstant? {
        var ends: [FrameInstant] = []
        if case .until(let instant) = wait { ends.append(instant.advanced(bySeconds: -pacer.period)) }
        if hasLostSurface { ends.append(MonotonicClock.now.advanced(bySeconds: Pacer.unseenPeriod)) }
        if let calm { ends.append(calm) }
        return ends.min()
    }

    /// Without a picture for this long, in seconds, a window is at rest.
    private static let secondsToCalm = 1.0

    private func restIfCalm(at now: FrameInstant) {
        guard let calm, calm <= now else { return }
        canvas.rest()
        self.calm = nil
    }

    /// Rounded up, so that what is waited for is due afterwards; -1 is SDL's word for ever.
    private static func milliseconds(_ seconds: Double) -> Int32 {
        guard seconds < Double(Int32.max / 1000) else { return -1 }
        return Int32((max(0, seconds) * 1000).rounded(.up))
    }
}

// MARK: - Events

extension SDLWindow {
    private func drain(into received: inout [SDL_Event]) {
        SDL_PumpEvents()
        var event = SDL_Event()
        while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 {
            received.append(event)
        }
    }

    private func translate(_ received: [SDL_Event], at now: FrameInstant) -> [InputEvent] {
        let metrics = window.metrics
        let hasNewMetrics = metrics != translator.metrics
        translator.metrics = metrics
        let (ticks, buttons) = (SDL_GetTicks(), SDL_GetMouseState(nil, nil))
        var events = received.flatMap { event in
            // SDL's own clock is not ours, but an age is the same on both.
            let age = Double(Int32(bitPattern: ticks &- event.common.timestamp)) / 1000
            return translator.translate(event, at: now.advanced(bySeconds: -max(0, age)), heldButtons: buttons)
        }
        if hasNewMetrics, !events.contains(.resized) { events.append(.resized) }
        for event in events { noteWindow(event, at: now) }
        return hasLostSurface ? events + [.exposed] : events
    }

    private func noteWindow(_ event: InputEvent, at now: FrameInstant) {
        switch event {
        case .resized:
            pacer.period = window.refreshPeriod
            canvas.forget()
        case .exposed:
            canvas.forget()
        case .visibility(let isVisible):
            pacer.setSeen(isVisible)
            canvas.forget()
        case .close:
            log?.close(at: now)
        case .touch, .hover, .button, .wheel, .key, .text, .focus:
            break
        }
    }
}

extension EventWait {
    /// Whether something is due in a turn whose picture is seen at `instant`.
    fileprivate nonisolated func isOver(at instant: FrameInstant) -> Bool {
        switch self {
        case .none: true
        case .until(let end): end <= instant
        case .forever: false
        }
    }
}

package import Foundation
package import NavCore
package import NavLayers

/// The loop that turns events and time into pictures.
///
///     due work → events → display links → animators, then what their ends call → layout (navigation starts here) → picture, if it differs → present
///
/// Each step reads what the ones before it wrote; none writes upwards. What a callback asks for is seen in the same frame.
@MainActor package final class FrameLoop {
    /// The loop that new windows are shown in and new animations run on. Without a backend it holds windows and turns nothing.
    package static var current = FrameLoop(backend: nil, engine: .current) {
        didSet {
            AnimationEngine.current = current.engine
            current.traitsBecomeCurrent()
        }
    }

    package let backend: (any WindowBackend)?
    package let engine: AnimationEngine
    /// Back to front, without their levels.
    package private(set) var windows: [UIWindow] = []
    package weak var keyWindow: UIWindow?
    package private(set) var applicationState = UIApplication.State.active
    package var userInterfaceStyle = UIUserInterfaceStyle.light {
        didSet {
            traitsBecomeCurrent()
            tellTraits()
        }
    }
    /// How much may move.
    package var motion = UIAccessibility.Motion.full {
        didSet { if motion != oldValue { UIAccessibility.motionDidChange(from: oldValue, to: motion) } }
    }
    /// Everything that is shown hangs on this one.
    private let root = CALayer()
    private var recorder = Recorder()
    private var agenda = Agenda()
    private var clock = FrameClock()
    let input = InputDelivery()
    private var isClosed = false

    package init(backend: (any WindowBackend)?, engine: AnimationEngine = AnimationEngine()) {
        self.backend = backend
        self.engine = engine
        root.anchorPoint = .zero
        root.bounds.size = size
        input.arena.timers.wake = { [weak self] in
            guard let self else { return nil }
            return schedule(after: $0 * speed) {}
        }
    }

    /// The instant of the turn that is being taken, else of the last one, on the clock of the animations.
    package var instant: FrameInstant { engine.instant }

    /// How fast that clock runs: 1 as the world's, 0.1 for slow motion. Above 0. Changing it makes no step.
    package var speed: Double {
        get { clock.speed }
        set { clock.speed = newValue }
    }

    package var size: CGSize { backend?.size ?? CGSize(width: 390, height: 844) }
}

// MARK: Windows

extension FrameLoop {
    func add(_ window: UIWindow) {
        guard window.loop !== self else { return }
        window.loop?.remove(window)
        window.loop = self
        windows.append(window)
        window.frame = CGRect(origin: .zero, size: size)
        root.addSublayer(window.layer)
        window.traitsMayHaveChanged()
    }

    func remove(_ window: UIWindow) {
        guard window.loop === self else { return }
        input.cancel(in: window)
        window.loop = nil
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
        if keyWindow === window { keyWindow = windows.last }
    }

    private func sizeMayHaveChanged() {
        tellTraits()
        guard root.bounds.size != size else { return }
        root.bounds.size = size
        for window in windows { window.resize(to: size) }
    }

    /// Colours that are resolved outside of any view are those of the desktop.
    private func traitsBecomeCurrent() {
        if FrameLoop.current === self { UITraitCollection.current = .current.with(userInterfaceStyle) }
    }

    private func tellTraits() {
        for window in windows { window.traitsMayHaveChanged() }
    }
}

// MARK: Turns

extension FrameLoop {
    /// Takes turns until the window is closed.
    package func run() {
        while !isClosed { runTurn() }
    }

    /// Makes `run()` return after the present turn.
    package func requestClose() { isClosed = true }

    /// One turn. Without a backend there is nothing to take a turn with.
    package func runTurn() {
        guard let backend else { return }
        let (events, world) = backend.takeEvents(wait)
        engine.beginTurn(at: clock.instant(at: world))
        sizeMayHaveChanged()
        for work in agenda.takeDue(at: instant) { work() }
        for event in TurnEvent.merged(events) { receive(event) }
        input.finish(at: world)
        engine.tick(period: backend.refreshPeriod * speed)
        for end in engine.advance() { end() }
        layOut()
        if engine.transactions.flush() { layOut() }
        show(on: backend)
        engine.endTurn()
    }

    /// Nothing is to be done until something happens.
    package var isStill: Bool { wait != .none }

    private var wait: EventWait {
        if engine.isMoving || agenda.isDueNextTurn || needsLayout || !root.isUpToDate { return .none }
        return [agenda.nextDue, engine.nextTick].compactMap { $0 }.min().map { .until(clock.world(at: $0)) } ?? .forever
    }

    private var needsLayout: Bool { windows.contains { $0.layout.isNeeded || $0.layout.isNeededBelow } }

    /// Layout may start navigation, and that may ask for layout.
    private func layOut() {
        for window in windows { window.layoutIfNeeded() }
    }

    private func show(on backend: any WindowBackend) {
        guard let picture = recorder.record(root, size: size, scale: backend.scale, at: instant) else { return }
        backend.present(picture)
    }

    private func receive(_ event: TurnEvent) {
        switch event {
        case .moves(let moves): input.deliver(moves)
        case .event(let event): receive(event)
        }
    }

    private func receive(_ event: InputEvent) {
        switch event {
        case .resized: break  // The size is asked for in each turn.
        case .exposed: recorder.forget()
        case .focus(let isFocused): focusDidChange(isFocused)
        case .visibility(let isVisible): visibilityDidChange(isVisible)
        case .close: requestClose()
        case .touch, .hover, .button, .wheel, .key, .text: input.deliver(event, in: self)
        }
    }
}

// MARK: Focus and visibility

extension FrameLoop {
    private func focusDidChange(_ isFocused: Bool) {
        if !isFocused { input.cancel() }
        switch (applicationState, isFocused) {
        case (.active, false):
            delegate { $0.applicationWillResignActive($1) }
            applicationState = .inactive
        case (.inactive, true):
            applicationState = .active
            delegate { $0.applicationDidBecomeActive($1) }
        case (.active, true), (.inactive, false), (.background, _): break
        }
    }

    private func visibilityDidChange(_ isVisible: Bool) {
        if isVisible { recorder.forget() }
        switch (applicationState, isVisible) {
        case (.active, false), (.inactive, false):
            focusDidChange(false)
            applicationState = .background
            engine.cutAll()
            delegate { $0.applicationDidEnterBackground($1) }
        case (.background, true):
            delegate { $0.applicationWillEnterForeground($1) }
            applicationState = .inactive
            focusDidChange(true)
        case (.active, true), (.inactive, true), (.background, false): break
        }
    }

    private func delegate(_ tell: (any UIApplicationDelegate, UIApplication) -> Void) {
        if let delegate = UIApplication.shared.delegate { tell(delegate, .shared) }
    }
}

// MARK: Work at a time

extension FrameLoop {
    /// Runs `work` in the first turn that is `seconds` or more after this one; asked for between turns, after the next one.
    @discardableResult
    package func schedule(after seconds: Double, _ work: @escaping () -> Void) -> ScheduledWork {
        agenda.add(work, after: seconds, now: engine.turnInstant)
    }

    /// Runs `work` at the beginning of the next turn.
    package func nextTurn(_ work: @escaping () -> Void) { agenda.addForNextTurn(work) }
}

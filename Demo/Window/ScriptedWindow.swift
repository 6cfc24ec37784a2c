import Foundation
import NavCore
import NavRaster
import NavSDL

/// A window that can be given another size by the program.
protocol ResizableWindow: WindowBackend {
    /// Takes effect with the next events.
    func resize(to size: CGSize)
}

extension SDLWindow: ResizableWindow {}

/// Adds what a script does to what the user does.
final class ScriptedWindow: WindowWrapper {
    private let window: any ResizableWindow
    private var steps: ArraySlice<InputScript.Step>
    private var start: FrameInstant?
    private var isPressed = false
    private var shown: DisplayList?

    init(_ window: any ResizableWindow, script: InputScript) {
        self.window = window
        steps = script.steps[...]
        super.init(window)
    }

    override func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        let (events, instant) = super.takeEvents(shortened(wait))
        let start = self.start ?? instant
        self.start = start
        var all = events
        while let step = steps.first, start.advanced(bySeconds: step.time) <= instant {
            steps.removeFirst()
            all += perform(step.action, at: instant)
        }
        return (all, instant)
    }

    override func present(_ list: DisplayList) -> Bool {
        shown = list
        return super.present(list)
    }

    private func shortened(_ wait: EventWait) -> EventWait {
        guard let start else { return .none }
        guard let next = steps.first.map({ start.advanced(bySeconds: $0.time) }) else { return wait }
        switch wait {
        case .none: return .none
        case .until(let end): return .until(min(end, next))
        case .forever: return .until(next)
        }
    }

    private func perform(_ action: InputScript.Action, at instant: FrameInstant) -> [InputEvent] {
        switch action {
        case .press(let point): return [touch(.began, point, instant)]
        case .move(let point): return [isPressed ? touch(.moved, point, instant) : .hover(point, at: instant)]
        case .release(let point): return [touch(.ended, point, instant)]
        case .key(let key, let modifiers):
            return [true, false].map { .key(key, isDown: $0, isRepeat: false, modifiers, at: instant) }
        case .close: return [.close]
        case .resize(let size):
            window.resize(to: size)
            return []
        case .picture(let path):
            write(to: path)
            return []
        }
    }

    private func touch(_ phase: TouchInput.Phase, _ point: CGPoint, _ instant: FrameInstant) -> InputEvent {
        isPressed = phase != .ended
        return .touch(TouchInput(id: 0, phase: phase, source: .mouse, position: point, instant: instant))
    }

    private func write(to path: String) {
        guard let shown else { return }
        save(Bitmap(rendering: shown).pngData(), to: URL(fileURLWithPath: path))
    }
}

import Foundation
import NavCore
import NavLayers

/// Brings what the user does to the views that it is meant for.
///
/// Where a touch goes is decided once, when it begins: to the front-most view under it that takes touches. From then on it is that
/// view's until it ends or is cancelled.
@MainActor final class InputDelivery {
    // In the order in which they began.
    private var touches: [UITouch] = []
    private var hover = Hover()
    private let keys = KeyDelivery()

    func deliver(_ event: InputEvent, in loop: FrameLoop) {
        switch event {
        case .touch(let input): deliver(input, in: loop)
        case .hover(let point, _): hover.move(to: point.flatMap { loop.hit(at: $0)?.view })
        case .key(let key, let isDown, let isRepeat, let modifiers, let instant):
            keys.deliver(key, isDown: isDown, isRepeat: isRepeat, modifiers, at: instant, in: loop)
        case .button, .wheel, .text, .resized, .exposed, .focus, .visibility, .close: break
        }
    }

    /// Ends every touch and every press of a key without its effect: what would end them may never come.
    func cancel() {
        keys.cancel()
        for touch in touches {
            finish(touch, as: .cancelled, at: touch.location(in: nil), timestamp: touch.timestamp)
        }
    }
}

extension InputDelivery {
    private func deliver(_ input: TouchInput, in loop: FrameLoop) {
        let touch = touches.first { $0.id == input.id }
        switch input.phase {
        case .began:
            if let touch {
                finish(touch, as: .cancelled, at: touch.location(in: nil), timestamp: input.instant.seconds)
            }
            begin(input, in: loop)
        case .moved:
            if let touch { tell(touch, .moved, at: position(of: input, in: touch), timestamp: input.instant.seconds) }
        case .ended, .cancelled:
            guard let touch else { return }
            let phase = input.phase == .ended ? UITouch.Phase.ended : .cancelled
            finish(touch, as: phase, at: position(of: input, in: touch), timestamp: input.instant.seconds)
            if input.source == .mouse { hover.move(to: loop.hit(at: input.position)?.view) }
        }
    }

    private func begin(_ input: TouchInput, in loop: FrameLoop) {
        guard let hit = loop.hit(at: input.position) else { return }
        let touch = UITouch(input, at: hit.point, in: hit.window, view: hit.view)
        touches.append(touch)
        loop.keyWindow = hit.window
        hit.window.focusedControl = nil
        hit.view.touchesBegan([touch], with: event(about: touch))
    }

    private func finish(_ touch: UITouch, as phase: UITouch.Phase, at position: CGPoint, timestamp: TimeInterval) {
        tell(touch, phase, at: position, timestamp: timestamp)
        touches.removeAll { $0 === touch }
    }

    private func tell(_ touch: UITouch, _ phase: UITouch.Phase, at position: CGPoint, timestamp: TimeInterval) {
        touch.change(to: phase, at: position, timestamp: timestamp)
        let event = event(about: touch)
        switch phase {
        case .moved: touch.view?.touchesMoved([touch], with: event)
        case .ended: touch.view?.touchesEnded([touch], with: event)
        case .cancelled: touch.view?.touchesCancelled([touch], with: event)
        case .began, .stationary: break
        }
    }

    private func event(about touch: UITouch) -> UIEvent {
        for other in touches where other !== touch { other.phase = .stationary }
        return UIEvent(.touches, touches: touches, timestamp: touch.timestamp)
    }

    private func position(of input: TouchInput, in touch: UITouch) -> CGPoint {
        touch.window?.pointFromDesktop(input.position) ?? input.position
    }
}

/// The views under the resting pointer, from the front-most one outwards.
@MainActor private struct Hover {
    private var views: [Weak] = []

    private struct Weak {
        weak var view: UIView?
    }

    mutating func move(to view: UIView?) {
        let now = Array(sequence(first: view, next: { $0?.superview }).compactMap { $0 })
        let before = views.compactMap(\.view)
        views = now.map(Weak.init)
        for view in before where !now.contains(where: { $0 === view }) { view.hoverDidChange(isHovered: false) }
        for view in now where !before.contains(where: { $0 === view }) { view.hoverDidChange(isHovered: true) }
    }
}

extension FrameLoop {
    /// What takes a touch at `point` of the desktop window.
    fileprivate func hit(at point: CGPoint) -> (window: UIWindow, view: UIView, point: CGPoint)? {
        for window in windowsFrontToBack {
            let point = window.pointFromDesktop(point)
            if let view = window.hitTest(point, with: nil) { return (window, view, point) }
        }
        return nil
    }

    private var windowsFrontToBack: [UIWindow] {
        windows.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }
}

extension UIWindow {
    fileprivate func pointFromDesktop(_ point: CGPoint) -> CGPoint { layer.convert(point, from: layer.superlayer) }
}

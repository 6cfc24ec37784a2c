import Foundation
import NavKit
import NavTesting

/// What a user does.
@MainActor extension SoakWorld {
    func performByHand(_ call: SoakCall) {
        switch call {
        case .press(let x, let y): press(CGPoint(x: x, y: y))
        case .drag(let x, let y): drag(by: CGVector(dx: x, dy: y))
        case .lift: lift()
        case .loseTouch: loseTouch()
        case .wheel(let dx): wheel(dx)
        case .clickBack: clickBack()
        case .back(let way): goBack(way)
        default: break
        }
    }

    private func press(_ point: CGPoint) {
        guard finger == nil else { return }
        finger = point
        stage.press(point)
        turn(1 / 60)
    }

    private func drag(by way: CGVector) {
        guard var point = finger else { return }
        for _ in 0..<2 {
            point.x += way.dx / 2
            point.y += way.dy / 2
            stage.drag(to: point)
            turn(1 / 60)
        }
        finger = point
        if abs(way.dy) > 8 { for page in livePages { page.isScrolled = true } }
    }

    func lift() {
        guard let point = finger else { return }
        finger = nil
        stage.release(point)
        turn(1 / 60)
    }

    private func loseTouch() {
        guard let point = finger else { return }
        finger = nil
        stage.send(
            .touch(TouchInput(id: 0, phase: .cancelled, source: .mouse, position: point, instant: stage.instant)))
    }

    private func wheel(_ dx: Double) {
        for _ in 0..<3 {
            stage.send(
                .wheel(
                    delta: CGVector(dx: dx, dy: 0), isPrecise: true, CGPoint(x: 200, y: 300), [],
                    at: stage.instant.advanced(bySeconds: 1 / 60)))
            turn(1 / 60)
        }
    }

    /// Where the back button is.
    private func clickBack() {
        guard finger == nil else { return }
        let isMirrored = nav.view.semanticContentAttribute == .forceRightToLeft
        stage.tap(CGPoint(x: isMirrored ? stage.window.bounds.width - 20 : 20, y: 22))
    }

    private func goBack(_ way: SoakWay) {
        let instant = stage.instant
        switch way {
        case .key: key(.left, .alternate)
        case .escape: key(.escape, [])
        case .button:
            for isDown in [true, false] {
                stage.send(.button(.back, isDown: isDown, CGPoint(x: 200, y: 300), at: instant))
            }
        }
    }

    private func key(_ key: Key, _ modifiers: KeyModifiers) {
        for isDown in [true, false] {
            stage.send(.key(key, isDown: isDown, isRepeat: false, modifiers, at: stage.instant))
        }
    }
}

import Foundation

/// A hand on a sheet: it drags up and down, and takes a sheet on its way as soon as it is touched.
final class SheetPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    weak var sheet: UISheetPresentationController?

    required init() {
        super.init()
        maximumNumberOfTouches = 1
        delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        sheet?.canBeTouched(at: touch.location(in: view)) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, sheet?.isFlying == true { state = .began }
    }

    override func isMeant(_ travel: CGPoint) -> Bool { abs(travel.y) > abs(travel.x) }
}

import Foundation
import NavKit
import NavTesting

/// A page S as a sheet over page P, in a window of a phone's size.
@MainActor final class SheetScene: UISheetPresentationControllerDelegate {
    let stage: Stage
    let journal = Journal()
    let root: Page
    let page: Page
    var allowsDismissal = true
    var sheet: UISheetPresentationController

    init(
        _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
        size: CGSize = CGSize(width: 400, height: 824), style: UIModalPresentationStyle = .automatic
    ) {
        stage = Stage(size: size)
        (root, page) = (Page("P", journal), Page("S", journal))
        page.modalPresentationStyle = style
        sheet =
            page.sheetPresentationController
            ?? UISheetPresentationController(presentedViewController: page, presenting: nil)
        sheet.detents = detents
        sheet.delegate = self
        stage.window.rootViewController = root
        stage.settle()
        _ = journal.take()
    }

    /// Presents the sheet, waits until it rests, and empties the journal.
    @discardableResult func up() -> Self {
        root.present(page, animated: false)
        stage.settle()
        _ = journal.take()
        return self
    }

    /// Where the sheet's upper edge is seen.
    var top: CGFloat { stage.shownFrame(of: sheet.presentedView ?? UIView()).minY }

    var dimming: CGFloat {
        sheet.containerView?.subviews.first.map { stage.shownAlpha(of: $0) } ?? 0
    }

    /// A finger goes down at `y`, moves by `travel` in steps of a frame, and rests or not before it leaves.
    func drag(from y: CGFloat, by travel: CGFloat, steps: Int = 8, rests: Bool = true) {
        press(y, by: travel, steps: steps)
        if rests { stage.run(for: .milliseconds(200)) }
        release(y + travel)
    }

    func press(_ y: CGFloat, by travel: CGFloat = 0, steps: Int = 8) {
        stage.press(CGPoint(x: 200, y: y))
        stage.turn()
        guard travel != 0 else { return }
        for step in 1...steps {
            stage.drag(to: CGPoint(x: 200, y: y + travel * CGFloat(step) / CGFloat(steps)))
            stage.turn()
        }
    }

    func release(_ y: CGFloat) {
        stage.release(CGPoint(x: 200, y: y))
        stage.turn()
    }

    func key(_ key: Key) {
        stage.send(.key(key, isDown: true, isRepeat: false, [], at: stage.instant))
        stage.send(.key(key, isDown: false, isRepeat: false, [], at: stage.instant))
        stage.turn()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        journal.record("detent \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.record("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.record("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.record("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.record("didAttempt")
    }
}

import Foundation
import NavCore

/// One child in a container of several that come and go at once: the view that moves, with the child's own view in it.
///
/// The child's view keeps its own transform and alpha, whatever the container does with the slot.
final class ChildSlot: UIView {
    let child: UIViewController
    private(set) var isLeaving = false
    /// Counts its ways in and out: the end of an earlier one means nothing any more.
    private var way = 0

    init(_ child: UIViewController, frame: CGRect) {
        self.child = child
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        child.viewIfLoaded?.fill(bounds)
    }

    /// What is on its way out keeps touches from what lies under it, and has no use for them itself.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isLeaving && hit != nil ? self : hit
    }

    /// Makes it part of `parent`, in `container`, above all else in there.
    func join(_ parent: UIViewController, in container: UIView) {
        parent.addChild(child)
        container.addSubview(self)
        child.view.fill(bounds)
        addSubview(child.view)
        child.didMove(toParent: parent)
    }

    func leaveParent() {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        removeFromSuperview()
        child.removeFromParent()
    }

    /// A way in or out begins. What it returns tells whether that is still the last one.
    @discardableResult func setOut(leaving: Bool) -> () -> Bool {
        way += 1
        isLeaving = leaving
        return { [weak self, way] in self?.way == way }
    }
}

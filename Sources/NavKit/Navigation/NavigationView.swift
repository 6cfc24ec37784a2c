import Foundation
import NavCore

/// The view of a navigation controller: the page, or the container of a transition, with the bar over its top.
final class NavigationView: UIView {
    private weak var navigation: UINavigationController?

    init(for navigation: UINavigationController, bar: UINavigationBar) {
        self.navigation = navigation
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        clipsToBounds = true
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.backSwipe.directionDidChange(of: self)
        navigation?.layoutPages()
        navigation?.startMoves()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// While pages change, a touch that goes down reaches neither of them, nor the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return navigation?.isChangingPages == true && hit != nil ? self : hit
    }

    /// What holds for the recognizers of the stack, whoever their delegates are.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.backSwipe.mayBegin(gestureRecognizer) ?? true
    }

    package override func scroll(by motion: WheelMotion) -> CGVector {
        navigation?.backSwipe.scroll(by: motion) ?? motion.delta
    }

    /// The buttons of a mouse that lead through the pages.
    override func mouseButtonPressed(_ button: MouseButton, at location: CGPoint) {
        let way: PageWay? =
            switch button {
            case .back: .back
            case .forward: .forward
            case .middle, .right: nil
            }
        guard let navigation, let way, navigation.follow(way) else {
            return super.mouseButtonPressed(button, at: location)
        }
    }

    /// A movement that something in a page has no use for would take the page back.
    func wantsPop(along direction: CGVector) -> Bool {
        navigation?.canPopNow == true && leadingSide * direction.dx > abs(direction.dy)
    }
}

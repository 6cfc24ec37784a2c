import Foundation
import NavCore

/// What belongs to a sheet besides itself, and where all of it is.
extension UISheetPresentationController {
    /// Above a sheet of full height, and above the presenter behind it, in points below the safe area.
    private static let (gap, edge): (CGFloat, CGFloat) = (24, 12)
    /// Between a card and the edges of the window.
    private static let margin: CGFloat = 44
    private static let formSize = CGSize(width: 540, height: 620)
    private static let (pageWidth, columnWidth): (CGFloat, CGFloat) = (720, 580)

    // MARK: Geometry

    /// - Returns: Whether anything is different from before.
    @discardableResult func refreshGeometry() -> Bool {
        guard let containerView else { return false }
        let new = makeGeometry(in: containerView.bounds.size)
        defer { geometry = new }
        return new != geometry
    }

    func makeGeometry(in size: CGSize) -> SheetGeometry {
        let look = look(in: size)
        let maximum = max(maximum(look, in: size), 1)
        let context = DetentContext(containerView?.traitCollection ?? .current, maximum: maximum)
        let heights = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (id: detent.identifier.rawValue, height: $0) }
        }
        return SheetGeometry(
            container: size, look: look, width: width(look, in: size), maximum: maximum, heights: look == .cover ? [] : heights)
    }

    private func look(in size: CGSize) -> SheetGeometry.Look {
        if size.height < UIWindow.high { return prefersEdgeAttachedInCompactHeight ? .full : .cover }
        if size.width < UIWindow.wide { return .full }
        return detents.allSatisfy { $0.identifier == .large } ? .card : .column
    }

    private func maximum(_ look: SheetGeometry.Look, in size: CGSize) -> CGFloat {
        switch look {
        case .full, .column: size.height - (containerView?.safeAreaInsets.top ?? 0) - Self.gap
        case .card: cardSize(in: size).height
        case .cover: size.height
        }
    }

    private func width(_ look: SheetGeometry.Look, in size: CGSize) -> CGFloat {
        switch look {
        case .full:
            let wish = widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : 0
            return wish > 0 && size.height < UIWindow.high ? min(wish, size.width) : size.width
        case .column: return min(Self.columnWidth, size.width - 2 * Self.margin)
        case .card: return cardSize(in: size).width
        case .cover: return size.width
        }
    }

    private func cardSize(in size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
        let wish = preferredContentSize == .zero ? Self.formSize : preferredContentSize
        let wanted = presentationStyle == .formSheet ? wish : CGSize(width: Self.pageWidth, height: room.height)
        return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }

    var restingTop: CGFloat { geometry.top(of: selectedDetentIdentifier?.rawValue) }

    // MARK: Views

    func installChrome() {
        guard let containerView else { return }
        dimming.onClick = { [weak self] in self?.dismissForUser() }
        dimming.install(in: containerView)
        if pan.sheet == nil {
            pan.sheet = self
            pan.addAction { [weak self] in self?.follow($0) }
        }
        containerView.addGestureRecognizer(pan)
        pushBack = geometry.look == .full ? makePushBack() : nil
    }

    private func makePushBack() -> PushBack? {
        let presenter = presentingViewController
        if let below = presenter.modal.presentedBy?.controller as? UISheetPresentationController {
            return below.geometry.look == .full ? PushBack(below.wrapper, needsBackdrop: false) : nil
        }
        guard let view = presenter.viewIfLoaded, view.superview === containerView?.superview else { return nil }
        return PushBack(view, needsBackdrop: true)
    }

    func removeChrome() {
        mover.rest(at: geometry.gone)
        showAround(geometry.gone)
        pushBack = nil
        drag = nil
        dimming.removeFromSuperview()
        containerView?.removeGestureRecognizer(pan)
    }

    /// Where somebody else animates the sheet, everything around it goes along.
    func moveChromeAlong(isUp: Bool) {
        guard transition == nil else { return }
        let goal = isUp ? restingTop : geometry.gone
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in showAround(goal) })
    }

    /// Everything is where it belongs at this instant.
    func show() {
        let top = min(mover.top(at: instant), geometry.gone)
        UIView.performWithoutAnimation {
            wrapper.fill(geometry.frame(top: top))
            showAround(top)
        }
        transition?.follow(top)
    }

    private func showAround(_ top: CGFloat) {
        dimming.alpha = geometry.dimming(top: top, undimmed: largestUndimmedDetentIdentifier?.rawValue)
        let safeTop = containerView?.safeAreaInsets.top ?? 0
        pushBack?.show(geometry.pushBack(top: top), edge: safeTop + Self.edge)
    }

    private var loop: FrameLoop { containerView?.window?.loopInUse ?? .current }
    var instant: FrameInstant { loop.instant }

    // MARK: Motion

    var isFlying: Bool { mover.isFlying }

    /// Lets the sheet go, to rest at `top`.
    func fly(to top: CGFloat, speed: CGFloat) {
        guard UIView.areAnimationsEnabled else { return land(at: top) }
        mover.fly(to: top, speed: speed, at: instant)
        guard !isStepping else { return }
        isStepping = true
        loop.nextTurn { [weak self] in self?.step() }
    }

    /// One frame of the spring.
    private func step() {
        isStepping = false
        guard mover.isFlying, containerView != nil else { return }
        let isOut = mover.goal >= geometry.gone && mover.top(at: instant) >= geometry.gone
        if isOut || mover.hasArrived(at: instant) { return land(at: mover.goal) }
        show()
        isStepping = true
        loop.nextTurn { [weak self] in self?.step() }
    }

    private func land(at top: CGFloat) {
        mover.rest(at: top)
        show()
        transition?.arrive()
    }

    /// Code has chosen another detent, or its height has changed.
    func goToDetent(animated: Bool) {
        guard drag == nil, transition?.isLeaving != true, presentation?.container.isMoving != true || transition != nil
        else { return }
        if mover.isFlying || animated {
            if mover.goal != restingTop { fly(to: restingTop, speed: mover.speed(at: instant)) } else { show() }
        } else {
            mover.rest(at: restingTop)
            show()
        }
    }

    /// The container has another size: what rests or flies has another place to be.
    func roomDidChange() {
        applyLook()
        if transition?.isLeaving == true {
            fly(to: geometry.gone, speed: mover.speed(at: instant))
        } else if presentation?.container.isMoving != true || transition != nil {
            goToDetent(animated: false)
        }
    }
}

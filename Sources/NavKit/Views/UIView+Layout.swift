import Foundation
public import NavCore
import NavLayers

/// What the next layout pass has to do in a subtree.
struct LayoutState {
    /// The view's own `layoutSubviews` is due. A new view has never been laid out.
    var isNeeded = true
    /// Somewhere below, one is due.
    var isNeededBelow = false
    /// From the container that shows this view's controller, in this view's space.
    var containerInsets = UIEdgeInsets.zero
    /// What the view's controller adds to all that.
    var additionalInsets = UIEdgeInsets.zero
    /// What `safeAreaInsets` answered when it last said so.
    var toldInsets = UIEdgeInsets.zero
}

extension UIView {
    /// Asks for `layoutSubviews` in the next layout pass, before the next frame. Asking twice is asking once.
    public func setNeedsLayout() {
        layout.isNeeded = true
        announceNeededLayout()
    }

    /// Lays out this view and all in it now, as far as anyone asked for it.
    public func layoutIfNeeded() {
        var passes = 0
        while layout.isNeeded || layout.isNeededBelow {
            layoutOnce()
            passes += 1
            guard passes < Self.mostLayoutPasses else { return reportEndlessLayout() }
        }
    }

    /// Asks for the view's own content to be drawn again in the next frame.
    public func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// More passes than any settled layout needs.
    private static let mostLayoutPasses = 64

    private func reportEndlessLayout() {
        diagnostics.report(
            "UIView.layoutIfNeeded(): \(self) asked for layout again in each of \(Self.mostLayoutPasses) passes; "
                + "call setNeedsLayout() from layoutSubviews only when something has changed")
        layout.isNeededBelow = false
    }

    private func layoutOnce() {
        if layout.isNeeded {
            layout.isNeeded = false
            traitCollection.performAsCurrent { layOut() }
        }
        layout.isNeededBelow = false
        for view in subviews where view.layout.isNeeded || view.layout.isNeededBelow { view.layoutOnce() }
        if let mask, mask.layout.isNeeded || mask.layout.isNeededBelow { mask.layoutOnce() }
    }

    private func layOut() {
        if superview?.layout.toldInsets != .zero { safeAreaMayHaveChanged() }
        controller?.prepareForLayout()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        // Views that lie elsewhere now may be clear of what reached into them.
        if layout.toldInsets != .zero { for view in subviews { view.safeAreaMayHaveChanged() } }
    }

    /// Lets the views above know that there is something to do here.
    func announceNeededLayout() {
        guard layout.isNeeded || layout.isNeededBelow else { return }
        var above = host
        while let view = above, !view.layout.isNeededBelow {
            view.layout.isNeededBelow = true
            above = view.host
        }
    }
}

extension UIView {
    /// Which way the content of this view runs.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: superview?.effectiveUserInterfaceLayoutDirection ?? UIApplication.shared.userInterfaceLayoutDirection
        }
    }

    func layoutDirectionDidChange() {
        tellSubtree { view in
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
    }
}

// MARK: Safe area

extension UIView {
    /// How far bars and the edges of the window reach into this view, in points.
    public var safeAreaInsets: UIEdgeInsets { insetsFromOutside.widened(by: layout.additionalInsets) }

    private var insetsFromOutside: UIEdgeInsets {
        guard let superview else { return layout.containerInsets }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return layout.containerInsets }
        return superview.bounds.inset(by: outer).insets(in: frameWithoutTransform).raised(to: layout.containerInsets)
    }

    /// A transform moves the picture of a view, not its content (its insets stay).
    var frameWithoutTransform: CGRect {
        CGRect(
            x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    /// What a container keeps clear of this view, its controller's page, beyond what it has from above.
    package func setContainerInsets(_ insets: UIEdgeInsets) {
        guard layout.containerInsets != insets else { return }
        layout.containerInsets = insets
        safeAreaMayHaveChanged()
    }

    func setAdditionalInsets(_ insets: UIEdgeInsets) {
        layout.additionalInsets = insets
        safeAreaMayHaveChanged()
    }

    func safeAreaMayHaveChanged() {
        let insets = safeAreaInsets
        guard insets != layout.toldInsets else { return }
        layout.toldInsets = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for view in subviews { view.safeAreaMayHaveChanged() }
    }
}

extension CGRect {
    /// How far this rectangle's edges lie inside those of `frame`; never negative.
    nonisolated fileprivate func insets(in frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(minY - frame.minY, 0), left: max(minX - frame.minX, 0),
            bottom: max(frame.maxY - maxY, 0), right: max(frame.maxX - maxX, 0))
    }
}

extension UIEdgeInsets {
    nonisolated fileprivate func widened(by other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    nonisolated fileprivate func raised(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}

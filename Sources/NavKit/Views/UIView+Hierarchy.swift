import Foundation
import NavLayers

/// A view's place in the tree.
struct ViewHierarchy {
    weak var superview: UIView?
    var subviews: [UIView] = []
}

extension UIView {
    public var superview: UIView? { hierarchy.superview }

    /// Back to front, before the layers' `zPosition` is looked at.
    public var subviews: [UIView] { hierarchy.subviews }

    /// The window that this view is in; a window answers itself.
    public var window: UIWindow? {
        sequence(first: self, next: \.superview).first { $0.superview == nil } as? UIWindow
    }

    /// Puts `view` in front of the other subviews, taking it from where it was.
    public func addSubview(_ view: UIView) { place(view, at: .max) }

    /// Puts `view` at place `index` of the subviews, counted from the back without `view` itself. Beyond the last place it is in front.
    public func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    /// Puts `view` right behind `siblingSubview`.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        guard view !== siblingSubview else { return }
        place(view, at: index(of: siblingSubview, without: view, call: "insertSubview(_:belowSubview:)"))
    }

    /// Puts `view` right in front of `siblingSubview`.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        guard view !== siblingSubview else { return }
        place(view, at: index(of: siblingSubview, without: view, call: "insertSubview(_:aboveSubview:)") + 1)
    }

    /// Swaps the places of two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        precondition(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            "UIView.exchangeSubview: \(self) has \(subviews.count) subviews, none at \(index1) or \(index2)")
        hierarchy.subviews.swapAt(index1, index2)
        layer.sublayersFollow(hierarchy.subviews)
    }

    /// Puts `view`, a subview already, in front of the others.
    public func bringSubviewToFront(_ view: UIView) { if view.superview === self { place(view, at: .max) } }

    /// Puts `view`, a subview already, behind the others.
    public func sendSubviewToBack(_ view: UIView) { if view.superview === self { place(view, at: 0) } }

    /// Takes the view out of its superview. Without one nothing happens.
    public func removeFromSuperview() { move(to: nil, at: 0) }

    /// Whether this view is `view` or somewhere in it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The first of this view and those in it that has `tag`; the nearest levels first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
}

extension UIView {
    private func place(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view), "UIView.addSubview: \(view) already holds \(self); remove that one from it first")
        precondition(!(view is UIWindow), "UIView.addSubview: \(view) is a window; a window has no superview")
        view.maskedView?.mask = nil
        view.move(to: self, at: index)
    }

    private func index(of sibling: UIView, without view: UIView, call: String) -> Int {
        guard let index = subviews.lazy.filter({ $0 !== view }).firstIndexAsInt(where: { $0 === sibling }) else {
            preconditionFailure("UIView.\(call): \(sibling) is no subview of \(self); add it first")
        }
        return index
    }

    /// The one way from one superview to another, or to none.
    private func move(to parent: UIView?, at index: Int) {
        let (old, oldWindow, newWindow) = (superview, window, parent?.window)
        if parent === old {
            if let parent { parent.reorder(self, to: index) }
            return
        }
        old?.willRemoveSubview(self)
        willMove(toSuperview: parent)
        if oldWindow !== newWindow { windowWillChange(to: newWindow) }
        let (oldTint, oldTraits) = (tintColor, traitCollection)
        old?.detach(self)
        parent?.attach(self, at: index)
        if oldWindow !== newWindow { windowDidChange(from: oldWindow, to: newWindow) }
        if parent != nil { traitsMayHaveChanged(from: oldTraits) }
        if tintColor != oldTint { tellTintColorChanged() }
        didMoveToSuperview()
        parent?.didAddSubview(self)
    }

    private func reorder(_ view: UIView, to index: Int) {
        hierarchy.subviews.removeAll { $0 === view }
        hierarchy.subviews.insert(view, at: min(index, hierarchy.subviews.count))
        layer.sublayersFollow(hierarchy.subviews)
    }

    private func detach(_ view: UIView) {
        hierarchy.subviews.removeAll { $0 === view }
        view.hierarchy.superview = nil
        view.layer.removeFromSuperlayer()
    }

    private func attach(_ view: UIView, at index: Int) {
        let place = min(index, hierarchy.subviews.count)
        if place == hierarchy.subviews.count {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: hierarchy.subviews[place].layer)
        }
        hierarchy.subviews.insert(view, at: place)
        view.hierarchy.superview = self
        setNeedsLayout()
        view.announceNeededLayout()
        view.safeAreaMayHaveChanged()
    }

    private func windowWillChange(to window: UIWindow?) {
        tellSubtree { view in
            view.controller?.viewWillMove(toWindow: window)
            view.willMove(toWindow: window)
        }
    }

    private func windowDidChange(from old: UIWindow?, to window: UIWindow?) {
        tellSubtree { view in
            if old?.firstResponder === view { old?.firstResponder = nil }
            if old != nil { view.abandonGestures() }
            if window == nil { view.leftWindow() } else { view.resolveBackground() }
            view.didMoveToWindow()
            view.controller?.viewDidMove(toWindow: window)
        }
    }

    /// What moves a view that nobody sees is over (rule L10), and what it drew can be drawn again.
    private func leftWindow() {
        layer.removeUnseenAnimations()
        layer.dropDrawing()
    }

    /// This view first, then what it holds, as it was when the walk came there.
    func tellSubtree(_ tell: (UIView) -> Void) {
        tell(self)
        for view in subviews { view.tellSubtree(tell) }
    }
}

extension CALayer {
    /// Brings the layers of `views` into the views' order. Layers that belong to no view stay where they are, behind.
    fileprivate func sublayersFollow(_ views: [UIView]) {
        for view in views { addSublayer(view.layer) }
    }
}

extension Sequence {
    fileprivate func firstIndexAsInt(where isMatch: (Element) -> Bool) -> Int? {
        enumerated().first { isMatch($0.element) }?.offset
    }
}

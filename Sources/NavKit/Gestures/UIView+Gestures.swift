extension UIView {
    /// Adds a recognizer for the touches of this view and of what lies in it, taking it from the view that had it. The view keeps it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Removes a recognizer; a gesture that it is in the middle of is cancelled. One that is not here stays where it is.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.abandon()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The view's recognizers, in the order in which they were added; nil if there are none. Setting it adds and removes what differs.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for old in recognizers where newValue?.contains(where: { $0 === old }) != true {
                removeGestureRecognizer(old)
            }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    func abandonGestures() {
        for recognizer in recognizers { recognizer.abandon() }
    }
}

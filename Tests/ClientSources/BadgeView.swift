import UIKit

/// A view that overrides what ported views override.
class BadgeView: UIView {
    private let inner = UIView()
    private let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 6)

    override class var layerClass: AnyClass { BadgeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(inner)
    }

    deinit {
        print("a badge is gone")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: UIView.noIntrinsicMetric) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 44), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds.insetBy(dx: 4, dy: 4)
        inner.layer.cornerRadius = inner.bounds.height / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point) || path.contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == inner ? self : super.hitTest(point, with: event)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        inner.backgroundColor = tintColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isHidden = window == nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { inner.center = touch.location(in: self) }
    }
}

class BadgeLayer: CALayer {
    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

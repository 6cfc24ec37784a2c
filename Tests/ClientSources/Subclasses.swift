import UIKit

// A subclass of every class that is open, with a deinit of its own.

class OwnResponder: UIResponder { deinit { print("responder") } }
class OwnView: UIView { deinit { print("view") } }
class OwnSlider: UISlider { deinit { print("slider") } }
class OwnWindow: UIWindow { deinit { print("window") } }
class OwnLabel: UILabel { deinit { print("label") } }
class OwnButton: UIButton { deinit { print("button") } }
class OwnImageView: UIImageView { deinit { print("image view") } }
class OwnControl: UIControl { deinit { print("control") } }
class OwnController: UIViewController { deinit { print("controller") } }
class OwnNavigationController: UINavigationController { deinit { print("navigation controller") } }
class OwnNavigationBar: UINavigationBar { deinit { print("navigation bar") } }
class OwnNavigationItem: UINavigationItem { deinit { print("navigation item") } }
class OwnLayer: CALayer { deinit { print("layer") } }
class OwnAnimation: CAAnimation { deinit { print("animation") } }
class OwnBasicAnimation: CABasicAnimation { deinit { print("basic animation") } }
class OwnSpringAnimation: CASpringAnimation { deinit { print("spring animation") } }
class OwnKeyframeAnimation: CAKeyframeAnimation { deinit { print("keyframe animation") } }
class OwnAnimationGroup: CAAnimationGroup { deinit { print("animation group") } }
class OwnRecognizer: UIGestureRecognizer { deinit { print("recognizer") } }
class OwnPan: UIPanGestureRecognizer { deinit { print("pan") } }
class OwnEdgePan: UIScreenEdgePanGestureRecognizer { deinit { print("edge pan") } }
class OwnEvent: UIEvent { deinit { print("event") } }
class OwnTouch: UITouch { deinit { print("touch") } }
class OwnPress: UIPress { deinit { print("press") } }
class OwnPressesEvent: UIPressesEvent { deinit { print("presses event") } }
class OwnKey: UIKey { deinit { print("key") } }
class OwnPercent: UIPercentDrivenInteractiveTransition { deinit { print("percent") } }
class OwnPresentation: UIPresentationController { deinit { print("presentation") } }
class OwnAction: UIAction { deinit { print("action") } }
class OwnAnimator: UIViewPropertyAnimator { deinit { print("animator") } }
class OwnCubicTiming: UICubicTimingParameters { deinit { print("cubic timing") } }
class OwnSpringTiming: UISpringTimingParameters { deinit { print("spring timing") } }
class OwnPath: UIBezierPath { deinit { print("path") } }

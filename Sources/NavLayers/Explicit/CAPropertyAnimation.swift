import NavCore

/// An animation of one property of a layer, or of a part of one. Use `CABasicAnimation`, `CASpringAnimation` or `CAKeyframeAnimation`.
///
/// Key paths: `position` `.x` `.y`, `bounds` `.origin` `.origin.x` `.origin.y` `.size` `.size.width` `.size.height`, `anchorPoint` `.x` `.y`, `zPosition`,
/// `transform` and `sublayerTransform` with `.scale` `.scale.x` `.scale.y` `.scale.z`, `.rotation` (about z, radians) `.rotation.x` `.rotation.y` `.rotation.z`,
/// `.translation` `.translation.x` `.translation.y` `.translation.z`, `opacity`, `hidden`, `cornerRadius`, `backgroundColor`, `borderWidth`, `borderColor`,
/// `shadowColor`, `shadowOpacity`, `shadowOffset` `.width` `.height`, `shadowRadius`, `shadowPath`; of a `CAShapeLayer` `path`, `fillColor`, `strokeColor`,
/// `strokeStart`, `strokeEnd`, `lineWidth`, `miterLimit`, `lineDashPhase`; of a `CAGradientLayer` `colors`, `locations`, `startPoint` and `endPoint` with `.x` `.y`.
/// Numbers come in any of Swift's types or as `NSNumber`, pairs as `CGPoint`, `CGSize` or `CGVector`, transforms as `CATransform3D` or `CGAffineTransform`,
/// colours as `CGColor`, paths as `CGPath`; two paths of the same elements are mixed point by point, others change at once.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// What is moved. nil only in an action, which then moves the property that it is the action of.
    open var keyPath: String?

    /// Whether values are added to what the layer has, instead of replacing it. A transform is added by acting first. False by default.
    open var isAdditive = false

    /// Whether each run after the first starts from where the last one ended: its values are added to as many end values as runs are over.
    /// False by default.
    open var isCumulative = false

    /// - Parameter path: Of what is moved; nil: the property that the animation is the action of.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    override func effect(on subject: AnimationSubject, duration: Double) -> AnimationEffect {
        guard let path = path(in: subject) else { return .property([]) }
        return .property(effects(on: path, of: subject, duration: duration))
    }

    /// What happens to `path`, and to what else the animation moves along with it. None where its values make no sense.
    func effects(on path: LayerKeyPath, of subject: AnimationSubject, duration: Double) -> [PropertyEffect] { [] }

    func effect(on path: LayerKeyPath, along course: ValueCourse) -> PropertyEffect {
        PropertyEffect(path, course, isAdditive: isAdditive, isCumulative: isCumulative)
    }

    private func path(in subject: AnimationSubject) -> LayerKeyPath? {
        guard let name = keyPath ?? subject.event else {
            diagnostics.report(
                "\(type(of: self)): it has no key path, so it moves nothing; make it with init(keyPath:)")
            return nil
        }
        guard let path = subject.layer.keyPath(name) else {
            diagnostics.report(
                "\(type(of: self)): a \(type(of: subject.layer)) has no key path \"\(name)\" that can be animated, so it moves nothing; "
                    + "see CAPropertyAnimation for those that there are")
            return nil
        }
        return path
    }

    /// `value` as one of `path`. Of a wrong type, it is reported under the property's name `role`.
    func value(_ value: Any, of path: LayerKeyPath, as role: String) -> LayerValue? {
        if let converted = LayerValue(value, as: path.kind) { return converted }
        diagnostics.report(
            "\(type(of: self)).\(role): \(keyPath ?? "\(path.property)") takes \(path.kind.typeNames), "
                + "not \(type(of: value)), so the animation moves nothing")
        return nil
    }
}

import NavCore

/// An animation from one value to another.
///
/// Which two values, by what is set:
///
///     fromValue, toValue    from → to
///     fromValue, byValue    from → from + by
///     toValue, byValue      to − by → to
///     fromValue             from → the layer's own value, also if that changes on the way
///     toValue               what is seen when the animation is added → to
///     byValue               what is seen → what is seen + by
///     none                  what is seen → the layer's own value
///
/// "What is seen" of an action is what was seen before the change that it is the action of. In an additive animation, which lies on top of the layer's
/// own value, what is missing is nothing: 0, or the identity.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// What to start from: a number, a point, a colour or what else the key path holds; nil as the table says.
    open var fromValue: Any?
    /// What to end at; nil as the table says.
    open var toValue: Any?
    /// How much is added on the way; read where one of the two others is nil.
    open var byValue: Any?

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func effects(on path: LayerKeyPath, of subject: AnimationSubject, duration: Double) -> [PropertyEffect] {
        guard let (from, to) = ends(on: path, of: subject) else { return [] }
        return [effect(on: path, along: course(from: from, to: to, duration: duration))]
    }

    func course(from: LayerValue, to: ValueCourse.End, duration: Double) -> ValueCourse { .way(from: from, to: to) }

    /// nil where one of the values has a wrong type.
    private func ends(on path: LayerKeyPath, of subject: AnimationSubject) -> (from: LayerValue, to: ValueCourse.End)? {
        var values: [LayerValue?] = []
        for (given, role) in [(fromValue, "fromValue"), (toValue, "toValue"), (byValue, "byValue")] {
            let converted = given.flatMap { value($0, of: path, as: role) }
            if given != nil, converted == nil { return nil }
            values.append(converted)
        }
        let seen = isAdditive ? subject.shown[path].neutral : subject.shown[path]
        switch (values[0], values[1], values[2]) {
        case (let from?, let to?, _): return (from, .value(to))
        case (let from?, nil, let by?): return (from, .value(from.plus(by)))
        case (nil, let to?, let by?): return (to.minus(by), .value(to))
        case (let from?, nil, nil): return (from, isAdditive ? .value(seen) : .model)
        case (nil, let to?, nil): return (seen, .value(to))
        case (nil, nil, let by?): return (seen, .value(seen.plus(by)))
        case (nil, nil, nil): return (seen, isAdditive ? .value(seen) : .model)
        }
    }
}

import NavCore

extension CALayer {
    /// What the layer has at `keyPath`, one of those that `CAPropertyAnimation` lists; nil for any other, which is reported, and for a colour that is not set.
    ///
    /// Numbers are `NSNumber`, which casts to `Double`, `Float`, `Int` and `Bool`, but not to `CGFloat`; `bounds.size` and `transform.translation` are `CGSize`.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let path = path(keyPath, call: "value(forKeyPath:)") else { return nil }
        return values[path].value(under: path)
    }

    /// Sets what the layer has at `keyPath`, as setting the property does, animations included.
    ///
    /// An unknown key path, and a value of a type that it does not take, is reported and changes nothing. nil is taken for colours, paths, and lists.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = path(keyPath, call: "setValue(_:forKeyPath:)") else { return }
        guard let converted = converted(value, for: path) else {
            return diagnostics.report(
                "CALayer.setValue(_:forKeyPath:): \(keyPath) takes \(path.kind.typeNames), "
                    + "not \(value.map { "\(type(of: $0))" } ?? "nil"), so nothing is changed")
        }
        var changed = values
        changed[path] = converted
        set(path.property, from: values[path.property], to: changed[path.property])
    }

    private func converted(_ value: Any?, for path: LayerKeyPath) -> LayerValue? {
        guard let value else {
            switch path.kind {
            case .color: return .color(nil)
            case .path: return .path(nil)
            case .colors: return .colors(nil)
            case .numbers: return .numbers(nil)
            case .number, .pair, .size, .rect, .transform: return nil
            }
        }
        return LayerValue(value, as: path.kind)
    }

    /// nil if a layer of this class has nothing of that name.
    func keyPath(_ name: String) -> LayerKeyPath? {
        guard let path = LayerKeyPath(name) else { return nil }
        switch path.property.host {
        case .everyLayer: return path
        case .shapes: return self is CAShapeLayer ? path : nil
        case .gradients: return self is CAGradientLayer ? path : nil
        }
    }

    private func path(_ name: String, call: String) -> LayerKeyPath? {
        let path = keyPath(name)
        if path == nil {
            diagnostics.report(
                "CALayer.\(call): a \(type(of: self)) has no key path \"\(name)\"; CAPropertyAnimation lists those that there are")
        }
        return path
    }
}

import Foundation
import NavCore

/// A property of a layer or a part of one, as animations name it: "position", "bounds.size.width", "transform.rotation.z".
nonisolated struct LayerKeyPath: Hashable, Sendable {
    /// What values of it are made of.
    enum Kind: Sendable { case number, pair, size, rect, transform, color, path, colors, numbers }

    enum Part: Hashable, Sendable {
        case whole
        case x, y
        case origin, originX, originY, size, width, height
        /// The sides of a transform taken apart. `scale` is of all axes at once; numbers of `rotation` are in radians.
        case scale, scaleX, scaleY, scaleZ, rotationX, rotationY, rotationZ
        case translation, translationX, translationY, translationZ
    }

    let property: LayerProperty
    let part: Part

    /// nil if layers have nothing of that name.
    init?(_ name: String) {
        guard let path = Self.all[name] else { return nil }
        self = path
    }

    init(_ property: LayerProperty, _ part: Part = .whole) { (self.property, self.part) = (property, part) }

    var kind: Kind {
        switch part {
        case .whole: property.kind
        case .origin, .size, .translation: .pair
        case .x, .y, .originX, .originY, .width, .height, .scale, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY,
            .rotationZ, .translationX, .translationY, .translationZ:
            .number
        }
    }

    /// Every name with what it means. `rotation` is about z, as in Core Animation.
    private static let all: [String: LayerKeyPath] = {
        var all: [String: LayerKeyPath] = [:]
        for property in LayerProperty.allCases where property.isPublic {
            all[property.rawValue] = LayerKeyPath(property)
            for (name, part) in parts(of: property.kind) {
                all["\(property.rawValue).\(name)"] = LayerKeyPath(property, part)
            }
        }
        return all
    }()

    private static func parts(of kind: Kind) -> [(String, Part)] {
        switch kind {
        case .number, .color, .path, .colors, .numbers: []
        case .size: [("width", .width), ("height", .height)]
        case .pair: [("x", .x), ("y", .y)]
        case .rect:
            [
                ("origin", .origin), ("origin.x", .originX), ("origin.y", .originY), ("size", .size),
                ("size.width", .width), ("size.height", .height),
            ]
        case .transform:
            [
                ("scale", .scale), ("scale.x", .scaleX), ("scale.y", .scaleY), ("scale.z", .scaleZ),
                ("rotation", .rotationZ), ("rotation.x", .rotationX), ("rotation.y", .rotationY),
                ("rotation.z", .rotationZ), ("translation", .translation), ("translation.x", .translationX),
                ("translation.y", .translationY), ("translation.z", .translationZ),
            ]
        }
    }
}

extension LayerProperty {
    nonisolated var kind: LayerKeyPath.Kind {
        switch self {
        case .bounds: .rect
        case .position, .anchorPoint, .startPoint, .endPoint: .pair
        case .shadowOffset: .size
        case .transform, .sublayerTransform: .transform
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
        case .path, .shadowPath: .path
        case .colors: .colors
        case .locations: .numbers
        case .zPosition, .opacity, .cornerRadius, .borderWidth, .hidden, .turnover, .shadowOpacity, .shadowRadius, .strokeStart,
            .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .blurRadius, .blurSaturation:
            .number
        }
    }
}

nonisolated extension LayerValues {
    subscript(path: LayerKeyPath) -> LayerValue {
        get { path.part == .whole ? self[path.property] : self[path.property].part(path.part) }
        set {
            guard path.part != .whole else { return self[path.property] = newValue }
            self[path.property] = self[path.property].with(path.part, newValue)
        }
    }
}

extension LayerValue {
    nonisolated fileprivate func part(_ part: LayerKeyPath.Part) -> LayerValue {
        switch self {
        case .point(let point): part == .x || part == .width ? .scalar(point.x) : .scalar(point.y)
        case .rect(let rect):
            switch part {
            case .origin: .point(rect.origin)
            case .originX: .scalar(rect.origin.x)
            case .originY: .scalar(rect.origin.y)
            case .size: .point(CGPoint(x: rect.size.width, y: rect.size.height))
            case .width: .scalar(rect.size.width)
            default: .scalar(rect.size.height)
            }
        case .transform(let transform): TransformParts(transform)[part]
        case .scalar, .color, .path, .colors, .numbers: self
        }
    }

    nonisolated fileprivate func with(_ part: LayerKeyPath.Part, _ value: LayerValue) -> LayerValue {
        switch (self, value) {
        case (.point(var point), .scalar(let number)):
            if part == .x || part == .width { point.x = number } else { point.y = number }
            return .point(point)
        case (.rect(var rect), .scalar(let number)):
            switch part {
            case .originX: rect.origin.x = number
            case .originY: rect.origin.y = number
            case .width: rect.size.width = number
            default: rect.size.height = number
            }
            return .rect(rect)
        case (.rect(var rect), .point(let pair)):
            if part == .origin { rect.origin = pair } else { rect.size = CGSize(width: pair.x, height: pair.y) }
            return .rect(rect)
        case (.transform(let transform), _):
            var parts = TransformParts(transform)
            parts[part] = value
            return .transform(parts.transform)
        default: return self
        }
    }
}

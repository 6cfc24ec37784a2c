import Foundation
import NavCore

/// The properties of a layer that an animation can move, by the names that key paths have for them.
package nonisolated enum LayerProperty: String, Hashable, Sendable, CaseIterable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, cornerRadius, backgroundColor, borderWidth, borderColor, hidden
    case turnover
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    // Of shapes
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
    // Of gradients
    case colors, locations, startPoint, endPoint
    // Of what is blurred beneath a layer
    case blurRadius, blurSaturation

    /// Whether a second animation adds to a running one instead of replacing it. The one table of this (rules L5, L6):
    /// UIKit has added geometry since iOS 8, and replaces everything else.
    package var isAdditive: Bool {
        switch self {
        case .bounds, .position, .transform: true
        case .anchorPoint, .zPosition, .sublayerTransform, .opacity, .cornerRadius, .backgroundColor, .borderWidth,
            .borderColor, .hidden, .turnover, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .path,
            .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors,
            .locations, .startPoint, .endPoint, .blurRadius, .blurSaturation:
            false
        }
    }

    /// Whether a change shows in the layer's own fragment, or only in how that lies in the superlayer's, with its shadow.
    var isInside: Bool {
        switch self {
        case .bounds, .sublayerTransform, .cornerRadius, .backgroundColor, .borderWidth, .borderColor, .turnover, .path,
            .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors,
            .locations, .startPoint, .endPoint, .blurRadius, .blurSaturation:
            true
        case .position, .anchorPoint, .zPosition, .transform, .opacity, .hidden, .shadowColor, .shadowOpacity,
            .shadowOffset, .shadowRadius, .shadowPath:
            false
        }
    }

    /// Whether a change moves by itself, or with the block that it is made in. As in Core Animation, a path moves only when told to, by an
    /// animation that the layer is given.
    package var movesUnasked: Bool {
        switch self {
        case .hidden, .path, .shadowPath: false
        case .bounds, .position, .anchorPoint, .zPosition, .transform, .sublayerTransform, .opacity, .cornerRadius,
            .backgroundColor, .borderWidth, .borderColor, .turnover, .shadowColor, .shadowOpacity, .shadowOffset,
            .shadowRadius, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase,
            .colors, .locations, .startPoint, .endPoint, .blurRadius, .blurSaturation:
            true
        }
    }

    /// Whether key paths can name it.
    var isPublic: Bool {
        switch self {
        case .turnover, .blurRadius, .blurSaturation: false
        default: true
        }
    }

    /// Which layers have it.
    enum Host { case everyLayer, shapes, gradients }

    var host: Host {
        switch self {
        case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase: .shapes
        case .colors, .locations, .startPoint, .endPoint: .gradients
        default: .everyLayer
        }
    }

    /// Whether most layers have it as it is at first.
    var isRare: Bool {
        switch self {
        case .bounds, .position, .anchorPoint, .zPosition, .transform, .sublayerTransform, .opacity, .cornerRadius,
            .backgroundColor, .borderWidth, .borderColor, .hidden, .turnover:
            false
        default: true
        }
    }

    /// What it is at first.
    var initialValue: LayerValue {
        switch self {
        case .shadowColor, .fillColor: .color(.black)
        case .shadowOffset: .point(CGPoint(x: 0, y: -3))
        case .shadowRadius: .scalar(3)
        case .shadowPath, .path: .path(nil)
        case .strokeColor: .color(nil)
        case .strokeEnd, .lineWidth, .blurSaturation: .scalar(1)
        case .miterLimit: .scalar(10)
        case .shadowOpacity, .strokeStart, .lineDashPhase, .blurRadius: .scalar(0)
        case .colors: .colors(nil)
        case .locations: .numbers(nil)
        case .startPoint: .point(CGPoint(x: 0.5, y: 0))
        case .endPoint: .point(CGPoint(x: 0.5, y: 1))
        case .bounds, .position, .anchorPoint, .zPosition, .transform, .sublayerTransform, .opacity, .cornerRadius,
            .backgroundColor, .borderWidth, .borderColor, .hidden, .turnover:
            LayerValues()[self]
        }
    }
}

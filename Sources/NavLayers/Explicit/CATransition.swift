import Foundation
import NavCore

/// An animation from what a layer looked like to what it looks like now, whatever has changed: its own look, its content, the layers in it.
///
/// Add it in the turn in which the changes are made, before or after them. What was seen of the layer in the last picture gives way to the present
/// content, which may go on changing. A layer that was never seen just shows its new content. The layer's place, size and opacity take no part.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The key under which a layer keeps a transition, whatever it is added under.
    static let key = "transition"

    /// How the new content comes. `.fade` by default.
    open var type = CATransitionType.fade

    /// Where it comes from, or in a reveal where the old content goes away to; nil is `.fromLeft`. A fade comes from nowhere.
    open var subtype: CATransitionSubtype?

    /// 0…1: how much of the transition is over when it begins. 0 by default.
    open var startProgress: Float = 0
    /// 0…1: how much of it is over when it ends. 1 by default.
    open var endProgress: Float = 1

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func effect(on subject: AnimationSubject, duration: Double) -> AnimationEffect {
        guard subject.layer.changePicture(style) else { return .property([]) }
        func share(_ progress: Float) -> LayerValue { .scalar(CGFloat(min(max(progress, 0), 1))) }
        let course = ValueCourse.way(from: share(startProgress), to: .value(share(endProgress)))
        return .property([PropertyEffect(LayerKeyPath(.turnover), course)])
    }

    private var style: PictureChange.Style {
        switch type {
        case .moveIn: .slide(.new, along: (subtype ?? .fromLeft).way)
        case .push: .slide(.both, along: (subtype ?? .fromLeft).way)
        case .reveal: .slide(.old, along: (subtype ?? .fromLeft).way)
        default: .dissolve
        }
    }
}

/// How the content of a layer changes in a transition. A name that is none of these fades.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content dissolves into the new.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides off the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Which way a transition slides.
///
/// As on iOS, and other than their names say, `.fromTop` slides upwards, from the lower edge, and `.fromBottom` downwards: Core Animation has these
/// names from a system whose y axis points up.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Towards the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Towards the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// The direction of the motion.
    fileprivate var way: CGVector {
        switch self {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}

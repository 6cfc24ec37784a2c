public import Foundation
import NavCore

/// How a view comes and how it goes, as a value that can be combined and turned round.
///
///     let forward = ViewTransition.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
///     let back = forward.reversed
///
/// A transition says what a view looks like where it is not there: that is where it comes from, and where it goes to. Any container can
/// use one, and ``animator(_:leavingInFront:)`` makes one of them an animator for navigation, tabs and presentations.
public nonisolated struct ViewTransition: Hashable, Sendable {
    /// A side of the container. Leading and trailing change places from right to left.
    public enum Edge: Hashable, Sendable, CaseIterable { case top, leading, bottom, trailing }

    enum Effect: Hashable {
        case move(Edge)
        case offset(x: CGFloat, y: CGFloat)
        case scale(CGFloat, anchor: CGPoint)
        case opacity
    }

    /// What a view looks like before it comes.
    var insertion: [Effect]
    /// What a view looks like after it has gone.
    var removal: [Effect]

    private init(_ effects: Effect...) { (insertion, removal) = (effects, effects) }

    /// Comes and goes at once.
    public static let identity = ViewTransition()

    /// Fades.
    public static let opacity = ViewTransition(.opacity)

    /// Comes in over an edge of the container, and goes out over it. It travels the container's width or height.
    public static func move(edge: Edge) -> ViewTransition { ViewTransition(.move(edge)) }

    /// Comes from beside its place, and goes there.
    ///
    /// - Parameters:
    ///   - x: In points, toward the trailing side.
    ///   - y: In points, down.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> ViewTransition { ViewTransition(.offset(x: x, y: y)) }

    /// Grows to its size, and shrinks from it.
    ///
    /// - Parameters:
    ///   - scale: How large it is where it is not there; 1 is its size. At least 0.
    ///   - anchor: What stays in its place: (0, 0) is the view's top leading corner, (1, 1) the bottom trailing one.
    public static func scale(_ scale: CGFloat = 0, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> ViewTransition {
        precondition(scale >= 0, "ViewTransition.scale(\(scale)): a view has no size below 0; give 0 or more")
        return ViewTransition(.scale(scale, anchor: anchor))
    }

    /// Comes as `insertion` comes, and goes as `removal` goes.
    public static func asymmetric(insertion: ViewTransition, removal: ViewTransition) -> ViewTransition {
        var both = identity
        both.insertion = insertion.insertion
        both.removal = removal.removal
        return both
    }

    /// Does both at once.
    public func combined(with other: ViewTransition) -> ViewTransition {
        var both = self
        both.insertion += other.insertion
        both.removal += other.removal
        return both
    }

    /// The way back: comes where this one goes, and goes where this one comes.
    public var reversed: ViewTransition {
        var back = self
        (back.insertion, back.removal) = (removal, insertion)
        return back
    }
}

import Foundation
import NavCore

/// One property of one layer on its way, as part of a section.
@MainActor package final class Track {
    /// How the shown value comes from the model value, which has been the goal since the block was run.
    enum Motion {
        /// A difference that dies away, on top of whatever else there is.
        case adding(Difference)
        /// The value itself, whatever is beneath.
        case replacing(Way)
        /// Likewise, through several values.
        indirect case stops(Route)
    }

    let section: Section
    var motion: Motion
    package let property: LayerProperty
    /// Kept alive while it moves. The layer keeps this one too, until it is taken off it: at the end of the motion, when the layer leaves
    /// the window, or when the timeline goes.
    package let layer: CALayer

    init(_ layer: CALayer, _ property: LayerProperty, _ motion: Motion, in section: Section) {
        self.layer = layer
        self.property = property
        self.motion = motion
        self.section = section
    }

    var timeline: Timeline { section.timeline }

    /// Whether nothing can be added to what it moves.
    var isReplacing: Bool {
        switch motion {
        case .adding: timeline.isRepeating
        case .replacing, .stops: true
        }
    }

    /// Lays the motion at `instant` over `values`.
    func apply(to values: inout LayerValues, at instant: FrameInstant) {
        let headway = section.headway(at: instant)
        switch motion {
        case .adding(.point(let way)) where property == .position:
            values.position.x += way.dx * CGFloat(1 - headway.x)
            values.position.y += way.dy * CGFloat(1 - headway.y)
        case .adding(let difference): values[property] = difference.added(to: values[property], times: .one - headway)
        case .replacing(let way): values[property] = way.value(at: CGFloat(headway.x))
        case .stops(let route): values[property] = route.value(at: headway.x)
        }
    }
}

extension Track {
    /// Makes a way that is still to go larger or smaller, where there is one between two points.
    func scaleWay(x: CGFloat, y: CGFloat) {
        guard case .adding(.point(let way)) = motion else { return }
        motion = .adding(.point(CGVector(dx: way.dx * x, dy: way.dy * y)))
    }
}

// MARK: The end

extension Track {
    /// Whether the model keeps its value whatever becomes of the motion: the picture of before is gone when nothing moves any more.
    private var isTransient: Bool { property == .turnover }

    /// Called again it does nothing.
    func leaveLayer() {
        guard layer.lift(self) else { return }
        if property == .turnover { layer.endPictureChange() }
        layer.mark(property)
    }

    /// Leaves the layer, with the model value of `position`.
    func settle(at position: Timeline.Position) {
        leaveLayer()
        if !isTransient { layer.settle(property, at: value(at: position, from: layer.values[property])) }
    }

    /// What to keep when the motion is over. `model` has the goal of this motion in it.
    private func value(at position: Timeline.Position, from model: LayerValue) -> LayerValue {
        let headway = section.strand.origin
        return switch (motion, position) {
        case (_, .end): model
        case (.adding(let difference), .start): difference.added(to: model, times: .one)
        case (.adding(let difference), .current): difference.added(to: model, times: .one - headway)
        case (.replacing(let way), .start): way.start
        case (.replacing(let way), .current): way.value(at: CGFloat(headway.x))
        case (.stops(let route), .start): route.start
        case (.stops(let route), .current): route.value(at: headway.x)
        }
    }

    /// Puts the model value at `position`, after the motion has been stopped where it was.
    func move(to position: Timeline.Position) {
        guard position != .current, !isTransient else { return }
        let (present, headway) = (layer.values[property], section.strand.origin)
        switch (motion, position) {
        case (.adding(let difference), .end):
            layer.settle(property, at: difference.added(to: present, times: headway - Headway.one))
        case (.adding(let difference), _): layer.settle(property, at: difference.added(to: present, times: headway))
        case (.replacing(let way), .end): layer.settle(property, at: way.end)
        case (.replacing(let way), _): layer.settle(property, at: way.start)
        case (.stops(let route), .end): layer.settle(property, at: route.end)
        case (.stops(let route), _): layer.settle(property, at: route.start)
        }
    }

    /// The model has the value of the keyframe that was called last; what stays is the one that is last in time.
    func settleOnRoute() {
        if case .stops(let route) = motion { layer.settle(property, at: route.end) }
    }
}

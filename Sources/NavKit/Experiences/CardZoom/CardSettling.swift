import Foundation
import NavCore

/// What a page does that has been let go: each edge on a spring of its own, with the speed that it had.
nonisolated struct CardSettling {
    let departure: FrameInstant
    let start: CardPose
    let goal: CardPose
    private let velocity: Edges
    private let still: Spring
    private let pushed: Spring
    /// How far an edge may pass its goal, as a share of its way.
    private let overshoot: Double
    private let longest: Double

    /// What is nearer to its goal than this, in points, has arrived.
    private static let tolerance = 0.5

    /// Back to where the page was.
    static func back(
        from start: CardPose, to goal: CardPose, velocity: Edges, at departure: FrameInstant, _ style: CardZoomStyle
    ) -> CardSettling {
        CardSettling(
            start, goal, velocity, departure, frequency: style.returnFrequency, ratio: style.returnDampingRatio,
            overshoot: .infinity, longest: style.longestFlight)
    }

    /// On to the card.
    static func landing(
        from start: CardPose, to goal: CardPose, velocity: Edges, at departure: FrameInstant, _ style: CardZoomStyle
    ) -> CardSettling {
        let most = (goal.rect.edges - start.rect.edges).absolute * style.fastestLanding
        return CardSettling(
            start, goal, velocity.clamped(lowerBound: -most, upperBound: most), departure,
            frequency: style.landingFrequency, ratio: style.landingDampingRatio, overshoot: style.landingOvershoot,
            longest: style.longestFlight)
    }

    private init(
        _ start: CardPose, _ goal: CardPose, _ velocity: Edges, _ departure: FrameInstant, frequency: Double,
        ratio: Double, overshoot: Double, longest: Double
    ) {
        (self.start, self.goal, self.velocity, self.departure) = (start, goal, velocity, departure)
        (self.overshoot, self.longest) = (overshoot, longest)
        still = Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        pushed = still.with(velocity: 1)
    }

    /// How far it has come, as if it had set out from rest.
    func progress(at now: FrameInstant) -> Double { still.progress(at: now.seconds(since: departure)) }

    /// A spring is linear: what it does from rest, and what a push adds.
    func edges(at now: FrameInstant) -> Edges {
        let t = now.seconds(since: departure)
        let (target, way) = (goal.rect.edges, goal.rect.edges - start.rect.edges)
        let rest = still.progress(at: t)
        let free = start.rect.edges + way * rest + velocity * (pushed.progress(at: t) - rest)
        guard overshoot.isFinite else { return free }
        let beyond = way.absolute * overshoot
        return free.clamped(
            lowerBound: target - beyond.replacing(with: .infinity, where: way .> 0),
            upperBound: target + beyond.replacing(with: .infinity, where: way .< 0))
    }

    /// Of the edges, in points a second.
    func speed(at now: FrameInstant) -> Edges {
        (edges(at: now.advanced(bySeconds: Self.step)) - edges(at: now)) / Self.step
    }

    private static let step = 1e-4

    func hasArrived(at now: FrameInstant) -> Bool {
        let t = now.seconds(since: departure)
        guard t < longest else { return true }
        let left = (goal.rect.edges - edges(at: now)).absolute.max()
        let slow = speed(at: now).absolute.max() < Self.tolerance / Self.glance
        return left < Self.tolerance && slow
    }

    /// What moves less than the tolerance in this time, in seconds, stays there.
    private static let glance = 0.1

    func pose(at now: FrameInstant) -> CardPose {
        let p = progress(at: now)
        let share = p.clamped(to: 0...1)
        var pose = CardPose(rect: edges(at: now).rect, corner: start.corner + (goal.corner - start.corner) * share)
        pose.dim = start.dim + (goal.dim - start.dim) * share
        pose.alpha = start.alpha + (goal.alpha - start.alpha) * share
        return pose
    }
}

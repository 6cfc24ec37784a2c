public import Foundation

/// The numbers of a card zoom. Springs are of unit mass: a frequency in radians a second, and a damping ratio, where 1 does not overshoot.
///
/// Shares of a way are 0…1. Following the finger in both directions and committing from 20 % are what apps that imitate the original do;
/// the system's own zoom trails sideways and commits later. What changes applies to transitions that start later.
public nonisolated struct CardZoomStyle: Sendable {
    // MARK: The flight

    /// Of the spring from card to page, and back by the button.
    public var flightFrequency = 19.0
    public var flightDampingRatio = 1.0
    /// What `transitionDuration(using:)` answers, in seconds; blocks alongside take as long.
    public var duration: TimeInterval = 0.45
    /// A flight is over after this many seconds at the latest.
    public var longestFlight: TimeInterval = 0.6
    /// The share of the flight over which the card's own picture fades out.
    public var cardFade = 0.55
    /// The alpha of the black over the list while the page is up.
    public var dim = 0.45
    /// The shadow of the card half way: its blur in points, its alpha, and how far below the card it lies.
    public var shadowBlur: CGFloat = 18
    public var shadowAlpha = 0.24
    public var shadowOffset: CGFloat = 4
    /// Without a card in sight the page grows from this share of its size, and shrinks to it.
    public var fallbackScale = 0.86
    /// A card of which less than this share of its area is seen counts as out of sight.
    public var leastVisibleShare = 0.2
    /// Where motion is to be reduced, pages fade into each other for this many seconds.
    public var crossFadeDuration: TimeInterval = 0.14
    /// True: pages fade into each other and nothing flies, as they do where the user prefers that to motion.
    public var prefersCrossFade = false

    // MARK: Under the finger

    /// How far a finger moves before the page does, in points.
    public var slop: CGFloat = 10
    /// A finger that comes down no farther than this from the leading edge, in points, wins over a carousel.
    public var edgeWidth: CGFloat = 20
    /// How much smaller the page is after a travel of its whole width.
    public var shrink = 0.67
    /// It never gets smaller than this share of its size.
    public var leastScale = 0.37
    /// Downward, the page shrinks less and less from this share of the height on, and by no more than `kneeReach` more.
    public var knee = 0.52
    public var kneeReach = 0.4203
    /// The corners of a page under the finger, in points, reached when it has shrunk by `cornerShrink`.
    public var heldCornerRadius: CGFloat = 16
    public var cornerShrink = 0.14

    // MARK: Letting go

    /// The page goes on if it is, or within `foresight` seconds will be, this share of the way out.
    public var commitShare = 0.2
    /// The same for a finger that came down at the leading edge.
    public var edgeCommitShare = 0.2
    public var foresight = 0.12
    /// Moving back faster than this, in widths or heights a second, it goes back whatever its place.
    public var turnBackSpeed = 0.75
    /// Of the spring that lands the page on its card.
    public var landingFrequency = 15.0
    public var landingDampingRatio = 0.75
    /// How far beyond its goal a landing may swing, as a share of its way.
    public var landingOvershoot = 0.03
    /// No edge lands faster than this, in its own ways a second.
    public var fastestLanding = 20.0
    /// Of the spring that takes the page back.
    public var returnFrequency = 22.0
    public var returnDampingRatio = 0.9

    public init() {}
}

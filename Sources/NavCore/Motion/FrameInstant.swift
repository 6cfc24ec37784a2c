/// An instant of the monotonic frame clock, to the nanosecond.
///
/// The zero of the clock is the backend's choice, so only differences mean something. It has nothing to do with
/// the wall clock: setting that forward or back changes no instant.
public struct FrameInstant: Comparable, Hashable, Sendable {
    package let nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// `seconds` after the clock's zero, rounded to the nanosecond.
    public init(seconds: Double) { nanoseconds = Int64((seconds * 1e9).rounded()) }

    /// Later than anything.
    package static let distantFuture = FrameInstant(nanoseconds: .max)

    /// Seconds since the clock's zero.
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Seconds from `earlier` to here; negative if `earlier` is the later one.
    public func seconds(since earlier: FrameInstant) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1e9 }

    public func advanced(bySeconds seconds: Double) -> FrameInstant {
        FrameInstant(nanoseconds: nanoseconds + Int64((seconds * 1e9).rounded()))
    }

    public func advanced(by duration: Duration) -> FrameInstant {
        let (seconds, attoseconds) = duration.components
        return FrameInstant(nanoseconds: nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    public static func < (a: FrameInstant, b: FrameInstant) -> Bool { a.nanoseconds < b.nanoseconds }
}

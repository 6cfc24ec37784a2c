import Foundation
package import NavCore

/// The clock that every instant of a real window is read from: `CLOCK_MONOTONIC`, which no one can set.
package nonisolated enum MonotonicClock {
    package static var now: FrameInstant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return FrameInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}

import NavCore

/// Turns the backend's instants into those of the animations, which may run slower or faster than the world.
nonisolated struct FrameClock {
    /// Seconds of animation a second of the world, more than 0. A change has no step in it.
    var speed = 1.0 {
        willSet { precondition(newValue > 0, "FrameLoop.speed: \(newValue) would stop or turn back time; give a speed above 0") }
    }
    private var last: (world: FrameInstant, animation: FrameInstant)?

    /// The instant of the animations when the world is at `world`; never earlier than the last one.
    mutating func instant(at world: FrameInstant) -> FrameInstant {
        guard let last else {
            self.last = (world, world)
            return world
        }
        let passed = max(world.seconds(since: last.world), 0)
        let animation = last.animation.advanced(bySeconds: passed * speed)
        self.last = (max(world, last.world), animation)
        return animation
    }

    /// The instant of the world at which the animations will be at `animation`.
    func world(at animation: FrameInstant) -> FrameInstant {
        guard let last else { return animation }
        return last.world.advanced(bySeconds: animation.seconds(since: last.animation) / speed)
    }
}

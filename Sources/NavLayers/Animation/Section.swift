package import NavCore

/// What one block set moving in a timeline: all of it is equally far at any moment.
@MainActor package final class Section {
    // What a frame needs comes first: it lies together in memory.
    private var shownHeadway = Headway.zero
    private var shownTime = FrameInstant.distantFuture
    package unowned let timeline: Timeline
    /// What it shows as long as the timeline's leg lasts; nil where that is not known yet, or where there is no such thing.
    private var course: Strand.Course?
    var strand: Strand {
        didSet { forget() }
    }
    /// Whether what replaces a running motion starts from the picture, not from the model.
    let beginsFromShown: Bool
    /// How values between keyframes are found.
    let interpolation: Route.Interpolation
    var tracks: [Track] = []
    /// Something that was to move has been taken away.
    private(set) var wasCut = false
    /// How many keyframes its block has asked for.
    private var frameCount = 0
    private var ends: [(Timeline.Ending) -> Void] = []

    init(in timeline: Timeline, strand: Strand, beginsFromShown: Bool, interpolation: Route.Interpolation) {
        self.timeline = timeline
        self.strand = strand
        self.beginsFromShown = beginsFromShown
        self.interpolation = interpolation
    }

    package var isEmpty: Bool { tracks.isEmpty }

    /// Seconds at the timeline's own pace.
    package var seconds: Double { timeline.machine.duration * (strand.span.end - strand.span.start) }

    /// The curve that a block inside inherits.
    package var shape: TimingShape { strand.shape ?? timeline.machine.shape }

    /// Reckoned once an instant for all that moves with it.
    func headway(at instant: FrameInstant) -> Headway {
        let time = LayerClock.isAnyInUse ? timeline.time(at: instant) : instant
        if shownTime != time {
            (shownTime, shownHeadway) = (time, course?.headway(at: time) ?? reckonedHeadway(at: time))
        }
        return shownHeadway
    }

    private func reckonedHeadway(at time: FrameInstant) -> Headway {
        course = strand.course(timeline.machine)
        return strand.headway(timeline.machine.reading(at: time))
    }

    /// The timeline has gone over to something else than it did.
    func forget() { (shownTime, course) = (.distantFuture, nil) }

    /// Takes all it moves off their layers, the models being what they are.
    func leaveLayers() {
        for track in tracks { track.leaveLayer() }
        tracks = []
    }

    /// Makes anew what shows its properties; once for those of a layer that show in the same place.
    func mark() {
        var last: (layer: ObjectIdentifier, isInside: Bool)?
        for track in tracks {
            let place = (layer: ObjectIdentifier(track.layer), isInside: track.property.isInside)
            if let last, last == place, track.property != .bounds { continue }
            track.layer.mark(track.property)
            last = place
        }
    }

    /// Runs `changes` as the next keyframe of this section.
    package func addFrame(over span: Span, _ changes: () -> Void) {
        frameCount += 1
        AnimationContext.with(.recording(self, frame: KeyFrame(span: span, number: frameCount)), changes)
    }

    /// Lays out what it moves now, so that what depends on that moves along.
    package func layOut() {
        for track in tracks { track.layer.owner?.layOutIfNeeded() }
    }

    /// Calls `end` once, when this part of the run is over.
    package func onEnd(_ end: @escaping (Timeline.Ending) -> Void) {
        ends.append(end)
        timeline.disturb()
    }

    package var hasEnds: Bool { !ends.isEmpty }

    package func tellEnds(_ ending: Timeline.Ending) {
        for end in takeEnds() { end(ending) }
    }

    func takeEnds() -> [(Timeline.Ending) -> Void] {
        defer { ends = [] }
        return ends
    }

    /// How it has ended by `time`, while the timeline goes on; nil if it has not.
    func ending(at time: Double) -> Timeline.Ending? {
        if ends.isEmpty { return nil }
        if wasCut && tracks.isEmpty { return .cut }
        return strand.span.end < 1 && time >= strand.span.end ? .arrived(.end) : nil
    }

    /// Takes a motion away before its time.
    func cut(_ track: Track) {
        tracks.removeAll { $0 === track }
        track.leaveLayer()
        wasCut = true
        timeline.disturb()
    }
}

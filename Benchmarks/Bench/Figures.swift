import Foundation

/// Runs that are compared with the floor's take turns with them, for the machine is not equally busy all the time.
private let rounds = 3

/// The default push and pop, each with a page that is built anew, at 60 pictures a second.
func slideFigures(width: Int, height: Int) throws -> [Figure] {
    let pairs = 3
    var costs: [Double] = [], ratios: [Double] = [], p99s: [Double] = [], missed = 0.0
    for _ in 0..<rounds {
        let ours = try Child.scenario("slide", width, height, pairs)
        let frames = try Int((ours.value("frames") / Double(2 * pairs)).rounded())
        let floor = try Child.floor("slide", width, height, pairs, frames).number()
        try costs.append(ours.value("cpu.ms"))
        try ratios.append(ours.value("cpu.ms") / floor)
        try p99s.append(ours.value("p99.ms"))
        missed += try ours.value("missed")
    }
    let prefix = "slide.\(width)x\(height)."
    return [
        Figure(prefix + "cpu.ms", median(costs), "ms"), Figure(prefix + "cpu.ratio", median(ratios), "x"),
        Figure(prefix + "p99.ms", median(p99s), "ms"), Figure(prefix + "missed", missed, "frames"),
    ]
}

/// A push and a pop without animation, on stacks of 1 page and of 1,000.
func pushPopFigures() throws -> [Figure] {
    let shallow = try Child.scenario("pushpop", 1).value("ops")
    let deep = try Child.scenario("pushpop", 1000).value("ops")
    return [
        Figure("pushpop.depth1.ops", shallow, "ops/s"), Figure("pushpop.depth1000.ops", deep, "ops/s"),
        Figure("pushpop.depth.ratio", shallow / deep, "x"),
    ]
}

/// Five seconds in which nothing happens.
func idleFigures() throws -> [Figure] {
    let idle = try Child.scenario("idle", 5)
    return try [
        Figure("idle.presents", idle.value("presents"), "presents"), Figure("idle.cpu.ms", idle.value("cpu.ms"), "ms"),
    ]
}

/// From the start of the process to the first picture.
func startFigures() throws -> [Figure] {
    var ours: [Double] = [], floors: [Double] = []
    for _ in 0..<7 {
        ours.append(try Child.scenario("start", 390, 844).seconds(toLine: "first"))
        floors.append(try Child.floor("start", 390, 844).seconds(toLine: "first"))
    }
    return [
        Figure("start.ms", median(ours) * 1000, "ms"), Figure("start.ratio", median(ours) / median(floors), "x"),
    ]
}

/// What it takes to know where 100, 1,000 and 10,000 views are that move and fade, each by an animator of its own; nothing is drawn.
func animatorFigures() throws -> [Figure] {
    var figures: [Figure] = []
    for count in [100, 1000] {
        try figures.append(Figure("animator.\(count).ms", Child.scenario("animators", count).value("frame.ms"), "ms"))
    }
    var costs: [Double] = [], ratios: [Double] = [], allocations: [Double] = []
    for _ in 0..<rounds {
        let ours = try Child.scenario("animators", 10_000)
        try costs.append(ours.value("frame.ms"))
        try ratios.append(ours.value("frame.ms") / Child.scenario("plain", 10_000).value("frame.ms"))
        try allocations.append(ours.value("allocations"))
    }
    return figures + [
        Figure("animator.10000.ms", median(costs), "ms"), Figure("animator.10000.ratio", median(ratios), "x"),
        Figure("animator.allocations", median(allocations), "allocations"),
    ]
}

/// The most memory that a run of transitions takes, and what each further page on the stack adds.
func memoryFigures() throws -> [Figure] {
    let peak = try Child.scenario("slide", 390, 844, 3).value("peak.kb") / 1024
    let page = try Child.scenario("stack", 200).value("page.kb")
    return [Figure("memory.peak.mb", peak, "MB"), Figure("memory.page.kb", page, "kB")]
}

import Foundation

/// What a window wrote about its turns and pictures. All times are in seconds of the monotonic clock.
struct FrameLog {
    struct Line: Decodable {
        enum Kind: String, Decodable { case turn, present, close }

        let kind: Kind
        let woke: Double?
        let seen: Double?
        let begin: Double?
        let end: Double?
        let shown: Bool?
    }

    let lines: [Line]

    init(text: String) throws {
        lines = try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    /// The monotonic clock now.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// When the turns woke.
    func turns(from begin: Double, to end: Double = .infinity) -> [Double] {
        lines.compactMap { $0.kind == .turn ? $0.woke : nil }.filter { $0 >= begin && $0 <= end }
    }

    /// When pictures were out.
    func pictures(from begin: Double, to end: Double = .infinity) -> [Double] {
        lines.compactMap { $0.shown == true ? $0.end : nil }.filter { $0 >= begin && $0 <= end }
    }

    /// The value that `fraction` of the distances between pictures do not exceed, in seconds.
    static func quantile(_ fraction: Double, ofDistances times: [Double]) -> Double {
        let distances = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
        guard let last = distances.indices.last else { return .infinity }
        return distances[Int((Double(last) * fraction).rounded(.up))]
    }
}

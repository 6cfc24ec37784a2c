import Foundation
import NavRaster
import NavTesting

/// One run of `strip`: records the frames and draws what was asked for.
@MainActor struct StripRun {
    private let transition: RegisteredTransition
    private let console: Console
    private let arguments: Arguments

    init(_ transition: RegisteredTransition, _ console: Console, _ arguments: Arguments) {
        (self.transition, self.console, self.arguments) = (transition, console, arguments)
    }

    func run() throws -> CommandStatus {
        guard arguments.has("out") || arguments.has("keep") || arguments.has("against") else {
            throw CommandFailure(.usage, "strip needs --out, --keep or --against")
        }
        let out = try arguments.value("out").map(Target.init)
        let style = try style()
        var strip = try recorded()
        if let count = try arguments.number("frames", in: 2...1000) { strip = strip.thinned(to: Int(count)) }
        let difference = try arguments.value("against").map {
            try strip.difference(from: FrameStrip(framesFrom: URL(fileURLWithPath: $0)))
        }
        try arguments.value("keep").map { try strip.write(framesTo: URL(fileURLWithPath: $0)) }
        try out.map { try write(difference?.strip ?? strip, to: $0, style) }
        try tell(Outcome(transition.name, strip, difference, out?.url.relativePath))
        return difference.map { $0.isEmpty } ?? true ? .fine : .faults
    }

    private func recorded() throws -> FrameStrip {
        let rate = try arguments.number("rate", in: 1...1000) ?? 60
        return transition.conformance.strip(title: transition.name, size: try windowSize(), refreshRate: rate)
    }

    private func style() throws -> StripStyle {
        StripStyle(
            frameWidth: CGFloat(try arguments.number("width", in: 8...4000) ?? 120),
            columns: try arguments.number("columns", in: 1...1000).map { Int($0) })
    }

    private func windowSize() throws -> CGSize {
        guard let text = arguments.value("window") else { return CGSize(width: 390, height: 844) }
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy((1...8000).contains) else {
            throw CommandFailure(.usage, "--window \(text): a size such as 390x844 is needed")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private func write(_ strip: FrameStrip, to target: Target, _ style: StripStyle) throws {
        switch target.kind {
        case .animation: try strip.write(animationTo: target.url, style, slowness: arguments.number("slow", in: 0.01...1000) ?? 1)
        case .picture where arguments.has("onion"): try strip.onionSkin()?.pngData().write(to: target.url)
        case .picture: try strip.pngData(style).write(to: target.url)
        }
    }

    private func tell(_ outcome: Outcome) throws {
        if arguments.has("json") { return console.say(try JSONText.of(outcome)) }
        console.say(outcome.line)
    }

    private struct Target {
        enum Kind { case picture, animation }

        let url: URL
        let kind: Kind

        init(_ path: String) throws {
            url = URL(fileURLWithPath: path)
            switch url.pathExtension.lowercased() {
            case "png": kind = .picture
            case "webp": kind = .animation
            default: throw CommandFailure(.usage, "--out \(path): its name must end with .png or .webp")
            }
        }
    }

    private nonisolated struct Outcome: Encodable {
        struct Frame: Encodable {
            let milliseconds: Double
            let share: Double?
            /// Of its pixels, how many differ from the earlier frame, 0…1.
            let differing: Double?
        }

        let name: String
        let file: String?
        let frames: [Frame]
        private let isCompared: Bool
        private let extraFrames: Int

        init(_ name: String, _ strip: FrameStrip, _ difference: StripDifference?, _ file: String?) {
            (self.name, self.file) = (name, file)
            (isCompared, extraFrames) = (difference != nil, difference?.extraFrames ?? 0)
            frames = strip.frames.enumerated().map { index, frame in
                let shares = difference?.shares ?? []
                return Frame(
                    milliseconds: (frame.time * 1_000_000).rounded() / 1000, share: frame.share,
                    differing: index < shares.count ? shares[index] : nil)
            }
        }

        var line: String {
            let end = Int(frames.last?.milliseconds.rounded() ?? 0)
            let differing = frames.filter { $0.differing ?? 0 > 0 }.count
            let words = [
                "\(name): \(Text.plural(frames.count, "frame")), \(end) ms", isCompared ? "\(differing) differ" : nil,
                extraFrames == 0 ? nil : "\(abs(extraFrames)) \(extraFrames > 0 ? "more" : "fewer") than before", file,
            ]
            return words.compactMap(\.self).joined(separator: ", ")
        }
    }
}

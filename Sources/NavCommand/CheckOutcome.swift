package import NavTesting

/// What was found of one transition, as it is told.
@MainActor package struct CheckOutcome {
    let name: String
    let report: ConformanceReport
    /// The files that show the frames of a finding.
    let strips: [ConformanceRule: String]

    package init(name: String, report: ConformanceReport, strips: [ConformanceRule: String] = [:]) {
        (self.name, self.report, self.strips) = (name, report, strips)
    }

    /// As plain text: the name, and under it what was found.
    package var lines: [String] {
        let count = Text.plural(report.situations.count, "situation")
        let verdict = report.findings.isEmpty ? ": nothing found" : ""
        return ["\(name) (\(report.kind.rawValue), \(count))\(verdict)"] + report.findings.flatMap(lines(of:))
    }

    private func lines(of finding: ConformanceFinding) -> [String] {
        let details = [
            ("seen", finding.seen), ("expected", finding.expected), ("lowered", finding.excuse), ("frames", strips[finding.rule]),
        ]
        return [
            "  \(Self.word(for: finding)) \(finding.rule.id): \(finding.rule.sentence)",
            "    \(Text.padded("when", to: 9)) \(finding.situation), at \(finding.milliseconds) ms",
        ] + details.compactMap { title, words in words.map { "    \(Text.padded(title, to: 9)) \($0)" } }
    }

    private static func word(for finding: ConformanceFinding) -> String {
        finding.excuse != nil ? "lowered" : finding.rule.weight.rawValue
    }

    /// All of them together, as JSON has it.
    nonisolated struct Summary: Encodable {
        let transitions: [Entry]
        let faults: Int
        let advice: Int
        let lowered: Int

        @MainActor init(_ outcomes: [CheckOutcome]) {
            transitions = outcomes.map(Entry.init)
            faults = outcomes.map(\.report.faults.count).reduce(0, +)
            advice = outcomes.map(\.report.advice.count).reduce(0, +)
            lowered = outcomes.map(\.report.lowered.count).reduce(0, +)
        }

        var line: String {
            let situations = transitions.map(\.situations.count).reduce(0, +)
            let loweredWords = lowered == 0 ? "" : ", \(lowered) lowered"
            return "\(Text.plural(transitions.count, "transition")) in \(Text.plural(situations, "situation")): "
                + "\(Text.plural(faults, "fault")), \(Text.plural(advice, "piece")) of advice\(loweredWords)"
        }
    }

    nonisolated struct Entry: Encodable {
        struct Finding: Encodable {
            let rule: String
            let sentence: String
            let weight: String
            let situation: String
            let milliseconds: Int
            let seen: String
            let expected: String
            let lowered: String?
            let frames: String?
        }

        let name: String
        let kind: String
        let situations: [String]
        let findings: [Finding]

        @MainActor init(_ outcome: CheckOutcome) {
            name = outcome.name
            kind = outcome.report.kind.rawValue
            situations = outcome.report.situations
            findings = outcome.report.findings.map { finding in
                Finding(
                    rule: finding.rule.id, sentence: finding.rule.sentence, weight: finding.rule.weight.rawValue,
                    situation: finding.situation, milliseconds: finding.milliseconds, seen: finding.seen, expected: finding.expected,
                    lowered: finding.excuse, frames: outcome.strips[finding.rule])
            }
        }
    }
}

import Foundation
import NavTesting

/// One run of the battery over some transitions.
@MainActor struct CheckRun {
    private let transitions: [RegisteredTransition]
    private let console: Console
    private let isJSON: Bool
    private let isStrict: Bool
    private let strips: URL?

    init(_ transitions: [RegisteredTransition], _ console: Console, _ arguments: Arguments) {
        (self.transitions, self.console) = (transitions, console)
        isJSON = arguments.has("json")
        isStrict = arguments.has("strict")
        strips = arguments.value("strips").map { URL(fileURLWithPath: $0) }
    }

    func run() throws -> CommandStatus {
        let outcomes = try transitions.enumerated().map { index, transition in try outcome(of: transition, number: index + 1) }
        console.endProgress()
        if isJSON {
            console.say(try JSONText.of(CheckOutcome.Summary(outcomes)))
        } else {
            outcomes.flatMap(\.lines).forEach(console.say)
            console.say(CheckOutcome.Summary(outcomes).line)
        }
        let isFine = outcomes.allSatisfy { $0.report.faults.isEmpty && !(isStrict && !$0.report.advice.isEmpty) }
        return isFine ? .fine : .faults
    }

    private func outcome(of transition: RegisteredTransition, number: Int) throws -> CheckOutcome {
        console.progress(number, of: transitions.count, transition.name)
        let report = transition.conformance.report { situation in
            console.progress(number, of: transitions.count, transition.name, detail: situation)
        }
        return CheckOutcome(name: transition.name, report: report, strips: try write(report, of: transition.name))
    }

    /// The frames of each finding, by rule.
    private func write(_ report: ConformanceReport, of name: String) throws -> [ConformanceRule: String] {
        guard let strips, !report.findings.isEmpty else { return [:] }
        try FileManager.default.createDirectory(at: strips, withIntermediateDirectories: true)
        return try report.findings.reduce(into: [:]) { files, finding in
            guard let strip = finding.strip else { return }
            let file = strips.appendingPathComponent("\(FileName.of(name)).\(finding.rule.id).png")
            try strip.pngData().write(to: file)
            files[finding.rule] = file.relativePath
        }
    }
}

enum FileName {
    /// The name with everything that a shell would have to be told about as a dash.
    static func of(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
}

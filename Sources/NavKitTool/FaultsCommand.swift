import FaultyTransitions
import NavCommand
import NavTesting

/// The proof of the kit: every faulty transition is named by its rule, and nothing is said of the others.
@MainActor enum FaultsCommand {
    static func command(console: Console = .standard) -> Command {
        Command(
            "faults", "tries the kit itself, on transitions with one fault each and on some with none", operands: .any("NAME"),
            options: [Command.Option("json", "tells it as JSON"), Command.Option("quiet", "does not tell how far it is")]
        ) { arguments in
            var console = console
            console.isQuiet = arguments.has("quiet")
            let proof = Proof(try subjects(arguments.operands), console)
            if arguments.has("json") {
                console.say(try JSONText.of(proof.rows))
            } else {
                proof.lines.forEach(console.say)
            }
            return proof.isGood ? .fine : .faults
        }
    }

    private static func subjects(_ names: [String]) throws -> [Subject] {
        let all = Fault.all.map(Subject.init) + Sound.all.map(Subject.init)
        for name in names where !all.contains(where: { $0.name == name }) {
            throw CommandFailure(.usage, "no transition of the proof is called \(name)")
        }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }

    /// What is tried, and what must be said of it.
    struct Subject {
        let name: String
        let number: String
        /// nil: nothing may be said.
        let rule: ConformanceRule?
        let sentence: String
        let conformance: TransitionConformance

        init(_ fault: Fault) {
            (name, number, rule) = (fault.name, fault.number ?? "", fault.rule)
            (sentence, conformance) = (fault.sentence, fault.conformance)
        }

        init(_ sound: Sound) {
            (name, number, rule) = (sound.name, "", nil)
            (sentence, conformance) = ("keeps every promise", sound.conformance)
        }
    }
}

/// What the kit has said of each.
@MainActor struct Proof {
    nonisolated struct Row: Encodable {
        let name: String
        let number: String
        let sentence: String
        /// The rule that must be named; nil: none.
        let rule: String?
        let named: [String]

        var isNamed: Bool { rule.map(named.contains) ?? false }
        var falseNames: [String] { named.filter { $0 != rule } }

        var cells: [String] {
            let verdict = falseNames.isEmpty ? (isNamed == (rule != nil) ? "ok" : "MISSED") : "FALSE: \(falseNames.joined(separator: " "))"
            return [name, number, rule ?? "-", verdict, sentence]
        }
    }

    let rows: [Row]

    init(rows: [Row]) { self.rows = rows }

    init(_ subjects: [FaultsCommand.Subject], _ console: Console) {
        rows = subjects.enumerated().map { index, subject in
            console.progress(index + 1, of: subjects.count, subject.name)
            let report = subject.conformance.report { console.progress(index + 1, of: subjects.count, subject.name, detail: $0) }
            return Row(
                name: subject.name, number: subject.number, sentence: subject.sentence, rule: subject.rule?.id,
                named: report.broken.map(\.id))
        }
        console.endProgress()
    }

    private var faulty: [Row] { rows.filter { $0.rule != nil } }
    private var namedCount: Int { faulty.filter(\.isNamed).count }
    private var falseCount: Int { rows.map(\.falseNames.count).reduce(0, +) }

    var isGood: Bool { namedCount == faulty.count && falseCount == 0 }

    /// The table, and last the sum.
    var lines: [String] {
        Text.table([["transition", "no.", "rule", "verdict", "what it does"]] + rows.map(\.cells))
            + ["\(namedCount) of \(faulty.count) named, \(falseCount) false"]
    }
}

import Foundation
import NavCommand
import NavKit
import NavTesting
import Testing

@testable import FaultyTransitions
@testable import NavKitTool

/// The command navkit.
@MainActor @Suite struct NavKitToolTests {
    @MainActor private final class Heard {
        var said: [String] = []
        var told: [String] = []
        var console: Console { Console(out: { self.said.append($0) }, error: { self.told.append($0) }) }
    }

    private func run(_ command: (Console) -> Command, _ words: String...) -> (status: CommandStatus, heard: Heard) {
        let heard = Heard()
        let program = Program("navkit", "", console: heard.console, commands: [command(heard.console)])
        return (program.run(words), heard)
    }

    // MARK: faults

    @Test func `faults tells what was named, and sums it up in the last line`() {
        let (status, heard) = run(FaultsCommand.command(console:), "faults", "NegativeDuration", "Fade, push")

        #expect(status == .fine)
        #expect(
            heard.said == [
                "transition        no.  rule           verdict  what it does\n",
                "NegativeDuration       sane-duration  ok       tells a duration below zero\n",
                "Fade, push             -              ok       keeps every promise\n",
                "1 of 1 named, 0 false\n",
            ])
        #expect(heard.told == ["[1/2] NegativeDuration\n", "[2/2] Fade, push\n"])
    }

    @Test func `what is missed or said falsely is told, with status 1`() {
        func row(_ rule: String?, _ named: [String]) -> Proof.Row {
            Proof.Row(name: "A", number: "", sentence: "", rule: rule, named: named)
        }

        #expect(row("completes", ["completes"]).cells[3] == "ok")
        #expect(row("completes", []).cells[3] == "MISSED")
        #expect(row("completes", ["completes", "keeps-input"]).cells[3] == "FALSE: keeps-input")
        #expect(row(nil, ["completes"]).cells[3] == "FALSE: completes")
        #expect(Proof(rows: [row("completes", ["completes"]), row(nil, [])]).isGood)
        #expect(!Proof(rows: [row("completes", [])]).isGood)
        #expect(!Proof(rows: [row(nil, ["completes"])]).isGood)
        #expect(Proof(rows: [row("a", []), row("b", ["b", "c"]), row(nil, ["d"])]).lines.last == "1 of 2 named, 2 false")
    }

    @Test func `a name that is not there is no transition of the proof`() {
        let (status, heard) = run(FaultsCommand.command(console:), "faults", "Nothing")

        #expect(status == .usage)
        #expect(heard.told == ["navkit: no transition of the proof is called Nothing\nTry: navkit --help\n"])
    }

    // MARK: check, list, strip

    private func catalog(_ words: String..., transitions: [RegisteredTransition]) -> (status: CommandStatus, heard: Heard) {
        let heard = Heard()
        return (
            Program("navkit", "", console: heard.console, commands: CatalogCommands(console: heard.console) { transitions }.all).run(words),
            heard
        )
    }

    private var sound: RegisteredTransition { TransitionConformance(.push) { FaultyTransitions.Fade() }.named("Fade") }
    private var faulty: RegisteredTransition { TransitionConformance(.push) { NegativeDuration() }.named("Negative") }
    private var advised: RegisteredTransition { TransitionConformance(.push) { ArrivesFastest() }.named("Fastest") }

    @Test func `check tells rule, situation, instant, seen and expected`() {
        let (status, heard) = catalog("check", "--quiet", transitions: [sound, faulty])

        #expect(status == .faults)
        #expect(heard.told == [])
        #expect(
            heard.said.joined() == """
                Fade (push, 29 situations): nothing found
                Negative (push, 0 situations)
                  fault sane-duration: tells a duration that is a number of seconds, 0 or more
                    when      as written, at 0 ms
                    seen      -0.3
                    expected  0 or more
                2 transitions in 29 situations: 1 fault, 0 pieces of advice

                """)
    }

    @Test func `advice counts where it is asked to`() {
        #expect(catalog("check", "--quiet", transitions: [advised]).status == .fine)
        #expect(catalog("check", "--quiet", "--strict", transitions: [advised]).status == .faults)
    }

    @Test func `check takes those that are named`() {
        let (status, heard) = catalog("check", "Fade", transitions: [sound, faulty])

        #expect(status == .fine)
        #expect(heard.told == ["[1/1] Fade\n"])
        #expect(heard.said.last == "1 transition in 29 situations: 0 faults, 0 pieces of advice\n")
        #expect(
            catalog("check", "Nothing", transitions: [sound]).heard.told[0].hasPrefix(
                "navkit: no transition is called Nothing; there are: Fade"))
        #expect(catalog("check", transitions: []).status == .impossible)
    }

    @Test func `check tells the same as JSON`() throws {
        let (_, heard) = catalog("check", "--json", "--quiet", transitions: [faulty])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(heard.said.joined().utf8)) as? [String: Any])
        let entry = try #require((json["transitions"] as? [[String: Any]])?.first)
        let finding = try #require((entry["findings"] as? [[String: Any]])?.first)

        #expect(json["faults"] as? Int == 1)
        #expect(entry["name"] as? String == "Negative")
        #expect(finding["rule"] as? String == "sane-duration")
        #expect(finding["seen"] as? String == "-0.3")
        #expect(finding["expected"] as? String == "0 or more")
        #expect(finding["milliseconds"] as? Int == 0)
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navkit-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func `check writes the frames of each finding`() throws {
        try inFolder { folder in
            let heard = catalog("check", "--quiet", "--strips", folder.path, transitions: [advised]).heard
            let file = folder.appendingPathComponent("Fastest.arrives-gently.png")

            #expect(heard.said.contains { $0.hasPrefix("    frames    ") && $0.contains("Fastest.arrives-gently.png") })
            let png = try Data(contentsOf: file)
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test func `list names what is registered`() {
        #expect(catalog("list", transitions: [sound, faulty]).heard.said == ["Fade      push\n", "Negative  push\n"])
    }

    @Test func `strip draws a sheet, keeps frames, and compares with what was kept`() throws {
        try inFolder { folder in
            let (sheet, kept) = (folder.appendingPathComponent("a.png").path, folder.appendingPathComponent("kept").path)
            let drawn = catalog(
                "strip", "Fade", "--out", sheet, "--keep", kept, "--frames", "4", "--window", "100x200", transitions: [sound])
            let same = catalog("strip", "Fade", "--against", kept, "--frames", "4", "--window", "100x200", transitions: [sound])
            let other = catalog("strip", "Fade", "--against", kept, "--frames", "5", "--window", "100x200", transitions: [sound])

            #expect(drawn.status == .fine)
            #expect(drawn.heard.said[0].hasPrefix("Fade: 4 frames, 250 ms, "))
            let png = try Data(contentsOf: URL(fileURLWithPath: sheet))
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(same.status == .fine)
            #expect(same.heard.said == ["Fade: 4 frames, 250 ms, 0 differ\n"])
            #expect(other.status == .faults)
            #expect(other.heard.said[0].hasSuffix("1 more than before\n"))
        }
    }

    @Test(arguments: [
        (["strip", "Fade"], "strip needs --out, --keep or --against"),
        (["strip", "Fade", "--out", "a.gif"], "--out a.gif: its name must end with .png or .webp"),
        (["strip", "Fade", "--out", "a.png", "--window", "100"], "--window 100: a size such as 390x844 is needed"),
    ])
    func `a strip that makes no sense is told`(words: [String], message: String) {
        let heard = Heard(), transitions = [sound]
        let program = Program("navkit", "", console: heard.console, commands: CatalogCommands(console: heard.console) { transitions }.all)

        #expect(program.run(words) == .usage)
        #expect(heard.told[0].hasPrefix("navkit: \(message)\n"))
    }

    // MARK: new

    @Test func `a new package has its name in every file that needs it`() throws {
        let files = Template(name: "Rise", navKit: "/somewhere/NAME/NavKit").files

        #expect(
            files.map(\.path) == [
                "Package.swift", "README.md", ".gitignore", "Sources/Rise/RiseTransition.swift", "Sources/Rise/RiseDelegate.swift",
                "Sources/RiseWindow/Window.swift", "Sources/TransitionChecks/Checks.swift", "Tests/RiseTests/RiseTests.swift",
            ])
        #expect(files[0].text.contains(#".package(name: "NavKit", path: "/somewhere/NAME/NavKit")"#))
        #expect(files.dropFirst().allSatisfy { !$0.text.contains("NAME") && !$0.text.contains("NAVKIT") })
    }

    @Test(arguments: ["rise", "Rise Up", "2Rise", "Foundation", ""])
    func `a name that no module can have is refused`(name: String) {
        #expect(run({ _ in NewCommand.command }, "new", "transition", name).status == .usage)
    }

    @Test func `what is there already is not overwritten`() throws {
        try inFolder { folder in
            let (status, heard) = run({ _ in NewCommand.command }, "new", "transition", "Rise", "--into", folder.path)

            #expect(status == .impossible)
            #expect(heard.told[0].hasSuffix("is there already\n"))
        }
    }

    @Test func `a package that is none is told`() {
        let (status, heard) = run(
            { console in PackageCatalog.serving(CatalogCommands(console: console) { [] }.all[0]) }, "check", "--package", "/nowhere")

        #expect(status == .impossible)
        #expect(heard.told == ["navkit: there is no Package.swift in /nowhere; name the package with --package, or say --own\n"])
    }

    @Test func `a command is handed on as it was given`() throws {
        var words: [String] = []
        let inner = Command(
            "check", "", operands: .any("NAME"), options: [Command.Option("strips", value: "FOLDER", ""), Command.Option("json", "")]
        ) { _ in .fine }
        let outer = inner.adding([Command.Option("package", value: "FOLDER", "")]) { arguments in
            words = arguments.words(leavingOut: ["package"])
            return .fine
        }

        _ = Program("navkit", "", console: Heard().console, commands: [outer]).run([
            "check", "A b", "--package", "x", "--json", "--strips=s=1", "--", "--c",
        ])

        #expect(words == ["--json", "--strips=s=1", "--", "A b", "--c"])
    }
}

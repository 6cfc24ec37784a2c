import NavCommand
import Testing

/// What is on a command line, and what becomes of it.
@MainActor @Suite struct CommandLineTests {
    /// A program that tells what it was given.
    @MainActor private final class Echo {
        private(set) var said: [String] = []
        private(set) var told: [String] = []
        private var console: Console { Console(out: { self.said.append($0) }, error: { self.told.append($0) }) }

        func run(_ words: String...) -> CommandStatus { run(words) }

        func run(_ words: [String]) -> CommandStatus {
            let echo = Command(
                "new echo", "tells what it was given", operands: .any("WORD"),
                options: [Command.Option("loud", "louder"), Command.Option("times", value: "COUNT", "how often")]
            ) { [console] arguments in
                let times = try arguments.number("times", in: 1...9).map { " times \($0)" } ?? ""
                console.say(arguments.operands.joined(separator: " ") + (arguments.has("loud") ? "!" : "") + times)
                return arguments.operands.contains("bad") ? .faults : .fine
            }
            let one = Command("one", "takes one", operands: .one("NAME")) { [console] arguments in
                console.say(arguments.operand)
                return .fine
            }
            return Program("tool", "for tests", console: console, commands: [echo, one]).run(words)
        }
    }

    @Test func `options and operands stand in any order`() {
        let echo = Echo()

        #expect(echo.run("new", "echo", "a", "--loud", "b", "--times=3", "--", "--c", "-d") == .fine)
        #expect(echo.run("new", "echo", "--times", "2", "x") == .fine)

        #expect(echo.said == ["a b --c -d! times 3.0\n", "x times 2.0\n"])
        #expect(echo.told == [])
    }

    @Test(arguments: [
        (["unheard"], "there is no command unheard; there are: new echo, one"),
        (["new", "echo", "--soft"], "new echo knows no option --soft"),
        (["new", "echo", "-l"], "new echo knows no option -l"),
        (["new", "echo", "--loud", "--loud"], "--loud is given twice"),
        (["new", "echo", "--loud=yes"], "--loud takes no value"),
        (["new", "echo", "--times"], "--times needs a value: COUNT"),
        (["new", "echo", "--times="], "--times needs a value: COUNT"),
        (["new", "echo", "--times", "many"], "--times many: a number from 1.0 to 9.0 is needed"),
        (["new", "echo", "--times", "10"], "--times 10: a number from 1.0 to 9.0 is needed"),
        (["one"], "one needs a NAME"),
        (["one", "a", "b"], "one takes one NAME, and was given 2"),
    ])
    func `what makes no sense is told, with status 2`(words: [String], message: String) {
        let echo = Echo()

        let status = echo.run(words)

        #expect(status == .usage)
        #expect(status.rawValue == 2)
        #expect(echo.told == ["tool: \(message)\nTry: tool --help\n"])
        #expect(echo.said == [])
    }

    @Test func `help names every command and every exit status`() {
        let echo = Echo()

        #expect(echo.run("--help") == .fine)

        #expect(
            echo.said == [
                """
                tool: for tests

                Commands
                  new echo [WORD…]  tells what it was given
                  one NAME          takes one
                  COMMAND --help    what a command takes

                Exit statuses
                  0  all is well
                  1  something was found wanting
                  2  the command line makes no sense
                  3  it could not be tried

                """
            ])
    }

    @Test func `help of a command names its options`() {
        let echo = Echo()

        #expect(echo.run("new", "echo", "--help") == .fine)

        #expect(
            echo.said == [
                """
                tool new echo [WORD…]: tells what it was given

                  --loud         louder
                  --times COUNT  how often

                """
            ])
    }

    @Test func `with nothing to do the help is told, with status 2`() {
        let echo = Echo()

        #expect(echo.run() == .usage)
        #expect(echo.said.count == 1)
    }

    @Test func `what a command answers is the status`() {
        #expect(Echo().run("new", "echo", "bad") == .faults)
    }
}

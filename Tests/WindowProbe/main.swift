import Foundation
import NavKit
import NavSDL

// A small program for the tests of real windows: it does what its argument says, and tells on standard output, a line each, what
// came of it.

switch CommandLine.arguments.dropFirst().first {
case "navigate":
    let history = History()
    NavSDL.run(title: "probe", size: CGSize(width: 390, height: 600)) {
        let navigation = UINavigationController(rootViewController: Page(depth: 1))
        navigation.delegate = history
        return navigation
    }
    say("closed")
case "move":
    NavSDL.run(title: "probe", size: CGSize(width: 390, height: 600)) { MovingSquare() }
case "errands":
    NavSDL.run(title: "probe", size: CGSize(width: 390, height: 600)) { Errands() }
case "launch":
    Delegate.main()
case "refuse":
    Refusal.main()
case "orphan":
    Orphan.main()
default:
    say("usage: WindowProbe navigate|move|errands|launch|refuse|orphan")
    exit(2)
}

/// Writes a line that the test reads at once.
nonisolated func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

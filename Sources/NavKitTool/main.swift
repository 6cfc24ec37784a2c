import FaultyTransitions
import Foundation
import NavCommand

let own = Sound.own.map { RegisteredTransition(name: $0.name, $0.conformance) }
let commands = CatalogCommands { own }.all.map { PackageCatalog.serving($0) } + [FaultsCommand.command(), NewCommand.command]
let program = Program(
    "navkit", "tries transition classes, shows their frames, and begins new ones",
    more: "check, strip and list take the transitions that the package in this folder registers: README, \u{201C}Checking\u{201D}.",
    commands: commands)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)

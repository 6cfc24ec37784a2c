import FaultyTransitions
import Foundation
import NavTesting

let only = CommandLine.arguments.dropFirst()
func say(_ name: String, _ report: ConformanceReport) {
    let text = report.findings.map(\.description).joined(separator: "\n      ")
    FileHandle.standardOutput.write(Data("\(name): \(text)\n".utf8))
}
for fault in Fault.all where only.isEmpty || only.contains(fault.name) {
    let report = fault.conformance.report()
    if report.broken != [fault.rule] { say("\(fault.name) \(fault.rule.id)", report) }
}
for sound in Sound.all where only.isEmpty || only.contains(sound.name) {
    let report = sound.conformance.report()
    if !report.broken.isEmpty { say(sound.name, report) }
}

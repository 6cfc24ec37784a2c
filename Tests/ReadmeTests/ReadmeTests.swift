import Foundation
import Testing

/// What the README says is so.
@Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `its code is what the tests compile and run`() throws {
        let blocks = try Self.text("README.md").components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        let files = ["CoverPush.swift", "CoverTest.swift", "Letters.swift"]

        #expect(blocks == (try files.map { try Self.text("Tests/ReadmeTests/\($0)") }))
    }

    @Test func `what it links to is there`() throws {
        let targets = try Self.text("README.md").components(separatedBy: "](").dropFirst().map {
            $0.components(separatedBy: ")")[0]
        }

        #expect(!targets.isEmpty)
        for target in targets {
            #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(target).path), "\(target)")
        }
    }

    @Test func `its map names every folder of sources`() throws {
        let readme = try Self.text("README.md")
        let sources = Self.root.appendingPathComponent("Sources").path
        let systemModules = ["CSDL2", "CCairo", "CPango", "CPixbuf", "CWait"]

        for folder in try FileManager.default.contentsOfDirectory(atPath: sources) where !systemModules.contains(folder) {
            #expect(readme.contains(folder))
        }
    }
}

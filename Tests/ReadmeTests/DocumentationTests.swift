import Foundation
import Testing

/// What the articles say is so.
@Suite struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func texts(in folder: String, ending: String) throws -> [(name: String, text: String)] {
        let url = root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(ending) }.sorted().map {
            ($0, try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
        }
    }

    private static func articles() throws -> [(name: String, text: String)] {
        try ["NavKit", "NavTesting"].flatMap { try texts(in: "Sources/\($0)/\($0).docc", ending: ".md") }
    }

    /// The lines without what they are indented by: a method stands in an article without the class round it.
    private static func flat(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }.joined(
            separator: "\n")
    }

    @Test func `the code of every article stands in a file that the tests compile`() throws {
        let sources = try Self.texts(in: "Tests/ReadmeTests/Articles", ending: ".swift").map { Self.flat($0.text) }
        var count = 0

        for article in try Self.articles() {
            for block in article.text.components(separatedBy: "```swift\n").dropFirst() {
                let code = Self.flat(block.components(separatedBy: "\n```")[0])
                count += 1
                #expect(sources.contains { $0.contains(code) }, "\(article.name): \(code.prefix(60))")
            }
        }

        #expect(count >= 10)
    }

    @Test func `each article is on the first page of its module`() throws {
        for module in ["NavKit", "NavTesting"] {
            let articles = try Self.texts(in: "Sources/\(module)/\(module).docc", ending: ".md")
            let first = try #require(articles.first { $0.name == "\(module).md" })
            for article in articles where article.name != first.name {
                #expect(first.text.contains("<doc:\(article.name.dropLast(3))>"), "\(article.name)")
            }
        }
    }

    @Test func `the tables that are made from sources are not stale`() throws {
        let process = Process(), output = Pipe()
        process.executableURL = Self.root.appendingPathComponent("Documentation/tables.sh")
        process.arguments = ["--check"]
        (process.standardOutput, process.standardError) = (output, output)

        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationStatus == 0, "\(said)")
    }
}

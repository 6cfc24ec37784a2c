import Foundation

/// Something about a file that could not be done, for a person to read.
nonisolated struct FileError: Error, CustomStringConvertible {
    let description: String

    /// Does `work`, and says what was to be done with which file if it cannot be.
    static func named<R>(_ verb: String, _ path: String, _ work: () throws -> R) throws(FileError) -> R {
        do {
            return try work()
        } catch {
            throw FileError(description: "cannot \(verb) \(path): \(error.localizedDescription)")
        }
    }
}

/// Writes a file, or ends the program with the reason why it cannot.
func save(_ data: Data, to url: URL) {
    do {
        try FileError.named("write", url.path) { try data.write(to: url) }
    } catch {
        fail("\(error)", status: 1)
    }
}

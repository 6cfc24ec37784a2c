/// The files of a new package. `NAME` in them stands for the name of the transition, `NAVKIT` for where NavKit is.
@MainActor struct Template {
    struct File {
        let path: String
        let text: String
    }

    let name: String
    /// Where NavKit is.
    let navKit: String

    /// Modules that a package of this name could not be told from.
    static let takenNames = [
        "NavKit", "NavCore", "NavRaster", "NavLayers", "NavSDL", "NavTesting", "NavCommand", "UIKit", "QuartzCore", "CoreGraphics",
        "Foundation",
        "Testing", "XCTest", "Swift", "TransitionChecks",
    ]

    var files: [File] {
        [
            ("Package.swift", Self.manifest), ("README.md", Self.readme), (".gitignore", ".build/\n.swiftpm/\nPackage.resolved\n"),
            ("Sources/NAME/NAMETransition.swift", Self.transition), ("Sources/NAME/NAMEDelegate.swift", Self.delegate),
            ("Sources/NAMEWindow/Window.swift", Self.window), ("Sources/TransitionChecks/Checks.swift", Self.checks),
            ("Tests/NAMETests/NAMETests.swift", Self.tests),
        ].map { File(path: filled($0), text: filled($1)) }
    }

    private func filled(_ text: String) -> String { text.replacing(/NAVKIT|NAME/) { $0.output == "NAME" ? name : navKit } }
}

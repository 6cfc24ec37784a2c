import Foundation
import NavCore
import NavKit
import NavSDL

/// Says why, and ends the program.
func fail(_ reason: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("navkit-demo: \(reason)\n".utf8))
    exit(status)
}

do {
    guard let options = try Options(Array(CommandLine.arguments.dropFirst()), scenes: Scene.names) else {
        print(Options.usage(scenes: Scene.names))
        exit(0)
    }
    if let file = options.contactSheet {
        try writeContactSheet(to: file)
    } else {
        try Session(options).run()
    }
} catch let error as OptionsError {
    fail("\(error)\n\nTry --help.", status: 2)
} catch {
    fail("\(error)", status: 1)
}

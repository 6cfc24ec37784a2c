import Foundation

/// Where a desktop writes down that its user does not want things to move.
extension UIAccessibility.Motion {
    /// What the environment says, else what the settings of KDE and of GTK programs say. A desktop on which animations are switched off wants
    /// nothing to slide.
    ///
    /// - Parameter read: The text of a file; nil if there is none.
    nonisolated package static func ofDesktop(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) -> Self {
        if let asked = environment["NAVKIT_MOTION"].flatMap(Self.init) { return asked }
        guard let folder = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map({ $0 + "/.config" }) else {
            return .full
        }
        let isStill = switches.contains { file, section, key in
            let found = read("\(folder)/\(file)").map { values(of: key, in: section, of: $0) } ?? []
            return found.contains { ["0", "false"].contains($0) }
        }
        return isStill ? .crossFade : .full
    }

    nonisolated private static let switches = [
        ("kdeglobals", "KDE", "AnimationDurationFactor"),
        ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations"),
        ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations"),
    ]

    /// Of one key in one section of a settings file.
    nonisolated private static func values(of key: String, in section: String, of text: String) -> [String] {
        var (current, values): (String, [String]) = ("", [])
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("["), line.hasSuffix("]") { current = String(line.dropFirst().dropLast()) }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if current == section, parts.count == 2, parts[0] == key { values.append(parts[1].lowercased()) }
        }
        return values
    }
}

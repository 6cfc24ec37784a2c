import Foundation
import NavCore

/// What a user does, written down: one command a line, carried out one after the other.
///
///     wait 0.8               seconds until the next command
///     tap 120 300            presses and lets go
///     press 120 300          holds the button down
///     move 260 300 0.25      moves there in 0.25 seconds, with the button as it is
///     release                lets go where the pointer is
///     key escape             presses and lets go of a key: escape, enter, space, tab, up, down, left, right, or a character
///     key shift+tab          the same with shift, control, alt or super held, or several of them
///     size 900 640           resizes the window
///     picture page.png       writes what is shown as a PNG
///     close                  closes the window
///
/// Positions and sizes are in points. Empty lines and what follows a # are passed over.
nonisolated struct InputScript: Equatable {
    enum Action: Equatable {
        case press(CGPoint)
        case move(CGPoint)
        case release(CGPoint)
        case key(Key, KeyModifiers)
        case resize(CGSize)
        case picture(String)
        case close
    }

    struct Step: Equatable {
        /// Seconds from the beginning.
        var time: Double
        var action: Action
    }

    /// In the order of their times.
    private(set) var steps: [Step] = []
    /// Seconds from the beginning to the end of the last command.
    private(set) var duration = 0.0
    private var pointer = CGPoint.zero

    init() {}

    init(text: String) throws(InputScriptError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let command = words.first else { continue }
            guard append(command, Array(words.dropFirst())) else {
                throw InputScriptError(line: index + 1, text: String(line))
            }
        }
    }

    /// Closes the window at `time`, if the script has not come to its end by then.
    mutating func close(at time: Double) {
        steps.removeAll { $0.time > time }
        steps.append(Step(time: time, action: .close))
        duration = time
    }
}

nonisolated struct InputScriptError: Error, Equatable, CustomStringConvertible {
    var line: Int
    var text: String

    var description: String { "line \(line) of the script is no command: \(text)" }
}

extension InputScript {
    /// From one position of a moving pointer to the next, in seconds.
    private nonisolated static let stride = 1.0 / 60
    /// How long a tap holds the button, in seconds.
    private nonisolated static let tapLength = 0.08

    private nonisolated mutating func append(_ command: String, _ words: [String]) -> Bool {
        let numbers = words.compactMap { Double($0) }
        switch (command, words.count, numbers.count) {
        case ("wait", 1, 1) where numbers[0] >= 0: duration += numbers[0]
        case ("tap", 2, 2): tap(CGPoint(x: numbers[0], y: numbers[1]))
        case ("press", 2, 2): press(CGPoint(x: numbers[0], y: numbers[1]))
        case ("move", 3, 3) where numbers[2] >= 0: move(to: CGPoint(x: numbers[0], y: numbers[1]), in: numbers[2])
        case ("release", 0, 0): add(.release(pointer))
        case ("key", 1, _): return key(named: words[0])
        case ("size", 2, 2) where numbers[0] >= 1 && numbers[1] >= 1:
            add(.resize(CGSize(width: numbers[0], height: numbers[1])))
        case ("picture", 1, _): add(.picture(words[0]))
        case ("close", 0, 0): add(.close)
        default: return false
        }
        return true
    }

    private nonisolated mutating func add(_ action: Action) { steps.append(Step(time: duration, action: action)) }

    private nonisolated mutating func tap(_ point: CGPoint) {
        press(point)
        duration += Self.tapLength
        add(.release(point))
    }

    private nonisolated mutating func press(_ point: CGPoint) {
        pointer = point
        add(.press(point))
    }

    private nonisolated mutating func move(to end: CGPoint, in seconds: Double) {
        let start = pointer
        let count = max(Int((seconds / Self.stride).rounded()), 1)
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            duration += seconds / Double(count)
            add(.move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
        }
        pointer = end
    }

    private nonisolated mutating func key(named name: String) -> Bool {
        // A plus sign alone is a key itself.
        let parts = name.count == 1 ? [name] : name.split(separator: "+").map(String.init)
        let modifiers = parts.dropLast().map { Self.modifiers[$0] }
        guard let last = parts.last, !modifiers.contains(nil) else { return false }
        guard let key = Self.keys[last] ?? (last.count == 1 ? last.first.map(Key.character) : nil) else { return false }
        add(.key(key, KeyModifiers(modifiers.compactMap(\.self))))
        return true
    }

    private nonisolated static let modifiers: [String: KeyModifiers] = [
        "shift": .shift, "control": .control, "alt": .alternate, "super": .command,
    ]

    private nonisolated static let keys: [String: Key] = [
        "escape": .escape, "enter": .enter, "space": .space, "tab": .tab, "up": .up, "down": .down, "left": .left,
        "right": .right,
    ]
}

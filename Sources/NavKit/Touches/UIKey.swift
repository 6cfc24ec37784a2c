public import Foundation
import NavCore

/// Which key it is, and what it types.
@preconcurrency @MainActor open class UIKey: NSObject {
    public final let keyCode: UIKeyboardHIDUsage
    /// What it types with the modifiers that are held; empty for a key that types nothing.
    public final let characters: String
    public final let charactersIgnoringModifiers: String
    public final let modifierFlags: UIKeyModifierFlags

    init(_ key: Key, _ modifiers: KeyModifiers) {
        keyCode = UIKeyboardHIDUsage(key)
        charactersIgnoringModifiers = key.typed
        characters = modifiers.contains(.shift) ? key.typed.uppercased() : key.typed
        modifierFlags = UIKeyModifierFlags(modifiers)
    }
}

nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    fileprivate init(_ modifiers: KeyModifiers) {
        let pairs: [(KeyModifiers, UIKeyModifierFlags)] = [
            (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
        ]
        self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
    }
}

/// A key by what is printed on it, numbered as USB keyboards number theirs.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A key that has no number here.
    case keyboardErrorUndefined = 3
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
    case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardSemicolon = 51
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
    case keyboardHome = 74
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

nonisolated extension UIKeyboardHIDUsage {
    /// The keys with one character each, in the order of their numbers.
    private static let printed = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    private static let signs: [Character: UIKeyboardHIDUsage] = [
        "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
        "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
        ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    ]

    fileprivate init(_ key: Key) {
        self =
            switch key {
            case .escape: .keyboardEscape
            case .enter: .keyboardReturnOrEnter
            case .space: .keyboardSpacebar
            case .tab: .keyboardTab
            case .backspace: .keyboardDeleteOrBackspace
            case .delete: .keyboardDeleteForward
            case .left: .keyboardLeftArrow
            case .right: .keyboardRightArrow
            case .up: .keyboardUpArrow
            case .down: .keyboardDownArrow
            case .home: .keyboardHome
            case .end: .keyboardEnd
            case .pageUp: .keyboardPageUp
            case .pageDown: .keyboardPageDown
            case .character(let character): Self.code(of: character)
            }
    }

    private static func code(of character: Character) -> UIKeyboardHIDUsage {
        let index = printed.firstIndex(of: character)
        return index.flatMap { UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + $0) } ?? signs[character]
            ?? .keyboardErrorUndefined
    }
}

nonisolated extension Key {
    fileprivate var typed: String {
        switch self {
        case .escape: "\u{1B}"
        case .enter: "\r"
        case .space: " "
        case .tab: "\t"
        case .backspace: "\u{8}"
        case .delete: "\u{7F}"
        case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown: ""
        case .character(let character): String(character)
        }
    }
}

import Foundation
import NavCore
import NavRaster

/// The symbols that NavKit draws, by the names that they have in UIKit.
nonisolated package enum SymbolTable {
    private static let drawings: [String: SymbolDrawing] = [arrows, marks, media, objects, people, nature, controls]
        .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    /// Names without what may follow them, in order.
    package static var baseNames: [String] { (Array(drawings.keys) + Array(mirrored.keys)).sorted() }

    /// Symbols that are another one seen in a mirror.
    private static let mirrored: [String: String] = [
        "chevron.left": "chevron.right", "chevron.backward": "chevron.right", "arrow.left": "arrow.right",
        "arrow.backward": "arrow.right", "arrow.up.left": "arrow.up.right", "arrow.down.left": "arrow.down.right",
        "arrow.counterclockwise": "arrow.clockwise", "arrow.uturn.right": "arrow.uturn.left",
        "arrow.uturn.forward": "arrow.uturn.left", "arrowshape.turn.up.right": "arrowshape.turn.up.left",
        "bubble.right": "bubble.left", "backward": "forward", "backward.end": "forward.end",
        "gobackward": "goforward", "sidebar.right": "sidebar.left",
    ]

    /// Symbols that lead on or back, and hence to the other side where text runs from right to left.
    private static let directed: Set<String> = [
        "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "arrow.uturn.forward",
        "arrow.uturn.backward",
    ]

    static func leadsOn(_ name: String) -> Bool {
        directed.contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    /// Nil for a name that stands for no symbol.
    static func shape(named name: String) -> SymbolShape? {
        if drawing(named: name) != nil { return base(name, isFilled: false) }
        let (rest, last) = split(name)
        switch last {
        case .fill: return filled(rest)
        case .slash: return slashed(rest, isFilled: false)
        case .circle, .square: return framed(rest, last, isFilled: false)
        case nil: return nil
        }
    }

    private static func filled(_ name: String) -> SymbolShape? {
        if let drawing = drawing(named: name) {
            return drawing.forms.contains(.fill) ? base(name, isFilled: true) : nil
        }
        let (rest, last) = split(name)
        switch last {
        case .slash: return slashed(rest, isFilled: true)
        case .circle, .square: return framed(rest, last, isFilled: true)
        case .fill, nil: return nil
        }
    }

    private static func slashed(_ name: String, isFilled: Bool) -> SymbolShape? {
        guard let drawing = drawing(named: name), drawing.forms.contains(.slash) else { return nil }
        return base(name, isFilled: isFilled)?.slashed()
    }

    private static func framed(_ name: String, _ frame: SymbolForm?, isFilled: Bool) -> SymbolShape? {
        guard let frame, let drawing = drawing(named: name), drawing.forms.contains(frame) else { return nil }
        return base(name, isFilled: true)?.framed(frame, isFilled: isFilled)
    }

    private static func base(_ name: String, isFilled: Bool) -> SymbolShape? {
        guard let shape = drawing(named: name)?.shape(isFilled: isFilled) else { return nil }
        return mirrored[name] == nil ? shape : shape.mirrored()
    }

    private static func drawing(named name: String) -> SymbolDrawing? { drawings[mirrored[name] ?? name] }

    /// The name without its last part, and that.
    private static func split(_ name: String) -> (String, SymbolForm?) {
        guard let dot = name.lastIndex(of: ".") else { return (name, nil) }
        return (String(name[..<dot]), SymbolForm(rawValue: String(name[name.index(after: dot)...])))
    }
}

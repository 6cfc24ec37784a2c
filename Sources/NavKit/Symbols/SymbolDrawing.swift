import Foundation
import NavCore
import NavRaster

/// How a symbol is drawn, in the words of ``SymbolScript``.
nonisolated struct SymbolDrawing: Sendable {
    /// In units.
    var width: CGFloat
    /// Closed outlines: drawn as lines, or filled in the symbol's `.fill` form.
    var body = ""
    /// Lines inside the body: cut out of it where it is filled.
    var detail = ""
    /// Lines that are the same in both forms.
    var lines = ""
    /// Areas that are filled in both forms.
    var dots = ""
    /// What may follow the name.
    var forms: Set<SymbolForm> = []

    init(
        _ width: CGFloat, body: String = "", detail: String = "", lines: String = "", dots: String = "",
        _ forms: Set<SymbolForm> = []
    ) {
        self.width = width
        self.body = body
        self.detail = detail
        self.lines = lines
        self.dots = dots
        self.forms = forms
    }

    func shape(isFilled: Bool) -> SymbolShape {
        var parts: [SymbolShape.Part] = []
        func add(_ script: String, _ part: (CGPath) -> SymbolShape.Part) {
            if !script.isEmpty { parts.append(part(SymbolScript.path(script))) }
        }
        if isFilled { add(body) { .fill($0) } }
        add(body) { .stroke($0) }
        add(detail) { isFilled ? .score($0, thickness: 0.8) : .stroke($0) }
        add(lines) { .stroke($0) }
        add(dots) { .fill($0) }
        return SymbolShape(width: width, parts: parts)
    }
}

/// What may follow a symbol's name.
nonisolated enum SymbolForm: String, Hashable, Sendable {
    case fill, slash, circle, square
}

nonisolated extension SymbolShape {
    /// A line across, apart from what it crosses.
    func slashed() -> SymbolShape {
        let line = SymbolScript.path("M \(width / 2 - 8.6) 3.4 L \(width / 2 + 8.6) 20.6")
        return SymbolShape(width: width, parts: parts + [.score(line, thickness: 3), .stroke(line)])
    }

    /// The symbol, smaller, inside a frame; cut out of the frame where that is filled.
    func framed(_ frame: SymbolForm, isFilled: Bool) -> SymbolShape {
        let outline = SymbolScript.path(frame == .circle ? "O 12 12 10" : "R 2.4 2.4 19.2 19.2 4.4")
        let fit = CGAffineTransform(translationX: 12, y: 12).scaledBy(x: 0.54, y: 0.54)
            .translatedBy(x: -width / 2, y: -12)
        let inside = parts.map { isFilled ? $0.applying(fit).cutOut : $0.applying(fit) }
        return SymbolShape(width: 24, parts: (isFilled ? [.fill(outline)] : []) + [.stroke(outline)] + inside)
    }

    func mirrored() -> SymbolShape {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        return SymbolShape(width: width, parts: parts.map { $0.applying(mirror) })
    }
}

nonisolated extension SymbolShape.Part {
    /// The part as what it leaves open, and what it cuts out as what it leaves.
    fileprivate var cutOut: SymbolShape.Part {
        switch self {
        case .stroke(let path): .score(path, thickness: 1)
        case .fill(let path): .erase(path)
        case .score(let path, _): .stroke(path)
        case .erase(let path): .fill(path)
        }
    }
}

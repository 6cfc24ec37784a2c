import Foundation

nonisolated extension SymbolTable {
    private static let framed: Set<SymbolForm> = [.circle, .square]
    private static let right = SymbolDrawing(24, lines: "M 3.2 12 H 20.6 M 14 5.2 L 20.8 12 L 14 18.8", framed)
    private static let chevron = SymbolDrawing(14, lines: "M 3.4 4.6 L 10.8 12 L 3.4 19.4", framed)
    private static let back = SymbolDrawing(
        24,
        lines:
            "M 7.6 3.6 L 3 8.2 L 7.6 12.8 M 3.2 8.2 H 14.6 C 18.1 8.2 20.8 10.8 20.8 14.2 C 20.8 17.6 18.1 20.2 14.6 "
            + "20.2 H 10", [.circle])

    static let arrows: [String: SymbolDrawing] = [
        "chevron.right": chevron, "chevron.forward": chevron,
        "chevron.up": SymbolDrawing(22, lines: "M 3.2 15.6 L 11 7.8 L 18.8 15.6", framed),
        "chevron.down": SymbolDrawing(22, lines: "M 3.2 8.4 L 11 16.2 L 18.8 8.4", framed),
        "chevron.compact.up": SymbolDrawing(28, lines: "M 3 14 L 14 10 L 25 14"),
        "chevron.compact.down": SymbolDrawing(28, lines: "M 3 10 L 14 14 L 25 10"),
        "chevron.up.chevron.down": SymbolDrawing(16, lines: "M 3 9 L 8 4 L 13 9 M 3 15 L 8 20 L 13 15"),
        "arrow.right": right, "arrow.forward": right,
        "arrow.up": SymbolDrawing(22, lines: "M 11 20.8 V 3.4 M 4.2 10 L 11 3.2 L 17.8 10", framed),
        "arrow.down": SymbolDrawing(22, lines: "M 11 3.2 V 20.6 M 4.2 14 L 11 20.8 L 17.8 14", framed),
        "arrow.up.right": SymbolDrawing(24, lines: "M 6 18 L 18 6 M 8 5.6 H 18.4 V 16", framed),
        "arrow.down.right": SymbolDrawing(24, lines: "M 6 6 L 18 18 M 8 18.4 H 18.4 V 8", framed),
        "arrow.up.arrow.down": SymbolDrawing(
            24,
            lines: "M 7 20 V 4.4 M 2.8 8.4 L 7 4.2 L 11.2 8.4 M 17 4 V 19.6 M 12.8 15.6 L 17 19.8 L 21.2 15.6", framed),
        "arrow.left.arrow.right": SymbolDrawing(
            24,
            lines: "M 20 7 H 4.4 M 8.4 2.8 L 4.2 7 L 8.4 11.2 M 4 17 H 19.6 M 15.6 12.8 L 19.8 17 L 15.6 21.2", framed),
        "arrow.left.and.right": SymbolDrawing(
            28, lines: "M 3.4 12 H 24.6 M 8 7 L 3.2 12 L 8 17 M 20 7 L 24.8 12 L 20 17", framed),
        "arrow.up.and.down": SymbolDrawing(
            16, lines: "M 8 1.8 V 22.2 M 3.4 6.2 L 8 1.6 L 12.6 6.2 M 3.4 17.8 L 8 22.4 L 12.6 17.8", framed),
        "arrow.up.left.and.arrow.down.right": SymbolDrawing(
            24,
            lines: "M 3.6 10 V 3.6 H 10 M 3.8 3.8 L 10.4 10.4 M 14 20.4 H 20.4 V 14 M 20.2 20.2 L 13.6 13.6"),
        "arrow.down.right.and.arrow.up.left": SymbolDrawing(
            24,
            lines: "M 10.4 4 V 10.4 H 4 M 10.2 10.2 L 3.4 3.4 M 13.6 20 V 13.6 H 20 M 13.8 13.8 L 20.6 20.6"),
        "arrow.clockwise": SymbolDrawing(
            24, lines: "A 12 12.6 8.4 0 305 M 12.7 6.3 L 16.8 5.7 L 15.9 1.6", [.circle]),
        "arrow.triangle.2.circlepath": SymbolDrawing(
            26, lines: "A 13 12 8.2 190 340 A 13 12 8.2 10 160",
            dots: "M 16.4 8 H 25 L 20.7 13.2 Z M 1 16 H 9.6 L 5.3 10.8 Z", [.circle]),
        "arrow.uturn.left": back, "arrow.uturn.backward": back,
        "arrowshape.turn.up.left": SymbolDrawing(
            24,
            body:
                "M 10.6 4.6 Q 10.6 3.2 9.4 4.2 L 2.4 10.8 Q 1.6 11.6 2.4 12.4 L 9.4 19 Q 10.6 20 10.6 18.6 V 15.4 C 15.6 "
                + "15.4 18.8 16.6 21.2 20 Q 22 20.8 22 19.6 C 22 13 17.6 8 10.6 7.8 Z", [.fill, .circle]),
        "square.and.arrow.up": share("M 10 14.6 V 2.4 M 6.4 5.8 L 10 2.2 L 13.6 5.8"),
        "square.and.arrow.down": share("M 10 2.2 V 14.4 M 6.4 11 L 10 14.6 L 13.6 11"),
    ]

    /// An open box with an arrow.
    private static func share(_ arrow: String) -> SymbolDrawing {
        let box =
            "M 7 8.6 H 5.5 Q 3.2 8.6 3.2 10.9 V 18.9 Q 3.2 21.2 5.5 21.2 H 14.5 Q 16.8 21.2 16.8 18.9 V 10.9 Q 16.8 8.6 "
            + "14.5 8.6 H 13 "
        return SymbolDrawing(20, lines: box + arrow)
    }
}

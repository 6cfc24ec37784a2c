import Foundation

nonisolated extension SymbolTable {
    private static let framed: Set<SymbolForm> = [.circle, .square]

    static let marks: [String: SymbolDrawing] = [
        "xmark": SymbolDrawing(20, lines: "M 3.6 5.6 L 16.4 18.4 M 16.4 5.6 L 3.6 18.4", framed),
        "plus": SymbolDrawing(22, lines: "M 11 3.4 V 20.6 M 2.4 12 H 19.6", framed),
        "minus": SymbolDrawing(22, lines: "M 2.4 12 H 19.6", framed),
        "multiply": SymbolDrawing(20, lines: "M 4.6 6.6 L 15.4 17.4 M 15.4 6.6 L 4.6 17.4", framed),
        "equal": SymbolDrawing(22, lines: "M 2.8 8.4 H 19.2 M 2.8 15.6 H 19.2", framed),
        "checkmark": SymbolDrawing(22, lines: "M 3.2 13 L 8.6 19.2 L 18.8 4.8", framed),
        "ellipsis": SymbolDrawing(24, dots: "O 4 12 1.9 O 12 12 1.9 O 20 12 1.9", [.circle]),
        "info": SymbolDrawing(12, lines: "M 3.4 10 H 6.4 V 19.2 M 3 19.2 H 9.6", dots: "O 6 4.6 1.6", framed),
        "questionmark": SymbolDrawing(
            16, lines: "M 3.8 7.6 C 3.8 4.9 5.6 3.2 8.2 3.2 C 10.8 3.2 12.6 4.9 12.6 7.4 C 12.6 10.8 8.2 11 8.2 14.6",
            dots: "O 8.2 19.6 1.5", framed),
        "exclamationmark": SymbolDrawing(8, lines: "M 4 3.6 V 14", dots: "O 4 19.4 1.5", framed),
        "exclamationmark.triangle": SymbolDrawing(
            24,
            body: "M 10.3 3.8 Q 12 1.2 13.7 3.8 L 22 18 Q 23.2 20.6 20.4 20.6 H 3.6 Q 0.8 20.6 2 18 Z",
            detail: "M 12 8.6 V 13.8 M 12 17.2 H 12.01", [.fill]),
        "number": SymbolDrawing(
            22, lines: "M 8.6 3.6 L 6.4 20.4 M 15.6 3.6 L 13.4 20.4 M 3.4 9 H 18.8 M 2.8 15 H 18.2"),
        "circle": SymbolDrawing(24, body: "O 12 12 9.8", [.fill]),
        "square": SymbolDrawing(24, body: "R 3 3 18 18 3.4", [.fill]),
        "rectangle": SymbolDrawing(28, body: "R 2.4 4.4 23.2 15.2 3", [.fill]),
        "rectangle.portrait": SymbolDrawing(20, body: "R 2.8 1.8 14.4 20.4 3", [.fill]),
        "capsule": SymbolDrawing(28, body: "R 2.4 5.8 23.2 12.4 6.2", [.fill]),
        "triangle": SymbolDrawing(
            24, body: "M 10.3 3.8 Q 12 1.2 13.7 3.8 L 22 18 Q 23.2 20.6 20.4 20.6 H 3.6 Q 0.8 20.6 2 18 Z", [.fill]),
        "diamond": SymbolDrawing(
            24,
            body: "M 10.8 2.8 Q 12 1.6 13.2 2.8 L 21.2 10.8 Q 22.4 12 21.2 13.2 L 13.2 21.2 Q 12 22.4 10.8 21.2 L 2.8 "
                + "13.2 Q 1.6 12 2.8 10.8 Z", [.fill]),
        "hexagon": SymbolDrawing(24, body: "M 12 2.2 L 20.5 7.1 V 16.9 L 12 21.8 L 3.5 16.9 V 7.1 Z", [.fill]),
    ]

    static let media: [String: SymbolDrawing] = [
        "play": SymbolDrawing(
            22, body: "M 4.4 4.4 Q 4.4 2.8 5.8 3.6 L 18.4 11 Q 19.8 12 18.4 13 L 5.8 20.4 Q 4.4 21.2 4.4 19.6 Z",
            [.fill, .circle, .square, .slash]),
        "pause": SymbolDrawing(22, body: "R 4.2 3.6 4.4 16.8 1.2 R 13.4 3.6 4.4 16.8 1.2", [.fill, .circle]),
        "stop": SymbolDrawing(24, body: "R 4 4 16 16 2", [.fill, .circle]),
        "record.circle": SymbolDrawing(24, body: "O 12 12 9.8", lines: "", dots: "O 12 12 5"),
        "forward": SymbolDrawing(
            26,
            body:
                "M 1.8 6.2 Q 1.8 4.8 3 5.6 L 11.4 11 Q 12.8 12 11.4 13 L 3 18.4 Q 1.8 19.2 1.8 17.8 Z M 13.2 6.2 Q 13.2 "
                + "4.8 14.4 5.6 L 22.8 11 Q 24.2 12 22.8 13 L 14.4 18.4 Q 13.2 19.2 13.2 17.8 Z", [.fill, .circle]),
        "forward.end": SymbolDrawing(
            20, body: "M 3 5.6 Q 3 4 4.4 4.8 L 14 11 Q 15.4 12 14 13 L 4.4 19.2 Q 3 20 3 18.4 Z",
            lines: "M 17 4.6 V 19.4",
            [.fill]),
        "goforward": SymbolDrawing(24, lines: "A 12 13 8.4 -30 270", dots: "M 12 0.8 V 8.4 L 17 4.6 Z"),
        "repeat": SymbolDrawing(
            24,
            lines:
                "M 4 11 V 9.4 Q 4 6.4 7 6.4 H 20 M 16.8 3.2 L 20.2 6.4 L 16.8 9.6 M 20 13 V 14.6 Q 20 17.6 17 17.6 H 4 M "
                + "7.2 14.4 L 3.8 17.6 L 7.2 20.8", [.circle]),
        "shuffle": SymbolDrawing(
            24,
            lines:
                "M 2.6 7 H 5.4 Q 7 7 8 8.4 L 14.4 16 Q 15.4 17.2 17 17.2 H 20.6 M 2.6 17.2 H 5.4 Q 7 17.2 8 15.8 L 8.8 "
                + "14.9 M 13.4 9.4 L 14.4 8.2 Q 15.4 7 17 7 H 20.6 M 17.8 3.8 L 21.2 7 L 17.8 10.2 M 17.8 14 L 21.2 17.2 L "
                + "17.8 20.4", [.circle]),
        "speaker": speaker(width: 16, waves: ""),
        "speaker.wave.1": speaker(width: 20, waves: "A 12.6 12 4.4 -42 42"),
        "speaker.wave.2": speaker(width: 24, waves: "A 12.6 12 4.4 -42 42 A 12.6 12 8.4 -42 42"),
        "mic": SymbolDrawing(
            24, body: "R 8.4 2.4 7.2 11.8 3.6",
            lines: "M 5 11.4 C 5 16 8 18 12 18 C 16 18 19 16 19 11.4 M 12 18 V 21.4 M 8.6 21.4 H 15.4",
            [.fill, .slash, .circle]),
        "video": SymbolDrawing(
            25,
            body:
                "R 1.8 5.6 14 12.8 2.8 M 18.2 10.2 L 21.8 7.2 Q 23 6.4 23 7.8 V 16.2 Q 23 17.6 21.8 16.8 L 18.2 13.8 Z",
            [.fill, .slash, .circle]),
        "music.note": SymbolDrawing(20, lines: "M 10.2 18 V 4.8 L 17 3 V 6.6 L 10.2 8.4", dots: "O 7.6 18.2 3"),
    ]

    private static func speaker(width: CGFloat, waves: String) -> SymbolDrawing {
        SymbolDrawing(
            width,
            body:
                "M 2.4 9.6 Q 2.4 8.6 3.4 8.6 H 6.4 L 10.6 4.8 Q 11.8 4 11.8 5.4 V 18.6 Q 11.8 20 10.6 19.2 L 6.4 15.4 H "
                + "3.4 Q 2.4 15.4 2.4 14.4 Z", lines: waves, waves.isEmpty ? [.fill, .slash] : [.fill])
    }
}

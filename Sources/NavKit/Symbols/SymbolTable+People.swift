import Foundation

nonisolated extension SymbolTable {
    static let people: [String: SymbolDrawing] = [
        "heart": SymbolDrawing(
            24,
            body:
                "M 12 20.6 C 5.8 16.2 2 12.6 2 8.6 C 2 5.6 4.2 3.4 7 3.4 C 9.1 3.4 10.9 4.5 12 6.5 C 13.1 4.5 14.9 3.4 17 "
                + "3.4 C 19.8 3.4 22 5.6 22 8.6 C 22 12.6 18.2 16.2 12 20.6 Z", [.fill, .slash, .circle, .square]),
        "star": SymbolDrawing(24, body: "S 12 12.8 10.2 4.3 5", [.fill, .slash, .circle, .square]),
        "person": SymbolDrawing(
            24,
            body:
                "O 12 7.2 4.4 M 4.8 20.8 Q 3.4 20.8 3.4 19.4 C 3.4 16.2 7.2 14 12 14 C 16.8 14 20.6 16.2 20.6 19.4 Q 20.6 "
                + "20.8 19.2 20.8 Z", [.fill, .slash, .circle]),
        "person.2": SymbolDrawing(
            30,
            body:
                "O 11 7.6 4 M 4 20.4 Q 2.6 20.4 2.6 19 C 2.6 16 6.4 13.8 11 13.8 C 15.6 13.8 19.4 16 19.4 19 Q 19.4 20.4 18 "
                + "20.4 Z",
            lines: "A 20.4 8.2 3.2 -160 110 M 20.4 13.6 C 24.4 13.6 27.4 15.6 27.4 18.4 Q 27.4 19.8 26 19.8 H 23",
            [.fill]),
        "person.crop.circle": SymbolDrawing(
            24, body: "O 12 12 9.8",
            detail: "O 12 9.6 3.3 M 5.6 18.8 C 6.6 16.4 9 15.2 12 15.2 C 15 15.2 17.4 16.4 18.4 18.8", [.fill]),
        "message": SymbolDrawing(24, body: balloon, [.fill, .circle]),
        "bubble.left": SymbolDrawing(
            24,
            body:
                "M 5.6 3.8 H 18.4 Q 21.8 3.8 21.8 7.2 V 13.8 Q 21.8 17.2 18.4 17.2 H 11 L 7.4 20.8 Q 6.2 21.8 6.2 20.2 V "
                + "17.2 H 5.6 Q 2.2 17.2 2.2 13.8 V 7.2 Q 2.2 3.8 5.6 3.8 Z", [.fill, .circle]),
        "ellipsis.message": SymbolDrawing(
            24, body: balloon, detail: "M 7.4 11.6 H 7.41 M 12 11.6 H 12.01 M 16.6 11.6 H 16.61", [.fill]),
        "phone": SymbolDrawing(
            24,
            body:
                "M 5.4 3.4 Q 6.6 2.4 7.8 3.6 L 9.9 6.2 Q 10.8 7.4 9.9 8.6 L 8.9 9.9 C 9.9 12 12 14.1 14.1 15.1 L 15.4 14.1 Q "
                + "16.6 13.2 17.8 14.1 L 20.4 16.2 Q 21.6 17.4 20.6 18.6 C 19.2 20.4 17.4 21.4 15.2 20.8 C 9.4 19 5 14.6 3.2 "
                + "8.8 C 2.6 6.6 3.6 4.8 5.4 3.4 Z", [.fill, .circle]),
        "eye": SymbolDrawing(
            24,
            body:
                "M 1.8 12 C 4.4 7.4 8 4.8 12 4.8 C 16 4.8 19.6 7.4 22.2 12 C 19.6 16.6 16 19.2 12 19.2 C 8 19.2 4.4 16.6 1.8 "
                + "12 Z", detail: "O 12 12 3.4", [.fill, .slash, .circle]),
    ]

    private static let balloon =
        "M 12 3.2 C 17.6 3.2 22 6.8 22 11.4 C 22 16 17.6 19.6 12 19.6 C 11 19.6 10.1 19.5 9.2 19.3 Q 7 21.2 4.4 21.4 Q 5.7 "
        + "19.8 5.6 17.7 C 3.4 16.2 2 13.9 2 11.4 C 2 6.8 6.4 3.2 12 3.2 Z"

    static let nature: [String: SymbolDrawing] = [
        "sun.max": SymbolDrawing(24, body: "O 12 12 4.4", lines: "T 12 12 7.8 10.2 8", [.fill, .circle]),
        "moon": SymbolDrawing(
            24,
            body:
                "M 20.4 14.6 C 19.2 15.2 17.8 15.4 16.4 15.4 C 12 15.4 8.6 12 8.6 7.6 C 8.6 6.2 8.9 4.8 9.4 3.6 C 5.6 5 3 "
                + "8.4 3 12.4 C 3 17.4 6.8 21.2 11.6 21.2 C 15.6 21.2 19 18.4 20.4 14.6 Z", [.fill, .circle]),
        "cloud": SymbolDrawing(
            25,
            body:
                "M 7 19 C 4.2 19 2 17 2 14.4 C 2 12 3.8 10.2 6 9.8 C 6.6 6.6 9.2 4.6 12.4 4.6 C 15.6 4.6 18.2 6.8 18.8 9.8 "
                + "C 21 10.2 22.8 12 22.8 14.4 C 22.8 17 20.6 19 18 19 Z", [.fill, .slash, .circle]),
        "bolt": SymbolDrawing(
            22,
            body:
                "M 13.2 2.2 L 4.2 13.2 Q 3.6 14.2 4.8 14.2 H 10.2 L 8.6 21.8 L 17.8 10.8 Q 18.4 9.8 17.2 9.8 H 11.6 Z",
            [.fill, .slash, .circle]),
        "drop": SymbolDrawing(
            20,
            body:
                "M 10 2.4 C 13.4 6.8 16.8 10.8 16.8 14.8 C 16.8 18.8 13.8 21.4 10 21.4 C 6.2 21.4 3.2 18.8 3.2 14.8 C 3.2 "
                + "10.8 6.6 6.8 10 2.4 Z", [.fill, .circle]),
        "leaf": SymbolDrawing(
            24,
            body:
                "M 20.8 3.4 C 19 5.4 15.4 4.6 11.6 5.4 C 7 6.4 4.2 9.4 4.2 13.4 C 4.2 17 7 19.4 10.6 19.4 C 17.2 19.4 21.6 12 "
                + "20.8 3.4 Z", detail: "M 5.6 17.4 C 8.4 13.4 11.6 11.4 15.6 10",
            lines: "M 3 21.4 Q 4.2 19.2 5.4 17.6",
            [.fill]),
        "globe": SymbolDrawing(
            24,
            lines: "O 12 12 9.8 M 2.4 12 H 21.6 M 12 2.2 C 6.4 7 6.4 17 12 21.8 M 12 2.2 C 17.6 7 17.6 17 12 21.8"),
        "mappin": SymbolDrawing(16, lines: "M 8 9.8 V 21.4", dots: "O 8 6.2 4", [.circle]),
        "location": SymbolDrawing(
            24,
            body:
                "M 20 3.2 L 3.6 10.2 Q 2.2 11.2 3.8 11.6 L 11.2 12.8 L 12.4 20.2 Q 12.8 21.8 13.8 20.4 L 20.8 4 Q 21 2.8 20 "
                + "3.2 Z", [.fill, .slash, .circle]),
        "wifi": SymbolDrawing(
            26, lines: "A 13 20 15.4 228 312 A 13 20 10.4 228 312 A 13 20 5.4 228 312", dots: "O 13 19.4 1.9", [.slash]),
        "sparkles": SymbolDrawing(24, dots: "S 10 13.6 8.4 2 4 S 19 5.4 4.4 1.2 4 S 19.6 18.8 3 0.9 4"),
    ]

    static let controls: [String: SymbolDrawing] = [
        "list.bullet": SymbolDrawing(
            24, lines: "M 8.4 6 H 21.6 M 8.4 12 H 21.6 M 8.4 18 H 21.6", dots: "O 3.6 6 1.5 O 3.6 12 1.5 O 3.6 18 1.5",
            [.circle]),
        "line.3.horizontal": SymbolDrawing(24, lines: "M 2.6 6 H 21.4 M 2.6 12 H 21.4 M 2.6 18 H 21.4", [.circle]),
        "line.3.horizontal.decrease": SymbolDrawing(24, lines: "M 2.6 7 H 21.4 M 6 12 H 18 M 9.4 17 H 14.6", [.circle]),
        "slider.horizontal.3": SymbolDrawing(
            24,
            lines:
                "M 2.4 5.6 H 13 M 18.6 5.6 H 21.6 O 15.8 5.6 2.4 M 2.4 12 H 5.4 M 11 12 H 21.6 O 8.2 12 2.4 M 2.4 18.4 H "
                + "13 M 18.6 18.4 H 21.6 O 15.8 18.4 2.4"),
        "square.grid.2x2": SymbolDrawing(
            24, body: "R 3 3 7.2 7.2 1.8 R 13.8 3 7.2 7.2 1.8 R 3 13.8 7.2 7.2 1.8 R 13.8 13.8 7.2 7.2 1.8", [.fill]),
        "square.on.square": SymbolDrawing(
            24, body: "R 8 8 13.4 13.4 2.6",
            lines: "M 5 15.8 Q 2.6 15.8 2.6 13.4 V 5 Q 2.6 2.6 5 2.6 H 13.4 Q 15.8 2.6 15.8 5"),
        "rectangle.stack": SymbolDrawing(
            24, body: "R 2.2 8.6 19.6 12.6 2.6", lines: "M 4.6 5.6 H 19.4 M 6.8 2.6 H 17.2", [.fill]),
        "sidebar.left": SymbolDrawing(27, lines: "R 2.2 3.8 22.6 16.4 3 M 9.8 4 V 20 M 5.2 7.8 H 6.8 M 5.2 11 H 6.8"),
        "textformat": SymbolDrawing(
            28,
            lines: "M 1.8 19.4 L 7.8 4.4 L 13.8 19.4 M 4 14.4 H 11.6 M 25.4 10.2 V 19.4 O 20.8 14.8 4.6"),
    ]
}

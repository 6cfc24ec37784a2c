import Foundation

nonisolated extension SymbolTable {
    static let objects: [String: SymbolDrawing] = [
        "house": SymbolDrawing(
            24, body: "M 5 9.5 V 18.8 Q 5 20.6 6.8 20.6 H 17.2 Q 19 20.6 19 18.8 V 9.5 L 12 3.2 Z",
            detail: "M 9.4 20 V 14.4 H 14.6 V 20", lines: "M 1.8 12.4 L 12 3.2 L 22.2 12.4", [.fill, .circle]),
        "bookmark": SymbolDrawing(
            20, body: "M 4 20.4 V 5 Q 4 2.9 6.1 2.9 H 13.9 Q 16 2.9 16 5 V 20.4 L 10 15.2 Z",
            [.fill, .slash, .circle, .square]),
        "trash": SymbolDrawing(
            22, body: "M 4.8 6.2 L 5.8 19.4 Q 6 21.2 7.7 21.2 H 14.3 Q 16 21.2 16.2 19.4 L 17.2 6.2 Z",
            detail: "M 11 9.6 V 17.6 M 8.2 9.6 L 8.5 17.6 M 13.8 9.6 L 13.5 17.6",
            lines: "M 2.8 5.8 H 19.2 M 7.6 5.6 V 4.2 Q 7.6 2.6 9.2 2.6 H 12.8 Q 14.4 2.6 14.4 4.2 V 5.6",
            [.fill, .slash, .circle]),
        "pencil": SymbolDrawing(
            24, body: "M 3.4 20.6 L 4.8 15.6 L 16.4 4 Q 17.7 2.8 19 4 L 20 5 Q 21.2 6.3 20 7.6 L 8.4 19.2 Z",
            detail: "M 14.2 6.4 L 17.6 9.8", [.circle, .slash]),
        "square.and.pencil": SymbolDrawing(
            24,
            lines:
                "M 12.6 4.6 H 6 Q 3.2 4.6 3.2 7.4 V 18 Q 3.2 20.8 6 20.8 H 16.6 Q 19.4 20.8 19.4 18 V 11.4 M 9.2 14.8 L "
                + "10.2 11.6 L 19.2 2.6 Q 20 1.9 20.8 2.6 L 21.4 3.2 Q 22.1 4 21.4 4.8 L 12.4 13.8 Z"),
        "gear": SymbolDrawing(24, lines: "O 12 12 7.2 T 12 12 8 10 12 O 12 12 2.4 T 12 12 2.6 7 3"),
        "gearshape": SymbolDrawing(24, body: "G 12 12 10.4 8 8", detail: "O 12 12 3.3", [.fill, .circle]),
        "magnifyingglass": SymbolDrawing(24, lines: "O 10 10 6.8 M 15 15 L 21 21", [.circle]),
        "photo": SymbolDrawing(
            25, body: "R 1.8 3.8 21.4 16.4 3",
            detail:
                "O 7.6 9 1.7 M 2.6 17.8 L 7.4 13.4 Q 8.4 12.6 9.4 13.4 L 12.4 16 L 16.2 11.8 Q 17.2 10.9 18.2 11.8 L "
                + "22.6 16.2", [.fill, .circle]),
        "camera": SymbolDrawing(
            24,
            body:
                "M 2 18 V 8.6 Q 2 6.2 4.4 6.2 H 6.6 Q 7.4 6.2 7.9 5.5 L 8.8 4.4 Q 9.3 3.8 10.2 3.8 H 13.8 Q 14.7 3.8 15.2 "
                + "4.4 L 16.1 5.5 Q 16.6 6.2 17.4 6.2 H 19.6 Q 22 6.2 22 8.6 V 18 Q 22 20.4 19.6 20.4 H 4.4 Q 2 20.4 2 18 Z",
            detail: "O 12 13 4", [.fill, .circle]),
        "bell": SymbolDrawing(
            24,
            body:
                "M 12 2.8 C 8.2 2.8 6 5.6 6 9.2 C 6 13.4 4.6 14.4 3.6 16 Q 3 17.4 4.4 17.4 H 19.6 Q 21 17.4 20.4 16 C 19.4 "
                + "14.4 18 13.4 18 9.2 C 18 5.6 15.8 2.8 12 2.8 Z", lines: "M 9.6 20.4 Q 12 22.2 14.4 20.4",
            [.fill, .slash, .circle]),
        "flag": SymbolDrawing(
            22,
            body: "M 4.4 4 Q 7.8 2.4 11.2 4 Q 14.8 5.8 18.6 4.2 V 14 Q 14.8 15.6 11.2 13.8 Q 7.8 12.2 4.4 13.8 Z",
            lines: "M 4.4 4 V 21.4", [.fill, .slash, .circle]),
        "tag": SymbolDrawing(
            24,
            body:
                "M 3 4.8 Q 3 3 4.8 3 H 11.4 Q 12.4 3 13.2 3.8 L 20.4 11 Q 21.8 12.4 20.4 13.8 L 13.8 20.4 Q 12.4 21.8 11 "
                + "20.4 L 3.8 13.2 Q 3 12.4 3 11.4 Z", detail: "O 7.8 7.8 1", [.fill, .slash, .circle]),
        "folder": SymbolDrawing(
            24,
            body:
                "M 2.2 18 V 6.6 Q 2.2 4.2 4.6 4.2 H 8.2 Q 9.2 4.2 9.9 4.9 L 11.3 6.2 H 19.4 Q 21.8 6.2 21.8 8.6 V 18 Q "
                + "21.8 20.4 19.4 20.4 H 4.6 Q 2.2 20.4 2.2 18 Z", detail: "M 3 10 H 21", [.fill, .circle]),
        "doc": SymbolDrawing(20, body: page, detail: fold, [.fill, .circle]),
        "doc.text": SymbolDrawing(
            20, body: page, detail: fold + " M 7 12.6 H 13 M 7 16.6 H 13", [.fill]),
        "tray": SymbolDrawing(
            24,
            body:
                "M 2.2 13.6 L 5.4 5.4 Q 5.9 4.2 7.2 4.2 H 16.8 Q 18.1 4.2 18.6 5.4 L 21.8 13.6 V 17.8 Q 21.8 20 19.6 20 H "
                + "4.4 Q 2.2 20 2.2 17.8 Z",
            detail: "M 2.8 13.6 H 7.6 Q 8.4 16.6 12 16.6 Q 15.6 16.6 16.4 13.6 H 21.2", [.fill, .circle]),
        "envelope": SymbolDrawing(
            24, body: "R 1.8 4.6 20.4 14.8 2.8", detail: "M 3 6.6 L 10.6 13 Q 12 14.2 13.4 13 L 21 6.6",
            [.fill, .circle]),
        "paperplane": SymbolDrawing(
            24,
            body:
                "M 20.2 2.9 L 2.6 9.4 Q 1.4 10 2.6 10.6 L 10 13.8 L 13.2 21.2 Q 13.9 22.6 14.5 21.2 L 21.2 3.8 Q 21.4 2.6 "
                + "20.2 2.9 Z", detail: "M 10.2 13.6 L 20.4 3.6", [.fill, .circle]),
        "clock": SymbolDrawing(24, body: "O 12 12 9.8", detail: "M 12 6.2 V 12.2 L 15.8 14.6", [.fill]),
        "calendar": SymbolDrawing(
            24, lines: "R 2.6 3.6 18.8 17.4 3 M 2.8 8.8 H 21.2",
            dots: "O 7.2 12.8 1.1 O 12 12.8 1.1 O 16.8 12.8 1.1 O 7.2 17 1.1 O 12 17 1.1 O 16.8 17 1.1", [.circle]),
        "lock": SymbolDrawing(
            22, body: "R 3.8 10.6 14.4 11 2.4",
            lines: "M 6.8 10.6 V 7.2 C 6.8 4.4 8.6 2.4 11 2.4 C 13.4 2.4 15.2 4.4 15.2 7.2 V 10.6",
            [.fill, .slash, .circle]),
        "lock.open": SymbolDrawing(
            25, body: "R 2.4 10.6 14.4 11 2.4",
            lines: "M 14 10.6 V 7.2 C 14 4.4 15.8 2.4 18.2 2.4 C 20.6 2.4 22.4 4.4 22.4 7.2 V 8.6", [.fill]),
        "link": SymbolDrawing(
            24,
            lines:
                "M 9.4 14.6 L 14.6 9.4 M 11.4 7.2 L 13.8 4.8 C 15.4 3.2 17.8 3.2 19.2 4.8 C 20.8 6.2 20.8 8.6 19.2 10.2 L "
                + "16.8 12.6 M 7.2 11.4 L 4.8 13.8 C 3.2 15.4 3.2 17.8 4.8 19.2 C 6.2 20.8 8.6 20.8 10.2 19.2 L 12.6 16.8",
            [.circle]),
        "paperclip": SymbolDrawing(
            24,
            lines:
                "M 19.8 11 L 12 18.8 C 9.8 21 6.8 21 4.8 19 C 2.8 17 2.8 14 5 11.8 L 13.2 3.6 C 14.6 2.2 16.8 2.2 18.2 3.6 "
                + "C 19.6 5 19.6 7 18.2 8.4 L 10.2 16.4 C 9.4 17.2 8.4 17.2 7.6 16.4 C 6.8 15.6 6.8 14.6 7.6 13.8 L 14.6 6.8",
            [.circle]),
        "cart": SymbolDrawing(
            25, body: "M 5.6 6.2 H 21.4 Q 22.6 6.2 22.3 7.4 L 21 12.4 Q 20.8 13.2 19.8 13.2 H 7.2",
            lines: "M 1.6 3 H 3.8 Q 4.7 3 4.9 3.9 L 7.4 15.6 Q 7.6 16.6 8.6 16.6 H 19.8",
            dots: "O 9 20.4 1.7 O 18.4 20.4 1.7",
            [.fill, .circle]),
        "bag": SymbolDrawing(
            24,
            body: "M 4.4 7.4 H 19.6 L 20.6 18.6 Q 20.8 21.2 18.2 21.2 H 5.8 Q 3.2 21.2 3.4 18.6 Z",
            lines: "M 8 7.2 C 8 4.4 9.6 2.4 12 2.4 C 14.4 2.4 16 4.4 16 7.2", [.fill, .circle]),
        "creditcard": SymbolDrawing(
            26, body: "R 1.8 4.4 22.4 15.2 2.8", detail: "M 2.6 9.4 H 23.4 M 5.8 15 H 10", [.fill, .circle]),
    ]

    private static let page =
        "M 3 19 V 5 Q 3 2.6 5.4 2.6 H 10.2 L 17 9.4 V 19 Q 17 21.4 14.6 21.4 H 5.4 Q 3 21.4 3 19 Z"
    private static let fold = "M 10.2 3.2 V 7.8 Q 10.2 9.4 11.8 9.4 H 16.4"
}

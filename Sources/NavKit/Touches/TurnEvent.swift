import Foundation
import NavCore

/// What a turn has to deliver: the events of its window, with the movements of touches merged (rule Q16).
nonisolated package enum TurnEvent: Equatable {
    /// Touches that have moved, each once, in the order in which they first did.
    case moves([TouchMoves])
    case event(InputEvent)

    /// Movements are merged up to the next event that says more about a touch or about the window. What has nothing to do with either goes ahead of them.
    static package func merged(_ events: [InputEvent]) -> [TurnEvent] {
        var (merged, moves): ([TurnEvent], [TouchMoves]) = ([], [])
        for event in events {
            if case .touch(let input) = event, input.phase == .moved {
                moves.add(input)
                continue
            }
            if event.endsMoves, !moves.isEmpty {
                merged.append(.moves(moves))
                moves = []
            }
            merged.append(.event(event))
        }
        return moves.isEmpty ? merged : merged + [.moves(moves)]
    }
}

/// Where one touch has been within a turn, oldest first, in points of the desktop window.
nonisolated package struct TouchMoves: Equatable {
    package let id: Int
    package internal(set) var inputs: [TouchInput]
}

extension [TouchMoves] {
    nonisolated fileprivate mutating func add(_ input: TouchInput) {
        if let index = firstIndex(where: { $0.id == input.id }) {
            self[index].inputs.append(input)
        } else {
            append(TouchMoves(id: input.id, inputs: [input]))
        }
    }
}

extension InputEvent {
    nonisolated fileprivate var endsMoves: Bool {
        switch self {
        case .touch, .focus, .visibility, .close: true
        case .hover, .button, .wheel, .key, .text, .resized, .exposed: false
        }
    }

    /// When it happened; nil for what only says how things stand.
    nonisolated var instant: FrameInstant? {
        switch self {
        case .touch(let input): input.instant
        case .hover(_, let instant), .button(_, _, _, let instant), .wheel(_, _, _, _, let instant): instant
        case .key(_, _, _, _, let instant), .text(_, let instant): instant
        case .resized, .exposed, .focus, .visibility, .close: nil
        }
    }
}

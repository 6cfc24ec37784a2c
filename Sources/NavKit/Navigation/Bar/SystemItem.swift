/// What a bar shows for the items that bars know.
extension UIBarButtonItem.SystemItem {
    nonisolated enum Look {
        case word(String)
        /// By its name, and what it is called where it is not seen.
        case symbol(String, word: String)
        case flexibleSpace
        case fixedSpace
    }

    nonisolated var look: Look {
        switch self {
        case .done: .word("Done")
        case .cancel: .word("Cancel")
        case .edit: .word("Edit")
        case .save: .word("Save")
        case .undo: .word("Undo")
        case .redo: .word("Redo")
        case .close: .word("Close")
        case .add: .symbol("plus", word: "Add")
        case .compose: .symbol("square.and.pencil", word: "Compose")
        case .reply: .symbol("arrowshape.turn.up.left", word: "Reply")
        case .action: .symbol("square.and.arrow.up", word: "Share")
        case .organize: .symbol("folder", word: "Organize")
        case .bookmarks: .symbol("bookmark", word: "Bookmarks")
        case .search: .symbol("magnifyingglass", word: "Search")
        case .refresh: .symbol("arrow.clockwise", word: "Refresh")
        case .stop: .symbol("xmark", word: "Stop")
        case .camera: .symbol("camera", word: "Camera")
        case .trash: .symbol("trash", word: "Delete")
        case .play: .symbol("play.fill", word: "Play")
        case .pause: .symbol("pause.fill", word: "Pause")
        case .rewind: .symbol("backward.fill", word: "Rewind")
        case .fastForward: .symbol("forward.fill", word: "Fast Forward")
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace
        }
    }
}

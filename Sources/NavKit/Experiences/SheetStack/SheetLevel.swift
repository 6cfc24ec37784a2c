/// One level of a stack of sheets. Two with equal items are two levels.
final class SheetLevel<Item> {
    enum Stage {
        /// Pushed, and not yet seen: it has no view.
        case announced
        case rising
        case settled
        case leaving
    }

    let item: Item
    var stage = Stage.announced
    var pane: SheetPane?
    var slot: ChildSlot? { pane?.slot }

    init(_ item: Item) { self.item = item }
}

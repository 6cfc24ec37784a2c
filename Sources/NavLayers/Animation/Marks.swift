/// The layers whose fragments have to be made anew in every frame, each of them once.
@MainActor package struct Marks {
    private struct Entry {
        weak var layer: CALayer?
    }

    private var entries: [Entry] = []
    private let number: Int

    init() {
        Self.count &+= 1
        number = Self.count
    }

    private static var count = 0

    mutating func add(_ layer: CALayer) {
        guard layer.marksNumber != number else { return }
        layer.marksNumber = number
        entries.append(Entry(layer: layer))
    }

    func draw() {
        for entry in entries { entry.layer?.insideChanged() }
    }
}

extension CALayer {
    /// Adds whose fragment shows `property` of this layer.
    func addMark(of property: LayerProperty, to marks: inout Marks) {
        if property.isInside { marks.add(self) }
        guard !property.isInside || property == .bounds, let holder = placementHolder else { return }
        marks.add(holder)
    }

    /// Whose fragment shows how this layer lies: not that of a layer that it is the mask of.
    private var placementHolder: CALayer? {
        parent.flatMap { $0.mask === self ? $0.placementHolder : $0 }
    }
}

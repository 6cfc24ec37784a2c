import CCairo

/// A set of device pixels, kept as few rectangles.
final class Region {
    enum Overlap { case outside, partly, inside }

    let raw: OpaquePointer

    init() { raw = cairo_region_create() }

    init(_ rect: PixelRect) {
        raw = cairo_region_create()
        add(rect)
    }

    init(copying other: Region) { raw = cairo_region_copy(other.raw) }

    deinit { cairo_region_destroy(raw) }

    var isEmpty: Bool { cairo_region_is_empty(raw) != 0 }
    var rectCount: Int { Int(cairo_region_num_rectangles(raw)) }

    var extents: PixelRect {
        var rect = cairo_rectangle_int_t()
        cairo_region_get_extents(raw, &rect)
        return PixelRect(rect)
    }

    subscript(index: Int) -> PixelRect {
        var rect = cairo_rectangle_int_t()
        cairo_region_get_rectangle(raw, Int32(index), &rect)
        return PixelRect(rect)
    }

    var rects: [PixelRect] { (0..<rectCount).map { self[$0] } }

    func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = cairo_rectangle_int_t(rect)
        cairo_region_union_rectangle(raw, &rect)
    }

    func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = cairo_rectangle_int_t(rect)
        cairo_region_subtract_rectangle(raw, &rect)
    }

    func overlap(with rect: PixelRect) -> Overlap {
        guard !rect.isEmpty else { return .outside }
        var rect = cairo_rectangle_int_t(rect)
        let overlap = cairo_region_contains_rectangle(raw, &rect)
        if overlap == CAIRO_REGION_OVERLAP_OUT { return .outside }
        return overlap == CAIRO_REGION_OVERLAP_IN ? .inside : .partly
    }

    /// How many pixels lie both in the region and in `rect`.
    func area(within rect: PixelRect) -> Int {
        var area = 0
        for index in 0..<rectCount { area += self[index].intersection(rect).area }
        return area
    }
}

extension PixelRect {
    init(_ rect: cairo_rectangle_int_t) {
        self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
    }
}

extension cairo_rectangle_int_t {
    init(_ rect: PixelRect) {
        self.init(x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
    }
}

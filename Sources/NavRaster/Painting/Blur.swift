import CCairo
import Foundation
import NavCore

/// What a backdrop does to the pixels beneath it.
struct Blur: Equatable {
    /// The standard deviation, in device pixels.
    var sigma: Double
    var saturation: CGFloat

    /// A wide blur is made from means of squares this many pixels wide, counted from the corner of the target so that they lie where they lay
    /// in the last frame: nothing finer than a deviation shows in it.
    var cell: Int {
        var cell = 1
        while cell < 16, sigma >= 2 * Double(cell) { cell *= 2 }
        return cell
    }

    /// The deviation in cells. Taking means and stretching them again has blurred a little already: the variance of a square, and of a triangle twice as wide.
    var sigmaInCells: Double {
        let cells = sigma / Double(cell)
        return cell == 1 ? cells : (cells * cells - 0.25 + 1 / (12 * Double(cell * cell))).squareRoot()
    }

    /// What counts for the pixels of `rect`: whole cells.
    func source(of rect: PixelRect) -> PixelRect {
        let reach = Int((3 * sigma).rounded(.up)) + cell
        func down(_ x: Int) -> Int { Int((Double(x) / Double(cell)).rounded(.down)) * cell }
        let (left, top) = (down(rect.x - reach), down(rect.y - reach))
        let (right, bottom) = (down(rect.maxX + reach + cell - 1), down(rect.maxY + reach + cell - 1))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Blurred pictures of what lay under the backdrops of the last frames. One whose source has not changed is not blurred again.
final class Blurs {
    private final class Entry {
        let part: PixelRect
        let look: Blur
        var cells: [UInt32] = []
        var picture: Surface?

        init(_ part: PixelRect, _ look: Blur) { (self.part, self.look) = (part, look) }
    }

    struct Blurred {
        var picture: Surface
        /// Where its corner lies, in device pixels; each of its pixels is a cell wide.
        var x: CGFloat
        var y: CGFloat
    }

    private struct Key: Equatable {
        var part: PixelRect
        var look: Blur
    }

    private var kept = RecentlyUsed<Key, Entry>(capacity: 6)
    /// How many times something was blurred.
    private(set) var passes = 0

    /// - Parameter part: Where the source lies on the target, in whole cells unless it ends at the target's edge.
    func blurred(_ source: PixelSource, _ part: PixelRect, _ look: Blur) -> Blurred {
        let entry = kept.value(for: Key(part: part, look: look)) { Entry(part, look) }
        let grid = CellGrid(part, cell: look.cell)
        let cells = grid.means(of: source)
        if entry.picture == nil || entry.cells != cells {
            entry.cells = cells
            entry.picture = blur(cells, width: grid.columns, height: grid.rows, look)
        }
        return Blurred(
            picture: entry.picture!, x: CGFloat(grid.firstColumn * look.cell), y: CGFloat(grid.firstRow * look.cell))
    }

    private func blur(_ cells: [UInt32], width: Int, height: Int, _ look: Blur) -> Surface {
        passes += 1
        var plane = FloatPixels(cells, width: width, height: height)
        plane.blur(Gaussian.weights(sigma: look.sigmaInCells))
        plane.saturate(Float(look.saturation))
        return plane.surface()
    }
}

/// A part of the target divided into squares. Those at the edge of the target may lie in it only in part.
private struct CellGrid {
    let part: PixelRect
    let cell: Int
    let firstColumn: Int
    let firstRow: Int
    let columns: Int
    let rows: Int

    init(_ part: PixelRect, cell: Int) {
        (self.part, self.cell) = (part, cell)
        (firstColumn, firstRow) = (part.x / cell, part.y / cell)
        columns = (part.maxX + cell - 1) / cell - firstColumn
        rows = (part.maxY + cell - 1) / cell - firstRow
    }

    /// The mean of each cell, of what of it lies in the part, each colour by itself.
    func means(of source: PixelSource) -> [UInt32] {
        var means = [UInt32](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            let top = max((firstRow + row) * cell - part.y, 0)
            let bottom = min((firstRow + row + 1) * cell - part.y, part.height)
            for column in 0..<columns {
                let left = max((firstColumn + column) * cell - part.x, 0)
                let right = min((firstColumn + column + 1) * cell - part.x, part.width)
                means[row * columns + column] = mean(of: source, left..<right, top..<bottom)
            }
        }
        return means
    }

    /// Two colours are added up in one word: 256 pixels at most, so that neither runs over.
    private func mean(of source: PixelSource, _ xs: Range<Int>, _ ys: Range<Int>) -> UInt32 {
        var (even, odd): (UInt32, UInt32) = (0, 0)
        for y in ys {
            let row = source.row(y)
            for x in xs {
                let pixel = row[x] | source.alwaysThere
                even &+= pixel & 0x00FF_00FF
                odd &+= pixel >> 8 & 0x00FF_00FF
            }
        }
        let count = UInt32(xs.count * ys.count)
        func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
        return mean(even & 0xFFFF) | mean(odd & 0xFFFF) << 8 | mean(even >> 16) << 16 | mean(odd >> 16) << 24
    }
}

/// Pixels with room for arithmetic: four numbers each, 0…255, blue first, premultiplied.
private struct FloatPixels {
    private var values: [Float]
    private let width: Int
    private let height: Int

    init(_ pixels: [UInt32], width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](unsafeUninitializedCapacity: pixels.count * 4) { room, count in
            for (index, pixel) in pixels.enumerated() {
                for channel in 0..<4 { room[index * 4 + channel] = Float(pixel >> UInt32(channel * 8) & 0xFF) }
            }
            count = pixels.count * 4
        }
    }

    /// Along both axes. The pixels at the edges go on beyond them.
    mutating func blur(_ weights: [Float]) {
        guard weights.count > 1 else { return }
        for row in 0..<height { convolve(first: row * width * 4, count: width, step: 4, weights) }
        for column in 0..<width { convolve(first: column * 4, count: height, step: width * 4, weights) }
    }

    private mutating func convolve(first: Int, count: Int, step: Int, _ weights: [Float]) {
        let reach = weights.count / 2
        values.withUnsafeMutableBufferPointer { values in
            withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count + 2 * reach) { line in
                for index in 0..<count + 2 * reach {
                    let at = first + min(max(index - reach, 0), count - 1) * step
                    line[index] = SIMD4(values[at], values[at + 1], values[at + 2], values[at + 3])
                }
                for index in 0..<count {
                    var sum = SIMD4<Float>.zero
                    for offset in 0..<weights.count { sum += line[index + offset] * weights[offset] }
                    for channel in 0..<4 { values[first + index * step + channel] = sum[channel] }
                }
            }
        }
    }

    /// Away from each pixel's own grey, for a factor above 1.
    mutating func saturate(_ factor: Float) {
        guard factor != 1 else { return }
        for index in stride(from: 0, to: values.count, by: 4) {
            let grey = 0.0722 * values[index] + 0.7152 * values[index + 1] + 0.2126 * values[index + 2]
            for channel in index..<index + 3 {
                values[channel] = min(max(grey + (values[channel] - grey) * factor, 0), values[index + 3])
            }
        }
    }

    func surface() -> Surface {
        let surface = Surface(width: width, height: height, isOpaque: false)
        for row in 0..<height {
            let line = surface.bytes + row * surface.bytesPerRow
            for index in 0..<width * 4 { line[index] = UInt8(values[row * width * 4 + index] + 0.5) }
        }
        cairo_surface_mark_dirty(surface.raw)
        return surface
    }
}

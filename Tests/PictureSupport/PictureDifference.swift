package import Foundation
package import NavCore
import NavRaster

/// Where a picture is not what it should be, as patches of pixels that hang together.
///
/// A pixel is wrong if it is like none of the expected picture's around it (something is there that should not be), or if the expected one is like none
/// of the picture's around it (something is missing: a glyph, a hairline). So an edge may be smoothed differently, or lie a fraction of a pixel
/// beside, and a thin line that is gone is found though it has few pixels.
package struct PictureDifference {
    /// How unlike two pictures may be.
    package struct Tolerance {
        /// In steps of 255, in any of the colours.
        package var step: Int
        /// In pixels, how far away a like pixel may lie; 0: only the very same place counts.
        package var reach: Int
        /// The largest patch of wrong pixels that is overlooked.
        package var patch: Int

        package init(step: Int, reach: Int, patch: Int) { (self.step, self.reach, self.patch) = (step, reach, patch) }
    }

    /// The largest patch of wrong pixels that hang together, in pixels; 0: none is wrong.
    package let largestPatch: Int
    /// Around the largest patch.
    package let place: CGRect
    /// Whether the picture is as it should be.
    package let isOverlooked: Bool
    private let expected: Bitmap
    private let seen: Bitmap
    private let marks: [Bool]

    package init(expected: Bitmap, seen: Bitmap, _ tolerance: Tolerance) {
        (self.expected, self.seen) = (expected, seen)
        guard expected.width == seen.width, expected.height == seen.height else {
            (largestPatch, place, isOverlooked) = (.max, .infinite, false)
            marks = []
            return
        }
        let wanted = PixelGrid(expected), found = PixelGrid(seen)
        let missing = wanted.strangers(to: found, tolerance), surplus = found.strangers(to: wanted, tolerance)
        marks = missing.indices.map { missing[$0] || surplus[$0] }
        let largest = Patches(marks, width: expected.width).largest
        (largestPatch, place) = (largest.size, largest.place)
        isOverlooked = largestPatch <= tolerance.patch
    }

    /// What was expected, what is seen, and what is seen with the wrong pixels in red on a pale ground, side by side.
    package var strip: Bitmap {
        let width = max(expected.width, seen.width), height = max(expected.height, seen.height)
        return Bitmap(format: .bgra, width: width * 3 + 8, height: height) { bytes in
            let row = (width * 3 + 8) * 4
            func put(_ bitmap: Bitmap, _ left: Int, _ change: (Int, UInt32) -> UInt32) {
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        let color = change(y * bitmap.width + x, bitmap.word(x, y))
                        let place = y * row + (left + x) * 4
                        bytes.storeBytes(of: color, toByteOffset: place, as: UInt32.self)
                    }
                }
            }
            put(expected, 0) { $1 }
            put(seen, width + 4) { $1 }
            put(seen, 2 * width + 8) { index, color in
                let pale: UInt32 = 0xFFC0_C0C0 | (color >> 2 & 0x3F_3F3F)
                return marks.indices.contains(index) && marks[index] ? 0xFFFF_0000 : pale
            }
        }
    }
}

extension Bitmap {
    fileprivate func word(_ x: Int, _ y: Int) -> UInt32 {
        withBytes { $0.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
    }
}

/// The colours of a picture, and what lies around each.
private struct PixelGrid {
    let width: Int
    let height: Int
    private var words: [UInt32] = []

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        words.reserveCapacity(width * height)
        bitmap.withBytes { bytes in
            for y in 0..<height {
                for x in 0..<width { words.append(bytes.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)) }
            }
        }
    }

    /// Which of these pixels lie outside of the colours that `other` has around their place.
    func strangers(to other: PixelGrid, _ tolerance: PictureDifference.Tolerance) -> [Bool] {
        words.indices.map { index in
            words[index] != other.words[index] && other.isStranger(words[index], at: index, tolerance)
        }
    }

    private func isStranger(_ word: UInt32, at index: Int, _ tolerance: PictureDifference.Tolerance) -> Bool {
        let around = neighbours(of: index, tolerance.reach)
        for shift in [UInt32(0), 8, 16] {
            let byte = Int(word >> shift & 255)
            let bytes: [Int] = around.map { Int($0 >> shift & 255) }
            if byte < bytes.min()! - tolerance.step || byte > bytes.max()! + tolerance.step { return true }
        }
        return false
    }

    private func neighbours(of index: Int, _ reach: Int) -> [UInt32] {
        let x = index % width, y = index / width
        let columns: ClosedRange<Int> = max(x - reach, 0)...min(x + reach, width - 1)
        let rows: ClosedRange<Int> = max(y - reach, 0)...min(y + reach, height - 1)
        var found: [UInt32] = []
        for row in rows { found += words[row * width + columns.lowerBound...row * width + columns.upperBound] }
        return found
    }
}

/// Marked pixels that touch each other, at sides or corners.
private struct Patches {
    private(set) var largest = (size: 0, place: CGRect.null)
    private var left: [Bool]
    private let width: Int

    init(_ marks: [Bool], width: Int) {
        (left, self.width) = (marks, width)
        for index in marks.indices where left[index] { take(from: index) }
    }

    private mutating func take(from first: Int) {
        var waiting = [first], size = 0, place = CGRect.null
        left[first] = false
        while let index = waiting.popLast() {
            let x = index % width, y = index / width
            size += 1
            place = place.union(CGRect(x: x, y: y, width: 1, height: 1))
            let rows: ClosedRange<Int> = max(y - 1, 0)...min(y + 1, left.count / width - 1)
            let columns: ClosedRange<Int> = max(x - 1, 0)...min(x + 1, width - 1)
            for row in rows {
                for column in columns where left[row * width + column] {
                    left[row * width + column] = false
                    waiting.append(row * width + column)
                }
            }
        }
        if size > largest.size { largest = (size, place) }
    }
}

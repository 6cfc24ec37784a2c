import CPango
package import Foundation
package import NavCore

/// Text as a picture, and where it belongs.
package struct TextPicture: Sendable {
    /// Coverage only; colours where the text holds colour glyphs, such as emoji.
    package let bitmap: Bitmap
    /// In points, from the layout's top left corner. As large as the bitmap at the scale it was made for, and on whole pixels there.
    package let rect: CGRect
}

extension TextLayout {
    /// Draws the lines, aligned within the block's width.
    ///
    /// Nil where there is nothing to see. `scale` is device pixels a point. `color` is what letters have beside colour glyphs;
    /// where there are none the picture is coverage alone, to be drawn in a colour later.
    package func picture(scale: CGFloat, color: CGColor) -> TextPicture? {
        let ink = lines.reduce(CGRect.null) { $0.union($1.ink.offsetBy(dx: start(of: $1), dy: $1.baseline)) }
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { return nil }
        // A baseline moves to a whole pixel and a letter to a quarter of one: by less than a pixel each.
        let device = CGRect(
            x: ink.minX * scale - 1, y: ink.minY * scale - 1, width: ink.width * scale + 2,
            height: ink.height * scale + 2)
        let pixels = PixelRect(covering: device)
        let bitmap = Typesetter.run { draw(pixels, scale, color, $0) }
        let rect = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        return TextPicture(bitmap: bitmap, rect: rect)
    }

    private func draw(_ pixels: PixelRect, _ scale: CGFloat, _ color: CGColor, _ typesetter: Typesetter) -> Bitmap {
        if hasPictures { return coloredBitmap(pixels, scale, color) }
        return Bitmap(format: .alpha, width: pixels.width, height: pixels.height) { bytes in
            let canvas = Coverage(bytes: bytes, bytesPerRow: bytes.count / pixels.height, rect: pixels)
            forEachRun { run in draw(run, canvas, scale, typesetter.glyphs) }
        }
    }

    private func draw(_ run: Run, _ canvas: Coverage, _ scale: CGFloat, _ masks: GlyphMasks) {
        let item = run.item.pointee
        guard let font = item.item.pointee.analysis.font, let string = item.glyphs else { return }
        let phases = CGFloat(GlyphMasks.phases)
        var pen = run.x
        for index in 0..<Int(string.pointee.num_glyphs) {
            let glyph = string.pointee.glyphs[index]
            defer { pen += points(glyph.geometry.width) }
            guard glyph.glyph != TextLayout.emptyGlyph else { continue }
            let steps = Int(((pen + points(glyph.geometry.x_offset)) * scale * phases).rounded())
            let x = steps >> 2, y = Int(((run.baseline + points(glyph.geometry.y_offset)) * scale).rounded())
            canvas.add(masks.mask(glyph.glyph, of: font, scale: scale, phase: steps & 3), x, y)
        }
    }
}

/// An alpha bitmap while it is made, in the coordinates of the text.
private struct Coverage {
    let bytes: UnsafeMutableRawBufferPointer
    let bytesPerRow: Int
    let rect: PixelRect

    /// Lays a letter down whose origin falls in the pixel (`x`, `y`). Where letters touch, their coverages add up.
    func add(_ mask: GlyphMasks.Mask, _ x: Int, _ y: Int) {
        let part = PixelRect(x: x + mask.x, y: y + mask.y, width: mask.width, height: mask.height)
        let visible = part.intersection(rect)
        guard !visible.isEmpty else { return }
        for row in visible.y..<visible.maxY {
            let from = (row - part.y) * mask.width + visible.x - part.x
            let to = (row - rect.y) * bytesPerRow + visible.x - rect.x
            for column in 0..<visible.width {
                bytes[to + column] = UInt8(min(Int(bytes[to + column]) + Int(mask.coverage[from + column]), 255))
            }
        }
    }
}

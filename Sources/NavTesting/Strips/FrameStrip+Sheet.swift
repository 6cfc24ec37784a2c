public import Foundation
public import NavKit
import NavRaster

nonisolated extension FrameStrip {
    /// All frames on one sheet, row by row, with the title above and the time and the percent under each.
    public func contactSheet(_ style: StripStyle = StripStyle()) -> Bitmap {
        let height = frameHeight(style)
        let columns = style.columns(for: frames.count, height: height)
        let rows = (frames.count + columns - 1) / max(columns, 1)
        let cell = CGSize(width: style.frameWidth + StripStyle.gap, height: height + StripStyle.captionHeight + StripStyle.gap)
        let top = StripStyle.gap + StripStyle.titleHeight
        let size = CGSize(
            width: CGFloat(columns) * cell.width + StripStyle.gap, height: top + CGFloat(max(rows, 1)) * cell.height + StripStyle.gap)
        let title = Lettering.commands(
            title, weight: 600, at: CGPoint(x: StripStyle.gap, y: StripStyle.gap - 2), width: size.width - 2 * StripStyle.gap, style)
        let cells = frames.indices.flatMap { index in
            let corner = CGPoint(
                x: StripStyle.gap + CGFloat(index % columns) * cell.width, y: top + CGFloat(index / columns) * cell.height)
            return commands(for: frames[index], at: corner, style)
        }
        return Bitmap(rendering: .sheet(size, style, title + cells))
    }

    /// The contact sheet as a PNG file.
    public func pngData(_ style: StripStyle = StripStyle()) -> Data { contactSheet(style).pngData() }

    /// One frame with its caption, as the animated picture shows it.
    func captioned(_ frame: Frame, _ style: StripStyle) -> Bitmap {
        let size = CGSize(width: style.frameWidth, height: frameHeight(style) + StripStyle.captionHeight)
        return Bitmap(rendering: .sheet(size, style, commands(for: frame, at: .zero, style)))
    }

    /// How high a frame is drawn, in points.
    private func frameHeight(_ style: StripStyle) -> CGFloat {
        guard let size = frames.first?.picture.size, size.width > 0 else { return 0 }
        return (style.frameWidth * size.height / size.width).rounded()
    }

    private func commands(for frame: Frame, at corner: CGPoint, _ style: StripStyle) -> [DrawCommand] {
        let rect = CGRect(x: corner.x, y: corner.y, width: style.frameWidth, height: frameHeight(style))
        let picture = frame.bitmap(scale: style.frameWidth * style.scale / max(frame.picture.size.width, 1))
        let caption = Lettering.commands(
            frame.caption, weight: 400, at: CGPoint(x: rect.minX, y: rect.maxY + 5), width: rect.width, style)
        return [.image(picture, rect, tint: nil), .border(RoundedRect(rect), width: 1 / style.scale, StripStyle.edge)] + caption
    }
}

nonisolated extension FrameStrip.Frame {
    /// The time, and how far the motion is where that is known: "133 ms · 44 %".
    public var caption: String {
        let milliseconds = "\(Int((time * 1000).rounded())) ms"
        return share.map { "\(milliseconds) · \(Int(($0 * 100).rounded())) %" } ?? milliseconds
    }

    /// - Parameter scale: Pixels a point; below 0.5 the picture is drawn with 0.5.
    func bitmap(scale: CGFloat) -> Bitmap {
        var list = picture
        list.scale = max(scale, 0.5)
        return Bitmap(rendering: list)
    }
}

nonisolated extension DisplayList {
    fileprivate static func sheet(_ size: CGSize, _ style: StripStyle, _ commands: [DrawCommand]) -> DisplayList {
        DisplayList(
            size: size, scale: style.scale, background: StripStyle.ground,
            root: Fragment(commands: commands, bounds: CGRect(origin: .zero, size: size), opaqueRect: .null))
    }
}

/// One line of small letters.
private nonisolated enum Lettering {
    /// In points.
    private static let size: CGFloat = 11

    static func commands(_ text: String, weight: Int, at corner: CGPoint, width: CGFloat, _ style: StripStyle) -> [DrawCommand] {
        let letters = TextStyle(size: size, weight: weight, hasMonospacedDigits: true)
        let layout = TextLayout(TextBlock(text, letters, alignment: .left, maxWidth: width))
        guard let picture = layout.picture(scale: style.scale, color: StripStyle.ink) else { return [] }
        return [.image(picture.bitmap, picture.rect.offsetBy(dx: corner.x, dy: corner.y), tint: StripStyle.ink)]
    }
}

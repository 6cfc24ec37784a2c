public import Foundation
import NavKit
import NavRaster

/// In what two strips differ.
public nonisolated struct StripDifference: Sendable {
    /// As many frames as both strips have: the newer one's in grey, and in red what is not the same in the earlier one.
    public let strip: FrameStrip
    /// For each of those frames, how many of its pixels differ, 0…1.
    public let shares: [Double]
    /// How many frames more the newer strip has than the earlier one.
    public let extraFrames: Int

    public var isEmpty: Bool { extraFrames == 0 && shares.allSatisfy { $0 == 0 } }
}

nonisolated extension FrameStrip {
    /// Compares frame by frame with a strip of the same motion that was made earlier.
    ///
    /// - Parameter scale: Pixels a point in which they are compared, at least 0.5.
    public func difference(from earlier: FrameStrip, scale: CGFloat = 1) -> StripDifference {
        let pairs = zip(frames, earlier.frames).map { new, old in
            (frame: new, new: new.bitmap(scale: scale), old: old.bitmap(scale: scale))
        }
        let marked = pairs.map { pair in
            Frame(time: pair.frame.time, share: pair.frame.share, picture: pair.new.marked(against: pair.old).displayList(scale: scale))
        }
        return StripDifference(
            strip: FrameStrip(title: "\(title): what differs", frames: marked),
            shares: pairs.map { $0.new.shareOfDifferentPixels(from: $0.old) }, extraFrames: frames.count - earlier.frames.count)
    }
}

nonisolated extension Bitmap {
    /// This picture in pale grey; red where `other` has another colour, and all red where it has another size.
    fileprivate func marked(against other: Bitmap) -> Bitmap {
        let isComparable = width == other.width && height == other.height
        return Bitmap(format: .bgra, width: width, height: height) { target in
            let target = target.bindMemory(to: UInt32.self)
            withBytes { new in
                other.withBytes { old in
                    let (new, old) = (new.bindMemory(to: UInt32.self), old.bindMemory(to: UInt32.self))
                    for index in target.indices {
                        let isSame = isComparable && (new[index] ^ old[index]) & 0xFF_FFFF == 0
                        target[index] = isSame ? Self.pale(new[index]) : 0xFFE0_1B24
                    }
                }
            }
        }
    }

    /// Its grey (Rec. 709), drawn thinly on white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        let grey = 160 + (red * 2126 + green * 7152 + blue * 722) / 10000 * 95 / 255
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }

    func displayList(scale: CGFloat) -> DisplayList {
        let rect = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        let root = Fragment(commands: [.image(self, rect, tint: nil)], bounds: rect, opaqueRect: .null)
        return DisplayList(size: rect.size, scale: scale, background: CGColor(red: 0, green: 0, blue: 0, alpha: 1), root: root)
    }
}

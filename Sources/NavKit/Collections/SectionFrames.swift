import Foundation

/// Where the items of all sections lie.
@MainActor struct SectionFrames {
    private var frames: [[CGRect]] = []
    private var shelves: [FrameShelf] = []

    /// The frames of the next section, in the order of its items.
    mutating func append(_ section: [CGRect], along axis: ScrollAxis) {
        let number = frames.count
        let entries = section.enumerated().map { (frame: $1, indexPath: IndexPath(item: $0, section: number)) }
        shelves.append(FrameShelf(entries, along: axis))
        frames.append(section)
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        shelves.flatMap { $0.entries(in: rect) }.sorted { $0.indexPath < $1.indexPath }
            .map { UICollectionViewLayoutAttributes($0.indexPath, $0.frame) }
    }

    /// Nil if there is no such item.
    func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(path.section), frames[path.section].indices.contains(path.item) else {
            return nil
        }
        return UICollectionViewLayoutAttributes(path, frames[path.section][path.item])
    }
}

extension UICollectionViewLayoutAttributes {
    convenience init(_ indexPath: IndexPath, _ frame: CGRect) {
        self.init(forCellWith: indexPath)
        self.frame = frame
    }
}

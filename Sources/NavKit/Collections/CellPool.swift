import Foundation

/// The kinds of cells that can be had, and those that wait to be used again.
@MainActor struct CellPool {
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var idle: [String: [UICollectionViewCell]] = [:]

    mutating func register(_ type: UICollectionViewCell.Type?, _ identifier: String) {
        classes[identifier] = type
        idle[identifier] = nil
    }

    /// A cell that waited, emptied, or a new one; nil if there is no such kind.
    mutating func take(_ identifier: String, size: CGSize) -> UICollectionViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = classes[identifier] else { return nil }
        let cell = type.init(frame: CGRect(origin: .zero, size: size))
        cell.reuseIdentifier = identifier
        return cell
    }

    mutating func giveBack(_ cell: UICollectionViewCell) {
        (cell.isSelected, cell.isHighlighted, cell.placed) = (false, false, nil)
        guard let identifier = cell.reuseIdentifier, classes[identifier] != nil else { return }
        idle[identifier, default: []].append(cell)
    }
}

import Foundation

/// Where a popover is in its container, and where its arrow points.
nonisolated struct PopoverGeometry: Equatable {
    /// The side of the popover that the arrow is on; always one.
    let direction: UIPopoverArrowDirection
    /// With the arrow.
    let frame: CGRect
    /// Where the arrow points, along its side, in points from the upper left corner of `frame`.
    let tip: CGFloat

    /// In points: along the side, and away from it.
    static let (arrowWidth, arrowLength): (CGFloat, CGFloat) = (32, 13)
    static let radius: CGFloat = 13

    /// Below what it points at if it can, else above it, to the right, to the left: where all of it has room, or else where most of it has.
    ///
    /// - Parameters:
    ///   - source: What it points at.
    ///   - room: What it stays in.
    ///   - size: The size it would like to have, without the arrow.
    init(source: CGRect, room: CGRect, size: CGSize, permitted: UIPopoverArrowDirection) {
        let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
        let places = (sides.isEmpty ? [.up] : sides).map { Place($0, source: source, room: room, size: size) }
        let place =
            places.first { $0.body == size } ?? places.dropFirst().reduce(places[0]) { $1.area > $0.area ? $1 : $0 }
        direction = place.direction
        frame = place.frame(source: source, room: room)
        let least = Self.radius + Self.arrowWidth / 2
        let (wish, length) =
            direction.isVertical ? (source.midX - frame.minX, frame.width) : (source.midY - frame.minY, frame.height)
        tip = min(max(wish, least), max(length - least, least))
    }

    /// The frame without the arrow, in the popover's own coordinates.
    var body: CGRect { CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets) }

    /// What the arrow takes of the frame.
    var arrowInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        switch direction {
        case .up: insets.top = Self.arrowLength
        case .down: insets.bottom = Self.arrowLength
        case .left: insets.left = Self.arrowLength
        default: insets.right = Self.arrowLength
        }
        return insets
    }

    /// The point of the arrow, in shares of the frame's size.
    var anchor: CGPoint {
        let along = tip / max(direction.isVertical ? frame.width : frame.height, 1)
        return switch direction {
        case .up: CGPoint(x: along, y: 0)
        case .down: CGPoint(x: along, y: 1)
        case .left: CGPoint(x: 0, y: along)
        default: CGPoint(x: 1, y: along)
        }
    }
}

/// A popover on one side of what it points at.
nonisolated private struct Place {
    let direction: UIPopoverArrowDirection
    /// What it can have of the size that it would like.
    let body: CGSize

    var area: CGFloat { body.width * body.height }

    init(_ direction: UIPopoverArrowDirection, source: CGRect, room: CGRect, size: CGSize) {
        self.direction = direction
        let arrow = PopoverGeometry.arrowLength
        var space = room.size
        switch direction {
        case .up: space.height = room.maxY - max(source.maxY, room.minY) - arrow
        case .down: space.height = min(source.minY, room.maxY) - room.minY - arrow
        case .left: space.width = room.maxX - max(source.maxX, room.minX) - arrow
        default: space.width = min(source.minX, room.maxX) - room.minX - arrow
        }
        body = CGSize(width: max(min(size.width, space.width), 0), height: max(min(size.height, space.height), 0))
    }

    func frame(source: CGRect, room: CGRect) -> CGRect {
        let arrow = PopoverGeometry.arrowLength
        let size = CGSize(
            width: body.width + (direction.isVertical ? 0 : arrow), height: body.height + (direction.isVertical ? arrow : 0))
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch direction {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - size.height
        case .left: origin.x = source.maxX
        default: origin.x = source.minX - size.width
        }
        origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
        origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
        return CGRect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
    }
}

nonisolated extension UIPopoverArrowDirection {
    fileprivate var isVertical: Bool { self == .up || self == .down }
}

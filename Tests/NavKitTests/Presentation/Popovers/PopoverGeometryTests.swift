import Foundation
import Testing

@testable import NavKit

@Suite struct PopoverGeometryTests {
    static let room = CGRect(x: 10, y: 10, width: 980, height: 680)
    static let size = CGSize(width: 300, height: 200)

    private func geometry(
        _ source: CGRect, _ permitted: UIPopoverArrowDirection = .any, size: CGSize = size
    ) -> PopoverGeometry { PopoverGeometry(source: source, room: Self.room, size: size, permitted: permitted) }

    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 370, y: 340, width: 300, height: 213)),
        (.down, CGRect(x: 370, y: 87, width: 300, height: 213)),
        (.left, CGRect(x: 540, y: 220, width: 313, height: 200)),
        (.right, CGRect(x: 187, y: 220, width: 313, height: 200)),
    ]) func `it lies on the side that is permitted, its middle at that of the source`(
        side: UIPopoverArrowDirection, frame: CGRect
    ) {
        let geometry = geometry(CGRect(x: 500, y: 300, width: 40, height: 40), side)

        #expect(geometry.direction == side)
        #expect(geometry.frame == frame)
        #expect(geometry.body.size == Self.size)
        #expect(geometry.tip == (side == .up || side == .down ? 150 : 100))
        #expect(geometry.outline.boundingBox == CGRect(origin: .zero, size: frame.size))
    }

    @Test func `it takes the first side with room for all of it`() {
        #expect(geometry(CGRect(x: 500, y: 600, width: 40, height: 40)).direction == .down)
        #expect(geometry(CGRect(x: 20, y: 300, width: 40, height: 40), [.left, .right]).direction == .left)
        #expect(geometry(CGRect(x: 900, y: 300, width: 40, height: 40), [.left, .right]).direction == .right)
        let high = CGSize(width: 300, height: 600)
        #expect(geometry(CGRect(x: 20, y: 300, width: 40, height: 40), size: high).direction == .left)
        #expect(geometry(CGRect(x: 900, y: 300, width: 40, height: 40), size: high).direction == .right)
    }

    @Test func `without room for all of it anywhere it is cut, where most of it has room`() {
        let huge = CGSize(width: 2000, height: 2000)
        let geometry = geometry(CGRect(x: 700, y: 300, width: 40, height: 40), size: huge)

        #expect(geometry.direction == .right)
        #expect(geometry.frame == CGRect(x: 10, y: 10, width: 690, height: 680))
    }

    @Test func `near an edge it moves along, and the arrow still points at the source`() {
        let geometry = geometry(CGRect(x: 940, y: 300, width: 40, height: 40), .up)

        #expect(geometry.frame.maxX == 990)
        #expect(geometry.frame.minX + geometry.tip == 960)
        let corner = self.geometry(CGRect(x: 985, y: 300, width: 4, height: 4), .up)
        #expect(abs(corner.tip - (300 - 13 - 16)) < 1e-9)
    }

    @Test func `a source out of the room is pointed at from within`() {
        let geometry = geometry(CGRect(x: 500, y: -200, width: 40, height: 40), .up)

        #expect(geometry.frame.minY == 10)
        #expect(Self.room.contains(geometry.frame))
    }

    @Test func `body and arrow are one outline`() {
        let outline = geometry(CGRect(x: 500, y: 300, width: 40, height: 40), .up).outline

        #expect(outline.contains(CGPoint(x: 150, y: 4)) && outline.contains(CGPoint(x: 150, y: 100)))
        #expect(!outline.contains(CGPoint(x: 100, y: 4)) && !outline.contains(CGPoint(x: 1, y: 14)))
    }
}

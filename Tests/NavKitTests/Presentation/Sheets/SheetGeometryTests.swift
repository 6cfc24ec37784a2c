import Foundation
import TestSupport
import Testing

@testable import NavKit

@Suite struct SheetGeometryTests {
    private let geometry = SheetGeometry(
        container: CGSize(width: 400, height: 824), look: .full, width: 400, maximum: 800,
        heights: [("large", 800), ("medium", 400), ("tiny", 2000)])

    @Test func `heights become places, lowest first, cut to the room`() {
        #expect(geometry.stops.map(\.top) == [424, 24, 24])
        #expect(geometry.lowest == 424 && geometry.highest == 24 && geometry.gone == 824)
        #expect(geometry.top(of: "large") == 24)
        #expect(geometry.top(of: nil) == 424 && geometry.top(of: "unknown") == 424)
    }

    @Test(arguments: [(24.0, 800.0), (0, 824), (224, 600), (424, 400), (624, 400), (824, 400)])
    func `it grows upwards and keeps its least height below`(top: Double, height: Double) {
        #expect(geometry.frame(top: top) == CGRect(x: 0, y: top, width: 400, height: height))
    }

    @Test func `the nearest place counts, or none`() {
        #expect(geometry.stop(nearest: 220, mayLeave: true)?.top == 24)
        #expect(geometry.stop(nearest: 230, mayLeave: true)?.top == 424)
        #expect(geometry.stop(nearest: 620, mayLeave: true)?.top == 424)
        #expect(geometry.stop(nearest: 630, mayLeave: true) == nil)
        #expect(geometry.stop(nearest: 900, mayLeave: false)?.top == 424)
    }

    @Test func `what lies beneath darkens up to the lowest detent, or above the undimmed one`() {
        #expect(geometry.dimming(top: 824, undimmed: nil) == 0)
        #expect(geometry.dimming(top: 624, undimmed: nil) == 0.5)
        #expect(geometry.dimming(top: 224, undimmed: nil) == 1)
        #expect(geometry.dimming(top: 424, undimmed: "medium") == 0)
        #expect(geometry.dimming(top: 224, undimmed: "medium") == 0.5)
        #expect(geometry.dimming(top: 24, undimmed: "medium") == 1)
    }

    @Test func `the presenter goes back on the last part of the way up`() {
        let one = SheetGeometry(
            container: CGSize(width: 400, height: 824), look: .full, width: 400, maximum: 800, heights: [("l", 800)])
        let two = SheetGeometry(
            container: CGSize(width: 400, height: 824), look: .full, width: 400, maximum: 800,
            heights: [("m", 400), ("l", 800)])
        let low = SheetGeometry(
            container: CGSize(width: 400, height: 824), look: .full, width: 400, maximum: 800, heights: [("m", 400)])

        #expect([824, 424, 24].map(one.pushBack) == [0, 0.5, 1])
        #expect([824, 424, 224, 24].map(two.pushBack) == [0, 0, 0.5, 1])
        #expect([824, 424, 24].map(low.pushBack) == [0, 0, 0])
    }

    @Test func `a card keeps its size and stands in the middle`() {
        let card = SheetGeometry(
            container: CGSize(width: 1000, height: 800), look: .card, width: 500, maximum: 600, heights: [("l", 600)])

        #expect(card.lowest == 100 && card.highest == 100)
        #expect(card.frame(top: 100) == CGRect(x: 250, y: 100, width: 500, height: 600))
        #expect(card.frame(top: 300) == CGRect(x: 250, y: 300, width: 500, height: 600))
        #expect(card.pushBack(top: 100) == 0)
    }
}

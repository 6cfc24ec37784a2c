import Foundation
import NavCore
import TestSupport
import Testing

@testable import NavKit

/// The numbers of a card zoom, without a window.
@Suite struct CardRuleTests {
    let style = CardZoomStyle()
    let page = CGRect(x: 0, y: 0, width: 390, height: 844)

    @Test(.rules("XH4"), arguments: [(0.1, 0.933), (0.2, 0.866), (0.5, 0.665), (1, 0.37), (3, 0.37)])
    func `sideways the page shrinks evenly`(u: Double, scale: Double) {
        #expect(abs(style.scale(afterTravel: u, along: .horizontal) - scale) < 1e-9)
    }

    @Test(.rules("XH4"), arguments: [(0.1, 0.933), (0.52, 0.6516), (1, 0.502), (90, 0.372)])
    func `downward it shrinks less and less behind the knee`(u: Double, scale: Double) {
        #expect(abs(style.scale(afterTravel: u, along: .vertical) - scale) < 1e-3)
    }

    @Test(.rules("XH13"), arguments: [0.0, 0.2, 0.52, 0.7, 1, 2])
    func `the travel can be read off the scale`(u: Double) {
        for axis in [CardAxis.horizontal, .vertical] where axis == .vertical || u <= 0.9 {
            let scale = style.scale(afterTravel: u, along: axis)
            #expect(abs(style.travel(atScale: scale, along: axis) - u) < 1e-9)
        }
    }

    @Test(.rules("XH5"), arguments: [(1.0, 0.45), (0.8, 0.307), (0.7, 0.236), (0.37, 0)])
    func `the list gets lighter as the page shrinks`(scale: Double, dim: CGFloat) {
        #expect(abs(style.dim(atScale: scale) - dim) < 5e-4)
    }

    @Test(
        .rules("XH10"),
        arguments: [
            (CGPoint(x: 12, y: 3), "horizontal"), (CGPoint(x: 3, y: 12), "vertical"),
            (CGPoint(x: 10, y: 9), "horizontal"),
            (CGPoint(x: 9, y: 12), "refused"), (CGPoint(x: -12, y: 0), "refused"), (CGPoint(x: 0, y: -12), "refused"),
        ])
    func `the first movement past the slop says which way`(travel: CGPoint, axis: String) {
        let words = CardAxis(travel: travel, side: 1).map { "\($0)" } ?? "refused"
        #expect(words == axis)
        let mirrored = CardAxis(travel: CGPoint(x: -travel.x, y: travel.y), side: -1).map { "\($0)" } ?? "refused"
        #expect(mirrored == axis)
    }

    @Test(
        .rules("XH6"),
        arguments: [
            (0.19, 0.0, false), (0.21, 0, true), (0.02, 1.7, true), (0.5, -1, false), (0.5, -0.5, true), (0, 0, false),
            (0, 9, false),
        ])
    func `what is let go leaves or comes back`(u: Double, speed: Double, leaves: Bool) {
        #expect(style.commits(travel: u, speed: speed, from: style.commitShare) == leaves)
    }

    @Test(.rules("XH2"), arguments: [0.0, 0.246, 0.566, 0.893, 1])
    func `each edge goes its share of its way`(x: Double) {
        let card = CGRect(x: 199, y: 300, width: 183, height: 250)
        let pose = CardRoute(card: card, cardCorner: 8, page: page).pose(at: x, style)
        #expect(abs(pose.rect.minX - (199 - 199 * x)) < 1e-9 && abs(pose.rect.maxY - (550 + 294 * x)) < 1e-9)
        #expect(abs(pose.corner - 8 * (1 - x)) < 1e-9 && abs(pose.dim - 0.45 * x) < 1e-9)
        #expect(abs(pose.copyAlpha - max(1 - x / 0.55, 0)) < 1e-9)
        #expect(abs(pose.shadowAlpha - 0.24 * (1 - abs(2 * x - 1))) < 1e-9)
    }

    @Test(.rules("XH12"), arguments: [(0.1, 0.514), (0.2, 0.933)])
    func `a landing from rest goes as its spring`(t: Double, x: Double) {
        let settling = landing(velocity: .zero)
        #expect(abs(settling.progress(at: FrameInstant(seconds: t)) - x) < 1e-3)
    }

    @Test(.rules("XH12"), arguments: [0.0, 300, 1500, 6000, -900])
    func `no landing swings out by more than three hundredths, and each sets out as fast as it was`(speed: Double) {
        let velocity = Edges(speed, -speed, speed / 2, speed)
        let settling = landing(velocity: velocity)
        let way = settling.goal.rect.edges - settling.start.rect.edges
        let most = way.absolute * 20
        let expected = velocity.clamped(lowerBound: -most, upperBound: most)
        let begin = settling.speed(at: FrameInstant(seconds: 0))
        for edge in 0..<4 { #expect(abs(begin[edge] - expected[edge]) <= 0.05 * abs(expected[edge]) + 5) }
        for frame in 0..<60 {
            let edges = settling.edges(at: FrameInstant(seconds: Double(frame) / 60))
            let beyond = (edges - settling.goal.rect.edges) * way
            for edge in 0..<4 { #expect(beyond[edge] <= 0.03 * way[edge] * way[edge] + 1e-6) }
        }
    }

    @Test(.rules("XH12")) func `the way back hardly swings at all`() {
        let start = CardPose(rect: CGRect(x: 100, y: 60, width: 300, height: 649), corner: 16)
        let settling = CardSettling.back(
            from: start, to: CardPose(rect: page, corner: 0), velocity: .zero, at: FrameInstant(seconds: 0), style)
        #expect(settling.progress(at: FrameInstant(seconds: 0.2)) > 0.965)
        for frame in 0..<60 {
            let left = settling.edges(at: FrameInstant(seconds: Double(frame) / 60))[0]
            #expect(left >= -1)
        }
    }

    private func landing(velocity: Edges) -> CardSettling {
        let start = CardPose(rect: CGRect(x: 100, y: 200, width: 273, height: 591), corner: 16)
        let goal = CardPose(rect: CGRect(x: 8, y: 266, width: 183, height: 250), corner: 8)
        return .landing(from: start, to: goal, velocity: velocity, at: FrameInstant(seconds: 0), style)
    }
}

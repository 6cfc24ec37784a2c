import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@testable import NavKitDemo

/// The feed on a phone.
@MainActor private struct Feed {
    let page: any ScenePage
    let stage: Stage
    var nav: UINavigationController? { page as? UINavigationController }
    var depth: Int { nav?.viewControllers.count ?? 0 }
    var note: NotePage? { nav?.topViewController as? NotePage }
    var cells: [FeedCell] { views(in: nav?.viewControllers.first?.view) }

    init(width: CGFloat = 390, height: CGFloat = 844) {
        page = Scene.feed.makePage()
        stage = Stage(page, size: CGSize(width: width, height: height))
        stage.settle()
    }

    func views<V: UIView>(in view: UIView?) -> [V] {
        guard let view else { return [] }
        return ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(in: $0) }
    }

    func first<V: UIView>(_ type: V.Type, in view: UIView?) -> V? {
        let all: [V] = views(in: view)
        return all.first
    }

    func tap(_ view: UIView) {
        let frame = stage.shownFrame(of: view)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.turn()
        stage.settle()
    }

    func drag(_ way: CGVector, from start: CGPoint = CGPoint(x: 150, y: 600)) {
        stage.press(start)
        stage.turn()
        for step in 1...10 {
            let share = CGFloat(step) / 10
            stage.drag(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
            stage.turn()
        }
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        for _ in 0..<12 {
            stage.drag(to: end)
            stage.turn()
        }
        stage.release(end)
        stage.turn()
    }
}

@MainActor @Suite struct FeedTests {
    @Test func `a card that is tapped opens, and a finger takes the page back into it`() throws {
        let feed = Feed()
        let card = try #require(feed.cells.first { $0.note === Notes.all[2] })
        feed.tap(card.picture)
        #expect(feed.depth == 2 && feed.note != nil)
        #expect(card.alpha == 0)

        feed.drag(CGVector(dx: 60, dy: 20))
        feed.stage.settle()
        #expect(feed.depth == 2)

        feed.drag(CGVector(dx: 180, dy: 60))
        feed.stage.settle()
        #expect(feed.depth == 1)
        #expect(feed.cells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `the pictures of a note are turned by a finger, and the page goes only from the first one`() throws {
        let feed = Feed()
        feed.tap(try #require(feed.cells.first { $0.note === Notes.all[0] }).picture)
        let carousel = try #require(feed.first(Carousel.self, in: feed.note?.view))

        feed.drag(CGVector(dx: -250, dy: 0), from: CGPoint(x: 320, y: 250))
        feed.stage.settle()
        #expect(carousel.page == 1)
        feed.drag(CGVector(dx: 250, dy: 0), from: CGPoint(x: 60, y: 250))
        feed.stage.settle()
        #expect(carousel.page == 0 && feed.depth == 2)
        feed.drag(CGVector(dx: 250, dy: 0), from: CGPoint(x: 60, y: 250))
        feed.stage.settle()
        #expect(feed.depth == 1)
    }

    @Test func `a picture stays the one it was when the window changes its size`() throws {
        let feed = Feed()
        feed.tap(try #require(feed.cells.first { $0.note === Notes.all[0] }).picture)
        let carousel = try #require(feed.first(Carousel.self, in: feed.note?.view))
        carousel.turn(by: 1)
        feed.stage.settle()
        feed.stage.resize(to: CGSize(width: 600, height: 700))
        feed.stage.turn()
        feed.stage.settle()

        #expect(carousel.page == 1)
        #expect(feed.stage.shownFrame(of: carousel.picture).minX == 0)
    }

    @Test func `from a note the pages slide, and the author's page goes back`() throws {
        let feed = Feed()
        feed.tap(try #require(feed.cells.first).picture)
        feed.stage.tap(CGPoint(x: 90, y: 26))
        feed.stage.turn()
        feed.stage.settle()
        #expect(feed.depth == 3 && feed.nav?.topViewController is AuthorPage)

        #expect(feed.page.goBack())
        feed.stage.settle()
        #expect(feed.depth == 2)
    }

    @Test func `a heart is given and taken back in place, and is the same on the page`() throws {
        let feed = Feed()
        let card = try #require(feed.cells.first), note = try #require(card.note)
        let heart = try #require(feed.first(CountControl.self, in: card))
        let before = note.heartCount

        feed.tap(heart)
        #expect(feed.depth == 1 && note.isLiked && note.heartCount == before + 1)
        feed.tap(heart)
        #expect(!note.isLiked && note.heartCount == before)
    }

    @Test(arguments: [
        CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800),
    ])
    func `every card can be opened and left at every size`(size: CGSize) {
        let feed = Feed(width: size.width, height: size.height)
        for _ in 0..<8 {
            feed.page.play()
            feed.stage.settle()
            #expect(feed.depth == 2)
            feed.page.play()
            feed.stage.settle()
            #expect(feed.depth == 1)
            #expect(feed.cells.allSatisfy { $0.alpha == 1 })
        }
    }
}

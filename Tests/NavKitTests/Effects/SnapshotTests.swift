import Foundation
import NavCore
import NavKit
import NavLayers
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct SnapshotTests {
    private typealias Scene = LayerPictureScene
    private let scene = LayerPictureScene()

    /// A red card with a blue left half.
    private func card(_ frame: CGRect = CGRect(x: 20, y: 20, width: 60, height: 60)) -> UIView {
        let card = UIView(frame: frame)
        card.backgroundColor = .red
        let half = HalfView()
        half.frame = card.bounds
        card.addSubview(half)
        return card
    }

    @Test(.rules("L22", "O-080")) func `a view that was never drawn has no last picture, and a next one`() throws {
        let card = card()

        #expect(card.snapshotView(afterScreenUpdates: false) == nil)
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))

        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        scene.root.addSubview(snapshot)
        scene.stage.turn()
        // Laid out: the half is where its layout puts it.
        #expect(scene.pixel(10, 30) == Scene.blue)
        #expect(scene.pixel(50, 30) == Scene.red)
        #expect(scene.pixel(62, 30) == Scene.white)
    }

    @Test(.rules("L22")) func `the last picture is that of the last frame, in the middle of an animation too`() throws {
        let card = card()
        scene.root.addSubview(card)
        scene.stage.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.subviews[0].frame.origin.x = 60 }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(500))
        card.backgroundColor = .green

        let last = try #require(card.snapshotView(afterScreenUpdates: false))
        let next = try #require(card.snapshotView(afterScreenUpdates: true))
        last.frame.origin = CGPoint(x: 0, y: 100)
        next.frame.origin = CGPoint(x: 100, y: 100)
        scene.root.addSubview(last)
        scene.root.addSubview(next)
        scene.stage.run(for: .milliseconds(300))

        // Half way: the half, 30 wide, is at 30; later it has moved on, the pictures have not.
        for x in [CGFloat(0), 100] {
            #expect(scene.pixel(x + 45, 130) == Scene.blue)
            #expect(scene.pixel(x + 15, 130) == (x == 0 ? Scene.red : [0, 255, 0]))
        }
    }

    @Test(.rules("O-081")) func `a snapshot leaves the tree as it is`() {
        let card = card()
        scene.root.addSubview(card)
        card.alpha = 0.5
        scene.stage.turn()
        UIView.animate(withDuration: 1) { card.center.x += 50 }
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(300))
        card.subviews[0].backgroundColor = .black
        let before = (card.frame, scene.stage.shownFrame(of: card), card.alpha, card.isHidden, card.layer.isUpToDate)

        _ = card.snapshotView(afterScreenUpdates: true)
        _ = card.snapshotView(afterScreenUpdates: false)

        #expect(before.0 == card.frame && before.1 == scene.stage.shownFrame(of: card))
        #expect(before.2 == card.alpha && before.3 == card.isHidden && before.4 == card.layer.isUpToDate)
        #expect(before.4 == false)
        #expect(card.layer.isAnimatingInSubtree)
        scene.stage.turn()
        #expect(card.layer.isUpToDate)
    }

    @Test(.rules("O-081")) func `a layout that a snapshot brings about does not move with the block around it`() {
        let card = card()
        scene.root.addSubview(card)
        scene.stage.turn()
        card.setNeedsLayout()
        card.subviews[0].setNeedsLayout()
        UIView.animate(withDuration: 1) { _ = card.snapshotView(afterScreenUpdates: true) }

        #expect(!card.layer.isAnimatingInSubtree)
    }

    @Test(.rules("L22")) func `a snapshot of a snapshot shows the same, with corners, without alpha`() throws {
        let card = card()
        card.layer.cornerRadius = 30
        card.clipsToBounds = true
        card.alpha = 0.3
        scene.root.addSubview(card)
        scene.stage.turn()

        let once = try #require(card.snapshotView(afterScreenUpdates: false))
        let twice = try #require(once.snapshotView(afterScreenUpdates: true))
        twice.frame.origin = CGPoint(x: 100, y: 100)
        scene.root.addSubview(twice)
        scene.stage.turn()

        #expect(scene.pixel(150, 130) == Scene.red)
        #expect(scene.pixel(110, 130) == Scene.blue)
        #expect(scene.pixel(102, 102) == Scene.white)
    }

    @Test func `a part of a view stretches between its caps`() throws {
        let card = card()
        scene.root.addSubview(card)
        scene.stage.turn()

        let part = try #require(
            card.resizableSnapshotView(
                from: CGRect(x: 20, y: 0, width: 40, height: 60), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
        #expect(part.bounds.size == CGSize(width: 40, height: 60))
        part.frame = CGRect(x: 0, y: 100, width: 100, height: 60)
        scene.root.addSubview(part)
        scene.stage.turn()

        // Blue up to 30 of 60 in the view is 10 of 40 in the part: just its left cap.
        #expect(scene.pixel(9, 130) == Scene.blue)
        #expect(scene.pixel(11, 130) == Scene.red)
        #expect(scene.pixel(99, 130) == Scene.red)
        #expect(scene.pixel(101, 130) == Scene.white)
        part.frame.size.width = 40
        scene.stage.turn()
        #expect(scene.pixel(39, 130) == Scene.red)
        #expect(scene.pixel(41, 130) == Scene.white)
    }

    @Test func `what is outside of the bounds is not in the picture`() throws {
        let card = card()
        card.subviews[0].frame = CGRect(x: -20, y: -20, width: 200, height: 200)
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
        snapshot.frame.origin = CGPoint(x: 100, y: 100)
        scene.root.addSubview(snapshot)
        scene.stage.turn()

        #expect(scene.pixel(95, 130) == Scene.white)
        #expect(scene.pixel(165, 130) == Scene.white)
    }
}

/// Puts itself into the left half of its superview when it is laid out.
private final class HalfView: UIView {
    private var isPlaced = false

    override func layoutSubviews() {
        guard !isPlaced, let superview else { return }
        isPlaced = true
        backgroundColor = .blue
        frame = CGRect(x: 0, y: 0, width: superview.bounds.width / 2, height: superview.bounds.height)
    }
}

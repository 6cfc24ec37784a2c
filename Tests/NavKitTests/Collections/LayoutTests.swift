import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

/// Sizes that differ by item.
@MainActor private final class Sizes: UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
}

@MainActor @Suite struct LayoutTests {
    private func frames(_ scene: CollectionScene, section: Int = 0) -> [CGRect] {
        (0..<scene.view.numberOfItems(inSection: section)).compactMap {
            scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    @Test func `full lines share the room that is left, and the last one stands as they do`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        let scene = CollectionScene(layout, 6, 1)
        // 280 points of room: four of 60, and 40 between three gaps.
        let gap = 40.0 / 3
        let columns: [CGFloat] = [0, 1, 2, 3, 0, 1]
        for (frame, column) in zip(frames(scene), columns) {
            #expect(abs(frame.minX - 10 - column * (60 + gap)) < 1e-9)
        }
        #expect(frames(scene).map(\.minY) == [5, 5, 5, 5, 55, 55])
        #expect(frames(scene, section: 1) == [CGRect(x: 10, y: 115, width: 60, height: 40)])
        #expect(scene.view.contentSize == CGSize(width: 300, height: 170))
    }

    @Test func `items of different sizes stand in the middle of their line, one alone in the middle of the room`() {
        let sizes = Sizes()
        sizes.sizes = [
            CGSize(width: 100, height: 40), CGSize(width: 150, height: 80), CGSize(width: 220, height: 30),
            CGSize(width: 50, height: 20), CGSize(width: 50, height: 20),
        ]
        let scene = CollectionScene(UICollectionViewFlowLayout(), 5)
        scene.view.delegate = sizes
        scene.view.reloadData()
        scene.stage.turn()
        let expected: [CGRect] = [
            CGRect(x: 0, y: 20, width: 100, height: 40), CGRect(x: 150, y: 0, width: 150, height: 80),
            CGRect(x: 0, y: 90, width: 220, height: 30), CGRect(x: 250, y: 95, width: 50, height: 20),
            CGRect(x: 0, y: 130, width: 50, height: 20),
        ]
        #expect(frames(scene) == expected)
    }

    @Test func `sideways, lines are columns`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 195)
        let scene = CollectionScene(layout, 5)
        #expect(
            frames(scene).map(\.origin)
                == [(0, 0), (0, 205), (110, 0), (110, 205), (220, 0)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(scene.view.contentSize == CGSize(width: 320, height: 400))
    }

    @Test func `a waterfall fills the shortest column`() {
        let heights: [CGFloat] = [100, 60, 30, 50, 20]
        let scene = CollectionScene(WaterfallLayout { path, _ in heights[path.item] }, 5)
        #expect(frames(scene).map(\.minX) == [8, 154, 154, 154, 8])
        #expect(frames(scene).map(\.minY) == [8, 8, 76, 114, 116])
        #expect(frames(scene).allSatisfy { $0.width == 138 })
        #expect(scene.view.contentSize.height == 172)
    }

    @Test func `a waterfall answers what is seen, whatever lies before it`() {
        let scene = CollectionScene(
            WaterfallLayout { path, width in width * (0.6 + CGFloat(path.item % 5) * 0.3) }, 2000)
        for y in [0.0, 1234, 40_000, 160_000] {
            let rect = CGRect(x: 0, y: y, width: 300, height: 400)
            let expected = frames(scene).enumerated().filter { $1.intersects(rect) }.map(\.offset)
            let found = scene.view.collectionViewLayout.layoutAttributesForElements(in: rect)
            #expect(found?.map(\.indexPath.item) == expected)
        }
    }

    @Test func `right to left the first column is on the right, and a wider window has more`() {
        let layout = WaterfallLayout { _, _ in 50 }
        layout.minimumColumnWidth = 130
        let scene = CollectionScene(layout, 4)
        scene.view.semanticContentAttribute = .forceRightToLeft
        layout.invalidateLayout()
        scene.stage.turn()
        #expect(frames(scene).map(\.minX) == [154, 8, 154, 8])
        scene.view.semanticContentAttribute = .forceLeftToRight
        scene.view.frame.size.width = 600
        scene.stage.turn()
        #expect(Set(frames(scene).map(\.minX)).count == 4 && scene.cells.count == 4)
    }
}

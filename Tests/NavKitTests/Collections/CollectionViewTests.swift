import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct CollectionViewTests {
    @Test func `ten thousand items have as many cells as are seen`() {
        let scene = CollectionScene.flow(10_000)
        #expect(scene.cells.map(\.number) == Array(0..<15))
        scene.view.contentOffset.y = 90_000
        scene.stage.turn()
        #expect(scene.cells.map(\.number) == Array(3000..<3015))
        #expect(scene.cells.allSatisfy { $0.uses == 1 })
        #expect(scene.view.subviews.count { $0 is UICollectionViewCell } == 15)
    }

    @Test func `scrolling by less than a line keeps the cells`() {
        let scene = CollectionScene.flow(100)
        let before = scene.cells
        scene.view.contentOffset.y = 5
        scene.stage.turn()
        #expect(zip(scene.cells, before).allSatisfy { $0 === $1 })
        #expect(scene.stage.shownFrame(of: before[3]) == CGRect(x: 0, y: 85, width: 90, height: 80))
    }

    @Test func `what was done to a cell stays until its place is another`() {
        let scene = CollectionScene.flow(100)
        let cell = scene.cells[1]
        cell.alpha = 0
        scene.view.contentOffset.y = 5
        scene.stage.turn()
        #expect(cell.alpha == 0)
        scene.view.contentOffset.y = 4000
        scene.stage.turn()
        #expect(scene.cells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a tap highlights, then selects, and takes the selection from the one before`() {
        let scene = CollectionScene.flow(100)
        scene.tap(CGPoint(x: 40, y: 40))
        scene.tap(CGPoint(x: 150, y: 40))
        let expected = [
            "highlight 0", "unhighlight 0", "select 0", "highlight 1", "unhighlight 1", "deselect 0", "select 1",
        ]
        #expect(scene.journal.take() == expected)
        #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(scene.cells.map(\.isSelected).prefix(3) == [false, true, false])
        scene.refuses = true
        scene.tap(CGPoint(x: 40, y: 40))
        #expect(scene.journal.take() == [])
    }

    @Test func `with several selections a second tap deselects`() {
        let scene = CollectionScene.flow(100)
        scene.view.allowsMultipleSelection = true
        for x in [40, 150, 40] { scene.tap(CGPoint(x: x, y: 40)) }
        #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `a drag that scrolls highlights nothing for good and selects nothing`() {
        let scene = CollectionScene.flow(100)
        scene.stage.press(CGPoint(x: 40, y: 300))
        scene.stage.run(for: .milliseconds(200))
        #expect(scene.cells[9].isHighlighted)
        for y in stride(from: 290.0, through: 200, by: -10) {
            scene.stage.drag(to: CGPoint(x: 40, y: y))
            scene.stage.turn()
        }
        scene.stage.release(CGPoint(x: 40, y: 200))
        scene.stage.settle()
        #expect(scene.journal.take() == ["highlight 9", "unhighlight 9"])
        #expect(scene.cells.allSatisfy { !$0.isHighlighted } && scene.view.contentOffset.y > 50)
    }

    @Test func `a selected item is selected when it comes back`() {
        let scene = CollectionScene.flow(100)
        scene.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        scene.view.contentOffset.y = 1500
        scene.stage.turn()
        #expect(scene.cells.allSatisfy { !$0.isSelected })
        scene.view.contentOffset.y = 0
        scene.stage.turn()
        #expect(scene.cells.filter(\.isSelected).map(\.number) == [2])
    }

    @Test func `reloading asks for everything anew`() {
        let scene = CollectionScene.flow(100)
        scene.counts = [4]
        scene.view.reloadData()
        scene.stage.turn()
        #expect(scene.cells.map(\.number) == [0, 1, 2, 3])
        #expect(scene.view.contentSize == CGSize(width: 300, height: 170))
    }

    @Test(arguments: [
        (UICollectionView.ScrollPosition([]), CGFloat(580)), (.top, 900), (.centeredVertically, 740), (.bottom, 580),
    ])
    func `scrolling to an item puts it where it is wanted`(position: UICollectionView.ScrollPosition, y: CGFloat) {
        let scene = CollectionScene.flow(100)
        let path = IndexPath(item: 30, section: 0)
        scene.view.scrollToItem(at: path, at: position, animated: false)
        scene.stage.turn()
        #expect(scene.view.contentOffset.y == y)
        #expect(scene.view.indexPathsForVisibleItems.contains(path))
        #expect(scene.view.cellForItem(at: path).flatMap(scene.view.indexPath) == path)
    }

    @Test func `an item is found by a point of the content, seen or not`() {
        let scene = CollectionScene.flow(100)
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 110, y: 905)) == IndexPath(item: 31, section: 0))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 98, y: 905)) == nil)
    }

    @Test func `another layout moves the cells there`() {
        let scene = CollectionScene.flow(20)
        let cell = scene.cells[1]
        let other = WaterfallLayout { _, _ in 100 }
        scene.view.setCollectionViewLayout(other, animated: true)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(150))
        let middle = scene.stage.shownFrame(of: cell).minX
        #expect(middle > 105 && middle < 154)
        scene.stage.settle()
        #expect(scene.stage.shownFrame(of: cell) == CGRect(x: 154, y: 8, width: 138, height: 100))
    }

    @Test func `a name that nothing was registered under is told`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene.flow(3)
                _ = scene.view.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
            }
        }
        expect(result, says: "dequeueReusableCell", "\"x\"", "register(_:forCellWithReuseIdentifier:) first")
    }
}

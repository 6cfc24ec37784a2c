import Foundation
import NavKit
import NavTesting

/// A collection view of one or more sections in a window, and a journal of what its data source and delegate hear.
@MainActor final class CollectionScene: UICollectionViewDataSource, UICollectionViewDelegate {
    final class Cell: UICollectionViewCell {
        var uses = 0
        var number = -1

        override func prepareForReuse() {
            super.prepareForReuse()
            uses += 1
        }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400))
    let journal = Journal()
    let view: UICollectionView
    var counts: [Int]
    var refuses = false

    init(_ layout: UICollectionViewLayout, _ counts: Int...) {
        self.counts = counts
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        stage.window.addSubview(view)
        stage.turn()
    }

    static func flow(_ counts: Int) -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 80)
        return CollectionScene(layout, counts)
    }

    var cells: [Cell] { view.visibleCells.compactMap { $0 as? Cell } }

    func tap(_ point: CGPoint) {
        stage.tap(point)
        stage.run(for: .milliseconds(200))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.number = indexPath.item
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        !refuses
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.record("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        journal.record("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.record("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.record("deselect \(indexPath.item)")
    }
}

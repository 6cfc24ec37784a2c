import Foundation
import NavKit

/// All notes as cards, in columns. A card grows into its note.
final class FeedPage: UIViewController {
    private let heading = UILabel("Explore 发现", font: .systemFont(ofSize: 22, weight: .bold))
    private let themes = ChoiceControl(["All 全部", "Out 出门", "Home 在家"])
    private let line = UIView()
    private lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var layout = WaterfallLayout { [weak self] path, width in
        self.map { FeedCell.height(of: $0.notes[path.item], width: width) } ?? 0
    }
    private var notes = Notes.all
    /// The card that the arrow keys have gone to.
    private var current: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.tintColor = .systemPink
        line.backgroundColor = .separator
        cards.register(FeedCell.self, forCellWithReuseIdentifier: "note")
        (cards.dataSource, cards.delegate) = (self, self)
        layout.minimumColumnWidth = 165
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 24, right: 10)
        [cards, heading, themes, line].forEach(view.addSubview)
        themes.addAction(UIAction { [weak self] _ in self?.filter() }, for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for case let cell as FeedCell in cards.visibleCells { cell.showHeart() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
        view.place(heading, CGRect(x: 16, y: top + 14, width: width - 32, height: 28))
        view.place(themes, CGRect(x: 16, y: top + 52, width: min(width - 32, 420), height: ChoiceControl.height))
        line.frame = CGRect(x: 0, y: top + 95.5, width: width, height: 0.5)
        cards.frame = CGRect(x: 0, y: top + 96, width: width, height: max(view.bounds.height - top - 96, 0))
    }

    private func filter() {
        let theme = Note.Theme(rawValue: themes.selectedIndex)
        notes = Notes.all.filter { theme == nil || $0.theme == theme }
        current = nil
        cards.contentOffset = .zero
        cards.reloadData()
    }

    /// The note that the keyboard is on.
    var currentNote: Note? { current.map { notes[$0] } }

    func open(_ note: Note) { navigationController?.pushViewController(NotePage(note), animated: true) }

    /// Opens a card that is in sight, another one each time.
    func openNext(_ round: Int) {
        cards.layoutIfNeeded()
        let seen = cards.indexPathsForVisibleItems.filter { path in
            cards.layoutAttributesForItem(at: path).map { cards.bounds.contains($0.frame) } ?? false
        }
        let paths = seen.isEmpty ? cards.indexPathsForVisibleItems : seen
        guard !paths.isEmpty else { return }
        open(notes[paths[round % paths.count].item])
    }

    // MARK: Keys

    /// The arrow keys go from card to card, Return opens one.
    func take(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            guard let current else { return false }
            open(notes[current])
        case .keyboardDownArrow: move(0, 1)
        case .keyboardUpArrow: move(0, -1)
        case .keyboardRightArrow: move(isMirrored ? -1 : 1, 0)
        case .keyboardLeftArrow: move(isMirrored ? 1 : -1, 0)
        default: return false
        }
        return true
    }

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func move(_ x: CGFloat, _ y: CGFloat) {
        setCurrent(current.flatMap { nearest(to: $0, x * (isMirrored ? -1 : 1), y) } ?? current ?? 0)
    }

    /// The card next to one on the side that is meant: the straightest way counts.
    private func nearest(to item: Int, _ x: CGFloat, _ y: CGFloat) -> Int? {
        guard let start = frame(of: item) else { return nil }
        let ways = notes.indices.compactMap { other -> (Int, CGFloat)? in
            guard other != item, let end = frame(of: other) else { return nil }
            let (dx, dy) = (end.midX - start.midX, end.midY - start.midY)
            let (along, across) = (dx * x + dy * y, abs(dx * y) + abs(dy * x))
            return along > 1 && across < max(along * 3, start.width / 2) ? (other, along + 2 * across) : nil
        }
        return ways.min { $0.1 < $1.1 }?.0
    }

    private func frame(of item: Int) -> CGRect? {
        cards.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    private func setCurrent(_ item: Int) {
        current = item
        if let frame = frame(of: item) { cards.scrollRectToVisible(frame.insetBy(dx: 0, dy: -10), animated: true) }
        for case let cell as FeedCell in cards.visibleCells { cell.isCurrent = cell.note === notes[item] }
    }
}

extension FeedPage: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        if let cell = cell as? FeedCell {
            cell.show(notes[indexPath.item])
            cell.isCurrent = current == indexPath.item
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(notes[indexPath.item])
    }
}

extension FeedPage: CardZoomSource {
    func cardZoomCard(for identifier: AnyHashable) -> CardZoomCard? {
        let cell = cards.visibleCells.lazy.compactMap { $0 as? FeedCell }.first { $0.note == identifier as? Note }
        return cell.map { CardZoomCard($0, cornerRadius: FeedCell.radius, cover: CardZoomCover($0.picture, in: $0)) }
    }

    func cardZoomReveal(_ identifier: AnyHashable) {
        guard let index = notes.firstIndex(where: { $0 == identifier as? Note }) else { return }
        cards.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: false)
    }
}

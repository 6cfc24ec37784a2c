import Foundation
import NavKit

/// Who writes: a name, a line about them, and all their notes.
final class AuthorPage: UIViewController {
    private let author: Author
    private let notes: [Note]
    private let face: Face
    private let name: UILabel
    private let about: UILabel
    private let facts: FactsView
    private let grid = UICollectionViewFlowLayout()
    private lazy var pictures = UICollectionView(frame: .zero, collectionViewLayout: grid)
    private let back = UIButton(type: .system)

    init(_ author: Author) {
        self.author = author
        notes = Notes.by(author)
        face = Face(author)
        name = UILabel(author.name, font: .systemFont(ofSize: 22, weight: .bold))
        about = UILabel(author.about, .subheadline, color: .secondaryLabel, lines: 0)
        facts = FactsView([
            ("Notes 笔记", "\(notes.count)"), ("Likes 获赞", countText(notes.reduce(0) { $0 + $1.heartCount })),
            ("Saved 收藏", countText(notes.reduce(0) { $0 + $1.starCount })),
        ])
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .systemPink
        back.setImage(
            UIImage(systemName: "chevron.backward")?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        back.tintColor = .label
        back.addAction(
            UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
            for: .touchUpInside)
        pictures.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        (pictures.dataSource, pictures.delegate) = (self, self)
        (grid.minimumLineSpacing, grid.minimumInteritemSpacing) = (4, 4)
        [pictures, back, face, name, about, facts].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
        let aboutHeight = about.height(width: width - 32)
        view.place(back, CGRect(x: 4, y: top + 4, width: 44, height: 44))
        view.place(face, CGRect(x: 16, y: top + 60, width: 72, height: 72))
        view.place(name, CGRect(x: 104, y: top + 82, width: width - 120, height: 28))
        view.place(about, CGRect(x: 16, y: top + 148, width: width - 32, height: aboutHeight))
        view.place(facts, CGRect(x: 16, y: top + 164 + aboutHeight, width: width - 32, height: FactsView.height))
        let start = top + 164 + aboutHeight + FactsView.height + 16
        let side = ((width - 8) / 3).rounded(.down)
        grid.itemSize = CGSize(width: side, height: side)
        pictures.frame = CGRect(x: 0, y: start, width: width, height: max(view.bounds.height - start, 0))
    }
}

extension AuthorPage: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notes.reduce(0) { $0 + $1.paintings.count }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.picture.image = all[indexPath.item].painting.image
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(NotePage(all[indexPath.item].note), animated: true)
    }

    /// Every picture of every note.
    private var all: [(note: Note, painting: Painting)] {
        notes.flatMap { note in note.paintings.map { (note, $0) } }
    }
}

/// A picture that fills its square.
private final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()

    required init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        clipsToBounds = true
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}

import Foundation
import NavKit

extension Scene {
    static let zoom = Scene(
        "zoom", title: "Zoom", caption: "A picture grows out of its place on the wall, and can be pulled back into it."
    ) { PhotoWall() }
}

/// A wall of pictures, each with a page that comes out of it.
private final class PhotoWall: UINavigationController, ScenePage {
    private let wall = WallPage()

    init() {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([wall], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func play() {
        if !goBack() { wall.openNext() }
    }

    func goBack() -> Bool { popViewController(animated: true) != nil }
}

/// Pictures in two columns.
private final class WallPage: Page {
    private let pictures = Atlas.places.map { PictureView($0.landscape, radius: 14) }
    private var nextIndex = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wall · 照片墙"
        for (index, picture) in pictures.enumerated() {
            let button = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.open(index) })
            button.layer.cornerRadius = 14
            picture.isUserInteractionEnabled = false
            button.addSubview(picture)
            view.addSubview(button)
        }
    }

    func openNext() {
        open(nextIndex)
        nextIndex = (nextIndex + 1) % pictures.count
    }

    private func open(_ index: Int) {
        let page = PhotoPage(Atlas.place(at: index))
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .black
        options.alignmentRectProvider = { context in (context.zoomedViewController as? PhotoPage)?.pictureFrame }
        // Asked on the way in and on the way out.
        page.preferredTransition = .zoom(options: options) { [weak self] _ in self?.pictures[index] }
        open(page)
    }

    override func layOut(in area: CGRect) {
        let columns = area.width >= 600 ? 3 : 2, gap: CGFloat = 12
        let rows = (pictures.count + columns - 1) / columns
        let width = (area.width - 2 * margin - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let height = min(width * 1.1, (area.height - 32 - CGFloat(rows - 1) * gap) / CGFloat(rows))
        for (index, picture) in pictures.enumerated() {
            let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
            let place = CGRect(
                x: margin + column * (width + gap), y: area.minY + 16 + row * (height + gap), width: width,
                height: height)
            if let button = picture.superview { view.place(button, place) }
            picture.frame = CGRect(origin: .zero, size: place.size)
        }
    }
}

/// One picture on black.
private final class PhotoPage: Page {
    private let picture: PictureView
    private let name: UILabel
    private let region: UILabel

    /// Where the picture is on the page.
    var pictureFrame: CGRect { picture.frame }

    init(_ place: Place) {
        picture = PictureView(place.landscape)
        name = UILabel("\(place.name) \(place.chinese)", font: .systemFont(ofSize: 22, weight: .bold), color: .white)
        region = UILabel(place.region, .subheadline, color: UIColor.white.withAlphaComponent(0.7))
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        [picture, name, region].forEach(view.addSubview)
    }

    override func layOut(in area: CGRect) {
        let height = min(area.width * 1.1, area.height - 100)
        picture.frame = CGRect(x: 0, y: area.minY + (area.height - 84 - height) / 2, width: area.width, height: height)
        let width = area.width - 2 * margin
        view.place(name, CGRect(x: margin, y: picture.frame.maxY + 18, width: width, height: 28))
        view.place(region, CGRect(x: margin, y: picture.frame.maxY + 48, width: width, height: 20))
    }
}

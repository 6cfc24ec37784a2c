import Foundation
import NavKit

extension Scene {
    static let stackedSheets = Scene(
        "stacked-sheets", title: "Stacked sheets",
        caption: "Levels of glass slide in over one another; what is under them does not move."
    ) { StackedSheetsPage() }
}

/// What a level shows.
private enum Level: Int, CaseIterable {
    case journey, place, detail

    var title: String {
        switch self {
        case .journey: "View 1 · 旅程"
        case .place: "View 2 · 地点"
        case .detail: "Even more detail · 细节"
        }
    }

    var text: String {
        switch self {
        case .journey: "The base. It stays where it is, and keeps what you did on it."
        case .place: "Slid in from below, over the base."
        case .detail: "The top. However many levels there are, there is one pane of glass."
        }
    }
}

/// Three levels that come and go by their buttons.
private final class StackedSheetsPage: SheetStack<Level>, ScenePage {
    init() {
        weak var page: StackedSheetsPage?
        super.init([.journey]) { level in
            LevelPage(level, up: { page?.goUp() }, down: { page?.pop() })
        }
        page = self
        material = UIBlurEffect(style: .systemThinMaterial)
    }

    required init?(coder: NSCoder) { nil }

    private func goUp() {
        if let next = items.last.flatMap({ Level(rawValue: $0.rawValue + 1) }) { push(next) }
    }

    /// Up to the top, level by level, then down again.
    func play() {
        if items.last == .detail || isGoingDown { isGoingDown = pop() != nil && items.count > 1 } else { goUp() }
    }

    private var isGoingDown = false

    func goBack() -> Bool { pop() != nil }
}

/// One level: its name, a line on it, and its buttons.
private final class LevelPage: UIViewController {
    private let level: Level
    private let up: () -> Void
    private let down: () -> Void
    private let picture: PictureView
    private let heading: UILabel
    private let text: UILabel
    private var buttons: [UIButton] = []

    init(_ level: Level, up: @escaping () -> Void, down: @escaping () -> Void) {
        self.level = level
        self.up = up
        self.down = down
        picture = PictureView(Atlas.place(at: level.rawValue + 1).landscape, radius: 16)
        heading = UILabel(level.title, font: .systemFont(ofSize: 28, weight: .bold))
        text = UILabel(level.text, .body, color: .secondaryLabel, lines: 0)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if level == .journey { view.backgroundColor = .systemBackground }
        [picture, heading, text].forEach(view.addSubview)
        if let next = Level(rawValue: level.rawValue + 1) { addButton("Go to \(next.title)", up) }
        if level != .journey { addButton("Go back", down) }
    }

    private func addButton(_ title: String, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.backgroundColor = .secondarySystemFill
        button.layer.cornerRadius = 12
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        view.addSubview(button)
        buttons.append(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        let pictureHeight = max(min(view.bounds.height - 300, 320), 0)
        picture.frame = CGRect(x: 20, y: 28, width: width, height: pictureHeight)
        var y = picture.frame.maxY + 24
        view.place(heading, CGRect(x: 20, y: y, width: width, height: 34))
        y += 42
        let height = text.height(width: width)
        view.place(text, CGRect(x: 20, y: y, width: width, height: height))
        y += height + 24
        for button in buttons {
            button.frame = CGRect(x: 20, y: y, width: width, height: 44)
            y += 56
        }
    }
}

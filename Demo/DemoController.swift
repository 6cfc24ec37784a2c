import Foundation
import NavKit

/// The whole window: the gallery beside the stage; in a narrow window one of the two.
final class DemoController: UIViewController {
    /// Narrower windows have no room for both, in points.
    private static let leastWideWidth: CGFloat = 700

    private lazy var gallery = GalleryController { [weak self] in self?.choose($0) }
    private lazy var stage = StageController(opening ?? Scene.all[0], transport: transport) { [weak self] in
        self?.showGallery()
    }
    private let line = UIView()
    private let transport: TransportView
    private let opening: Scene?
    /// Whether a narrow window shows the stage.
    private var showsStage: Bool

    /// - Parameter opening: The scene that is shown at the start; nil: the first one, and in a narrow window the gallery.
    init(_ opening: Scene? = nil, transport: TransportView) {
        self.opening = opening
        self.transport = transport
        showsStage = opening != nil
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
        for part in [gallery, stage] {
            addChild(part)
            view.addSubview(part.view)
            part.didMove(toParent: self)
        }
        view.addSubview(line)
    }

    // MARK: What is shown

    /// Puts a scene on the stage, if it is not there yet, and plays it.
    private func choose(_ scene: Scene) {
        if stage.scene.name != scene.name { stage.show(scene) }
        if !isWide, !showsStage { slide(toStage: true) }
        markScene()
        view.layoutIfNeeded()
        stage.play()
    }

    private func showGallery() {
        slide(toStage: false)
        markScene()
    }

    private func slide(toStage: Bool) {
        showsStage = toStage
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.layOut()
        }
    }

    private func markScene() { gallery.mark(isWide ? stage.scene : nil) }

    // MARK: Keys

    /// Digits choose a scene, R plays it again, Escape goes back; the rest is the scene's.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !take($0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    private func take(_ key: UIKey?) -> Bool {
        guard let key, key.modifierFlags.isEmpty else { return false }
        if key.keyCode == .keyboardEscape { return goBack() }
        if key.characters.lowercased() == "r" {
            stage.play()
            return true
        }
        guard let number = Int(key.characters) else { return (isWide || showsStage) && stage.page.take(key) }
        guard Scene.all.indices.contains(number - 1) else { return false }
        choose(Scene.all[number - 1])
        return true
    }

    private func goBack() -> Bool {
        if isWide || showsStage, stage.page.goBack() { return true }
        guard !isWide, showsStage else { return false }
        showGallery()
        return true
    }

    // MARK: Layout

    private var isWide: Bool { view.bounds.width >= Self.leastWideWidth }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.isAlone = !isWide
        markScene()
        layOut()
    }

    private func layOut() {
        if isWide { layOutWide() } else { layOutNarrow() }
    }

    private func layOutWide() {
        let bounds = view.bounds
        let listWidth = min(max((bounds.width * 0.34).rounded(), 320), 400)
        view.place(gallery.view, CGRect(x: 0, y: 0, width: listWidth, height: bounds.height))
        view.place(line, CGRect(x: listWidth, y: 0, width: 0.5, height: bounds.height))
        view.place(
            stage.view, CGRect(x: listWidth + 1, y: 0, width: bounds.width - listWidth - 1, height: bounds.height))
    }

    /// The gallery, with the stage beyond its trailing edge or over it.
    private func layOutNarrow() {
        let bounds = view.bounds
        gallery.view.frame = bounds
        view.place(stage.view, bounds.offsetBy(dx: showsStage ? 0 : bounds.width, dy: 0))
        line.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    }
}

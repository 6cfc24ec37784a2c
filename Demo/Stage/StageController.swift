import Foundation
import NavKit

/// The stage: the page of the chosen scene, in a phone where there is room around it, and the transport under it.
final class StageController: UIViewController {
    private let phone = PhoneView()
    private let transport: TransportView
    private let header = StageHeader()
    private(set) var scene: Scene
    private(set) var page: any ScenePage

    /// Whether the stage is the whole window: then the page fills it, under a header that leads to the gallery.
    var isAlone = false {
        didSet { if isAlone != oldValue { formDidChange() } }
    }

    /// - Parameter leave: Called when the header's way to the gallery is taken.
    init(_ scene: Scene, transport: TransportView, leave: @escaping () -> Void) {
        self.scene = scene
        page = scene.makePage()
        self.transport = transport
        super.init(nibName: nil, bundle: nil)
        header.onLeave = leave
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        [phone, transport, header].forEach(view.addSubview)
        add(page)
        formDidChange()
    }

    /// Puts another scene on the stage.
    func show(_ scene: Scene) {
        self.scene = scene
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
        page = scene.makePage()
        add(page)
        formDidChange()
    }

    func play() { page.play() }

    private func add(_ page: any ScenePage) {
        addChild(page)
        formDidChange()
        page.didMove(toParent: self)
    }

    private var isInPhone: Bool { !isAlone && scene.frame == .phone }

    private func formDidChange() {
        guard isViewLoaded else { return }
        header.title = scene.title
        header.isHidden = !isAlone
        phone.isHidden = !isInPhone
        if isInPhone { phone.show(page.view) } else { view.insertSubview(page.view, at: 0) }
        view.setNeedsLayout()
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isInPhone { layOutPhone() } else { layOutBare() }
    }

    private func layOutPhone() {
        let bounds = view.bounds
        let room = CGSize(width: bounds.width - 48, height: bounds.height - TransportView.height - 28 - 20)
        let size = PhoneView.size(fitting: room)
        phone.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 28 + ((room.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        transport.frame = CGRect(
            x: 0, y: phone.frame.maxY + 20, width: bounds.width, height: TransportView.height)
    }

    private func layOutBare() {
        let bounds = view.bounds
        let (top, bottom) = (isAlone ? StageHeader.height : 0, bounds.height - TransportView.height)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: StageHeader.height)
        page.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
        transport.frame = CGRect(x: 0, y: bottom + 8, width: bounds.width, height: TransportView.height - 8)
    }
}

extension PhoneView {
    /// The largest phone that fits: as wide as 390 points of page allow, as high as 844, and never squat.
    fileprivate static func size(fitting room: CGSize) -> CGSize {
        let height = min(room.height, 844 + 2 * bezel)
        let width = min(room.width, 390 + 2 * bezel, max(height * leastSlenderness, 320))
        return CGSize(width: width.rounded(.down), height: height.rounded(.down))
    }

    /// The widest form, as a share of the height.
    private static let leastSlenderness: CGFloat = 0.62
}

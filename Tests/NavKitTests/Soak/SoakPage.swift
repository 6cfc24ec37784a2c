import Foundation
import NavKit

/// A page that tells its world of everything it hears. Every third one scrolls.
@MainActor final class SoakPage: UIViewController {
    let id: Int
    private weak var world: SoakWorld?
    private(set) var ledger = AppearanceLedger()
    private(set) var scroll: UIScrollView?
    /// Its content was moved, by a hand or by the program.
    var isScrolled = false
    var touchCount: Int { (viewIfLoaded as? SoakView)?.touchCount ?? 0 }

    init(_ id: Int, _ world: SoakWorld) {
        (self.id, self.world) = (id, world)
        super.init(nibName: nil, bundle: nil)
        title = "P\(id)"
    }

    required init?(coder: NSCoder) { nil }

    override var description: String { "P\(id)" }

    override func loadView() {
        view = SoakView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        guard id % 3 == 0 else { return }
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 200, height: 2000)
        view.addSubview(scroll)
        self.scroll = scroll
    }

    private func add(_ call: AppearanceLedger.Call, _ hook: SoakHook) {
        world?.say("  \(self).\(call)")
        if let fault = ledger.add(call) { world?.fault("\(self): \(fault)") }
        world?.reached(hook)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        world?.reached(.viewDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add(.willAppear, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if viewIfLoaded?.window == nil { world?.fault("\(self): viewIsAppearing outside of a window") }
        add(.isAppearing, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if viewIfLoaded?.window == nil { world?.fault("\(self): viewDidAppear outside of a window") }
        add(.didAppear, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        add(.willDisappear, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if viewIfLoaded?.window != nil { world?.fault("\(self): viewDidDisappear in a window") }
        add(.didDisappear, .didDisappear)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        world?.reached(.layout)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        world?.say("  \(self).willMove(\(parent.map { "\($0)" } ?? "nil"))")
        world?.reached(.willMove)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent !== self.parent { world?.fault("\(self): didMove to another parent than it has") }
        world?.reached(.didMove)
    }
}

/// Counts what touches it.
@MainActor final class SoakView: UIView {
    private(set) var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
        super.touchesBegan(touches, with: event)
    }
}

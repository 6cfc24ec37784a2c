import UIKit

protocol CardControllerDelegate: AnyObject {
    func cardControllerDidClose(_ controller: CardController)
}

/// A page with every callback that ported code overrides, and the coordinator in its usual spellings.
class CardController: UIViewController {
    weak var delegate: CardControllerDelegate?
    let badge = BadgeView(frame: .zero)
    private var notes: [String] = []

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(badge)
        badge.tag = 7
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: { context in
            self.badge.alpha = context.isCancelled ? 0 : 1
        }, completion: nil)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.badge.alpha = 1 })
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            self?.notes.append(context.isCancelled ? "cancelled" : "appeared")
        }
        if let coordinator = transitionCoordinator, coordinator.isAnimated {
            coordinator.notifyWhenInteractionChanges { context in
                print("interaction is now \(context.isInteractive)")
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        notes.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { delegate?.cardControllerDidClose(self) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        notes.append("did disappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    }
}

import Foundation
import NavKit

extension Scene {
    static let stateContainer = Scene(
        "state-container", title: "State container",
        caption: "The title stays; states know which way they went, even when turned round."
    ) { StateContainerPage() }
}

/// What is being filled in.
private enum Step: Int, Comparable, CaseIterable {
    case welcome, signIn, details

    static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }

    var title: String {
        switch self {
        case .welcome: "Welcome 欢迎"
        case .signIn: "Sign in 登录"
        case .details: "Your journey 行程"
        }
    }

    var text: String {
        switch self {
        case .welcome: "Six places, one journal. Nothing is shared before you say so."
        case .signIn: "Use the name that is on your ticket. The journal finds your way by it."
        case .details: "Huangshan to Arashiyama, in four weeks, mostly by train."
        }
    }
}

/// Three states under a title that does not move.
private final class StateContainerPage: UIViewController, ScenePage {
    private let heading = UILabel("Before you leave · 出发之前", font: .systemFont(ofSize: 22, weight: .bold))
    private let hint = UILabel(
        "The state changes at once; the picture follows.", .footnote, color: .secondaryLabel, lines: 2)
    private let stack: StateStack<Step>

    init() {
        weak var stack: StateStack<Step>?
        self.stack = StateStack(Step.welcome) { step in StepPage(step) { stack?.show($0) } }
        stack = self.stack
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        [heading, hint].forEach(view.addSubview)
        addChild(stack)
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        view.place(heading, CGRect(x: 20, y: 28, width: width - 40, height: 28))
        view.place(hint, CGRect(x: 20, y: 60, width: width - 40, height: 20))
        stack.view.frame = CGRect(x: 0, y: 96, width: width, height: view.bounds.height - 96)
    }

    /// To the last state, one after the other, then back to the first in one go.
    func play() { stack.show(Step(rawValue: stack.state.rawValue + 1) ?? .welcome) }

    func goBack() -> Bool {
        guard let step = Step(rawValue: stack.state.rawValue - 1) else { return false }
        stack.show(step)
        return true
    }
}

/// One state: a picture, what it is about, and the ways on.
private final class StepPage: UIViewController {
    private let step: Step
    private let go: (Step) -> Void
    private let card = UIView()
    private let picture: PictureView
    private let heading: UILabel
    private let text: UILabel
    private var buttons: [UIButton] = []

    init(_ step: Step, go: @escaping (Step) -> Void) {
        self.step = step
        self.go = go
        picture = PictureView(Atlas.place(at: step.rawValue * 2).landscape)
        heading = UILabel(step.title, font: .systemFont(ofSize: 20, weight: .semibold))
        text = UILabel(step.text, .subheadline, color: .secondaryLabel, lines: 0)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        view.addSubview(card)
        [picture, heading, text].forEach(card.addSubview)
        for other in Step.allCases where abs(other.rawValue - step.rawValue) == 1 { addButton(to: other) }
    }

    private func addButton(to other: Step) {
        let isForward = other > step
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: isForward ? "Forward" : "Back") { [go] _ in go(other) })
        button.backgroundColor = isForward ? .systemBlue : .systemRed
        button.tintColor = .white
        button.layer.cornerRadius = 12
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        card.addSubview(button)
        buttons.append(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        let height = min(view.bounds.height - 24, 520)
        card.frame = CGRect(x: 16, y: 0, width: width, height: height)
        let bottom: CGFloat = 24 + 44 + 16 + 60 + 12 + 26
        picture.frame = CGRect(x: 0, y: 0, width: width, height: max(height - bottom - 16, 0))
        card.place(heading, CGRect(x: 20, y: height - bottom, width: width - 40, height: 26))
        card.place(
            text, CGRect(x: 20, y: height - bottom + 34, width: width - 40, height: text.height(width: width - 40)))
        let room = (width - 40 - 12 * CGFloat(buttons.count - 1)) / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            card.place(
                button, CGRect(x: 20 + (room + 12) * CGFloat(index), y: height - 24 - 44, width: room, height: 44))
        }
    }
}

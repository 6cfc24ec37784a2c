import Foundation
import NavKit

/// The lab: a view on its lane, the curve that it is on, and a line for each thing that an animator can be told.
final class LabPage: UIViewController, ScenePage {
    private let bench = LabBench()
    private let setup = LabSetup()
    private let scroll = UIScrollView()
    private let track = LabTrack()
    private lazy var lab = LabAnimator(
        move: { [weak track] in track?.move() }, change: { [weak track] in track?.change() })
    private var rows: [(call: LabCall, row: LabRow)] = []
    private var switches: [(property: LabSwitch, row: LabRow)] = []
    private var cards: [(title: UILabel, card: Card)] = []
    private lazy var link = CADisplayLink { [weak self] _ in self?.showMotion() }
    /// The share of the duration at which the motion was last seen.
    private var time = 0.0

    isolated deinit { link.invalidate() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        [scroll, bench, setup].forEach(view.addSubview)
        bench.insert(track)
        makeRows()
        connect()
        lab.didChange = { [weak self] in self?.showState() }
        showState()
    }

    private func makeRows() {
        let groups: [(String, [LabCall])] = [
            ("Run", LabCall.running), ("Stop and finish", LabCall.ending), ("Add on the way", LabCall.adding),
        ]
        for (title, calls) in groups {
            let made = calls.map { call in
                (call: call, row: LabRow(call.code, key: call.key) { [weak self] in self?.lab.perform(call) })
            }
            rows += made
            add(title, made.map(\.row))
        }
        switches = LabSwitch.allCases.map { property in
            let row = LabRow(property.rawValue, key: property.key, isSwitch: true) { [weak self] in
                self?.turn(property)
            }
            return (property, row)
        }
        add("Properties", switches.map(\.row))
    }

    private func add(_ title: String, _ rows: [LabRow]) {
        let heading = UILabel(title, .footnote, color: .secondaryLabel)
        let card = Card(rows, rowHeight: LabRow.height)
        cards.append((heading, card))
        [heading, card].forEach(scroll.addSubview)
    }

    private func connect() {
        track.onCatch = { [weak self] in self?.catchMotion() }
        bench.onGrab = { [weak self] in self?.catchMotion() }
        bench.onScrub = { [weak self] in self?.scrub(to: $0) }
        setup.onCurve = { [weak self] in self?.lab.curve = $0 }
        setup.onSeconds = { [weak self] in self?.lab.seconds = $0 }
        setup.onFactor = { [weak self] in self?.lab.durationFactor = $0 }
    }

    /// The one that is on the table now.
    var animator: UIViewPropertyAnimator { lab.animator }

    // MARK: What a person does

    func play() { lab.goOn() }

    func goBack() -> Bool {
        guard lab.animator.state == .active, LabCall.stopForGood.outcome(lab.animator) == .works else { return false }
        lab.perform(.stopForGood)
        return true
    }

    func take(_ key: UIKey) -> Bool {
        let characters = key.characters.lowercased()
        if let call = LabCall.allCases.first(where: { $0.key == characters }) {
            if case .traps = call.outcome(lab.animator) { return true }
            lab.perform(call)
        } else if let property = LabSwitch.allCases.first(where: { $0.key == characters }) {
            if case .traps = property.outcome(lab.animator) { return true }
            turn(property)
        } else {
            return nudge(key.keyCode)
        }
        return true
    }

    /// The arrow keys scrub a fiftieth of the way.
    private func nudge(_ key: UIKeyboardHIDUsage) -> Bool {
        let step: CGFloat
        switch key {
        case .keyboardLeftArrow: step = -0.02
        case .keyboardRightArrow: step = 0.02
        default: return false
        }
        catchMotion()
        scrub(to: lab.animator.fractionComplete + step)
        return true
    }

    private func turn(_ property: LabSwitch) {
        property.set(!property.isOn(lab.animator), on: lab.animator)
        showState()
    }

    private func catchMotion() {
        if lab.animator.isRunning, LabCall.pause.outcome(lab.animator) == .works { lab.perform(.pause) }
    }

    private func scrub(to fraction: CGFloat) {
        guard !lab.animator.isRunning else { return }
        lab.animator.fractionComplete = fraction
        showState()
    }

    // MARK: What is shown

    private func showState() {
        let animator = lab.animator
        for (call, row) in rows { row.show(call.outcome(animator)) }
        for (property, row) in switches { row.show(property.outcome(animator), isOn: property.isOn(animator)) }
        bench.show(lab)
        setup.show(lab)
        link.isPaused = !animator.isRunning
        showMotion()
    }

    private func showMotion() {
        time = shownTime
        bench.showMotion(
            of: lab, time: time, progress: lab.animator.state == .inactive ? 0 : track.shownProgress)
    }

    /// While running the fraction is of the time; else the place on the curve is looked for that shows what is shown, near the last one.
    private var shownTime: Double {
        let animator = lab.animator
        if animator.state == .inactive { return 0 }
        let fraction = Double(animator.fractionComplete)
        if animator.isRunning { return animator.isReversed ? 1 - fraction : fraction }
        let (shape, progress) = (lab.courseCurve.shape(seconds: animator.duration), track.shownProgress)
        func distance(_ time: Double) -> Double {
            abs(shape.progress(at: time).x - progress) + 0.02 * abs(time - self.time)
        }
        return (0...400).map { Double($0) / 400 }.min { distance($0) < distance($1) } ?? time
    }

    // MARK: Layout

    /// Pages at least this wide have the calls beside the bench, in points.
    private static let leastWideWidth: CGFloat = 600
    /// Lower pages scroll as a whole, in points.
    private static let leastTallHeight: CGFloat = 420

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds.inset(by: view.safeAreaInsets)
        let isLow = bounds.height < Self.leastTallHeight
        if bounds.width >= Self.leastWideWidth, !isLow {
            layOutWide(bounds)
        } else {
            layOutNarrow(bounds, isLow: isLow)
        }
    }

    private func layOutWide(_ bounds: CGRect) {
        let width = ((bounds.width - 48) / 2).rounded(.down)
        for part in [bench, setup] { move(part, to: view) }
        let setupTop = bounds.maxY - 16 - setup.height
        view.place(setup, CGRect(x: bounds.minX + 16, y: setupTop, width: width, height: setup.height))
        view.place(
            bench, CGRect(x: bounds.minX + 16, y: bounds.minY + 16, width: width, height: setupTop - bounds.minY - 28))
        view.place(
            scroll, CGRect(x: bounds.minX + 32 + width, y: bounds.minY, width: width + 16, height: bounds.height))
        layOutCards(from: 16, margin: 0, width: width, bottom: 0)
    }

    /// The bench at the top, and all else under it; in a low page everything scrolls.
    private func layOutNarrow(_ bounds: CGRect, isLow: Bool) {
        let width = bounds.width - 32
        let height = bench.height(width: width)
        move(bench, to: isLow ? scroll : view)
        move(setup, to: scroll)
        let top = isLow ? 0 : 12 + height + 4
        bench.superview?.place(
            bench,
            CGRect(x: isLow ? 16 : bounds.minX + 16, y: isLow ? 12 : bounds.minY + 12, width: width, height: height))
        view.place(
            scroll, CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top))
        let bottom = layOutCards(from: isLow ? height + 24 : 4, margin: 16, width: width, bottom: setup.height + 16)
        scroll.place(setup, CGRect(x: 16, y: bottom, width: width, height: setup.height))
    }

    private func move(_ view: UIView, to parent: UIView) {
        if view.superview !== parent { parent.addSubview(view) }
    }

    /// Tells where the cards end.
    @discardableResult
    private func layOutCards(from top: CGFloat, margin: CGFloat, width: CGFloat, bottom: CGFloat) -> CGFloat {
        var y = top
        for (title, card) in cards {
            scroll.place(title, CGRect(x: margin + 14, y: y, width: width - 28, height: 18))
            scroll.place(card, CGRect(x: margin, y: y + 23, width: width, height: card.height))
            y += 23 + card.height + 16
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: y + bottom)
        return y
    }
}

import Foundation
import NavKit

/// The one view that the lab moves, and the lane that it moves along. Pressing the view catches it.
final class LabTrack: UIView {
    /// Called when the view is pressed.
    var onCatch: () -> Void = {}

    private let lane = UIView()
    private let ball = UIControl()
    /// From where to where the present run goes.
    private var way = (from: CGFloat(0), to: CGFloat(1))
    private var isAtEnd = false
    private var isSmall = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        lane.backgroundColor = .quaternarySystemFill
        lane.isUserInteractionEnabled = false
        let picture = PictureView(Atlas.places[0].landscape, radius: 12)
        picture.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        ball.addSubview(picture)
        ball.bounds = picture.bounds
        ball.addAction(UIAction { [weak self] _ in self?.onCatch() }, for: .touchDown)
        [lane, ball].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private static let side: CGFloat = 52
    private static let margin: CGFloat = 44

    // MARK: Blocks

    /// To the end of the lane where the view is not.
    func move() {
        isAtEnd = ball.center.x < bounds.midX
        way = (ball.center.x, x(atEnd: isAtEnd))
        ball.center.x = way.to
        ball.transform = pose
    }

    /// Smaller, or as large as before.
    func change() {
        isSmall.toggle()
        ball.transform = pose
    }

    private var pose: CGAffineTransform {
        let scale: CGFloat = isSmall ? 0.6 : 1
        return CGAffineTransform(rotationAngle: isAtEnd ? .pi / 2 : 0).scaledBy(x: scale, y: scale)
    }

    /// What is seen of the way, 0 at its start and 1 at its end.
    var shownProgress: Double {
        let x = ball.layer.presentation()?.position.x ?? ball.center.x
        return way.to == way.from ? 0 : Double((x - way.from) / (way.to - way.from))
    }

    // MARK: Layout

    private var knownWidth: CGFloat = 0

    private func x(atEnd: Bool) -> CGFloat { atEnd ? bounds.width - Self.margin : Self.margin }

    override func layoutSubviews() {
        super.layoutSubviews()
        lane.frame = CGRect(x: Self.margin, y: bounds.midY - 3, width: bounds.width - 2 * Self.margin, height: 6)
        lane.layer.cornerRadius = 3
        ball.center.y = bounds.midY
        guard bounds.width != knownWidth else { return }
        knownWidth = bounds.width
        ball.center.x = x(atEnd: isAtEnd)
        way = (x(atEnd: !isAtEnd), x(atEnd: isAtEnd))
    }
}

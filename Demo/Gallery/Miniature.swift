import Foundation
import NavKit

/// A scene's page in small: the page itself, at the size that it has in the hand, seen from farther away.
final class Miniature: UIView {
    /// How wide the page is for itself, in points.
    private static let pageWidth: CGFloat = 380

    private let page: any ScenePage

    /// - Parameter owner: Gets the page as a child.
    init(_ scene: Scene, in owner: UIViewController) {
        page = scene.makePage()
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        owner.addChild(page)
        addSubview(page.view)
        page.didMove(toParent: owner)
    }

    required init?(coder: NSCoder) { nil }

    func play() { page.play() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        let scale = bounds.width / Self.pageWidth
        page.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        page.view.bounds = CGRect(x: 0, y: 0, width: Self.pageWidth, height: bounds.height / scale)
        page.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

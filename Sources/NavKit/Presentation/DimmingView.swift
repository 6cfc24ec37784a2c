import Foundation
import NavCore

/// What lies between a presentation and everything beneath it, and hears of clicks beside what is presented.
final class DimmingView: UIView {
    /// Called once for each click.
    var onClick: () -> Void = {}

    /// Black; how dark, in light and in dark surroundings.
    private static let dim = UIColor(
        light: CGColor(red: 0, green: 0, blue: 0, alpha: 0.2), dark: CGColor(red: 0, green: 0, blue: 0, alpha: 0.48))

    /// - Parameter isSeen: False: it only hears.
    init(isSeen: Bool = true) {
        super.init(frame: .zero)
        backgroundColor = isSeen ? Self.dim : nil
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onClick() })
    }

    required init?(coder: NSCoder) { nil }

    /// Fills `container`, over what is in it already, and is not to be seen yet.
    func install(in container: UIView) {
        alpha = 0
        frame = container.bounds
        container.addSubview(self)
    }
}

import Foundation
import NavKit

extension GoldenScene {
    /// Dynamic colours when the window turns dark: half of them fade over, as a program asks; the rest change at once.
    static let appearance = page("appearance") { page in
        let colors: [UIColor] = [.label, .secondaryLabel, .systemBlue, .systemRed, .systemGreen, .secondarySystemBackground]
        for (index, color) in colors.enumerated() {
            page.add(color, CGRect(x: 8 + index % 3 * 36, y: 8 + index / 3 * 36, width: 32, height: 32)).layer.cornerRadius = 8
        }
        page.add("Appearance", size: 15, at: CGPoint(x: 8, y: 84))
        return { UIView.sweep { page.window?.overrideUserInterfaceStyle = .dark } }
    }
}

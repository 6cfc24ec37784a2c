import UIKit

@MainActor func showLetters() {
    NavSDL.run(title: "Letters", size: CGSize(width: 390, height: 844)) {
        UINavigationController(rootViewController: UIViewController())
    }
}

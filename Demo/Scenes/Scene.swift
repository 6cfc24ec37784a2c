import Foundation
import NavKit

/// One thing that the demo shows.
///
/// A scene is declared in a file of its own, as a static property in an extension of this type, and listed in ``all``.
struct Scene {
    enum Frame {
        /// A phone, upright.
        case phone
        /// All the room that there is.
        case desk
    }

    /// What `--scene` takes: small letters and digits, words joined by hyphens.
    let name: String
    let title: String
    /// One line on what to notice.
    let caption: String
    /// What the page stands in where there is room around it.
    let frame: Frame
    /// The file that declares the scene, which is the source shown beside it.
    let file: String
    /// Makes the scene's page, a new one with each call: the gallery shows one in small, the stage another.
    let makePage: () -> any ScenePage

    init(
        _ name: String, title: String, caption: String, frame: Frame = .phone, file: String = #filePath,
        makePage: @escaping () -> any ScenePage
    ) {
        self.name = name
        self.title = title
        self.caption = caption
        self.frame = frame
        self.file = file
        self.makePage = makePage
    }
}

extension Scene {
    /// The scene of that name; nil if there is none.
    static func named(_ name: String) -> Scene? { all.first { $0.name == name } }

    /// The names of all scenes, in the gallery's order.
    static var names: [String] { all.map(\.name) }
}

/// What a scene shows: any view controller that can play its motion. It fills the stage, and its tile in small.
protocol ScenePage: UIViewController {
    /// Plays the scene's motion from what is shown now. Where it leads away and back, one call plays the way there, the next one back.
    func play()

    /// Goes a step back, for the Escape key, or answers false where there is none.
    func goBack() -> Bool

    /// Takes a key that nothing in the page has taken, or answers false. Digits, R, Escape and Tab never come here.
    func take(_ key: UIKey) -> Bool
}

extension ScenePage {
    func goBack() -> Bool { false }
    func take(_ key: UIKey) -> Bool { false }
}

package import Foundation
package import NavCore
import NavKit
import NavTesting

/// A small window in which one thing moves, and what it looks like at the start, half way and at the end.
///
/// Both painters draw every scene the same: the tests hold them to stored pictures, and the demo lays all of them out on one sheet.
package struct GoldenScene {
    /// Small letters, words joined by hyphens: what its pictures are named by.
    package let name: String
    private let size: CGSize
    /// Of the whole motion, in seconds.
    private let duration: Double
    /// Puts into the window what is there before the motion, and returns what begins it.
    private let prepare: (Stage) -> () -> Void

    /// - Parameter duration: In seconds.
    init(
        _ name: String, size: CGSize = CGSize(width: 120, height: 120), duration: Double = 1,
        prepare: @escaping (Stage) -> () -> Void
    ) {
        (self.name, self.size, self.duration, self.prepare) = (name, size, duration, prepare)
    }
}

extension GoldenScene {
    /// One instant of a scene.
    package struct Frame {
        /// How much of the motion's time is over.
        package let percent: Int
        package let picture: DisplayList
    }

    /// What is seen at 0, 50 and 100 % of the motion.
    ///
    /// - Parameter scale: Device pixels a point.
    package func frames(scale: CGFloat = 1) -> [Frame] {
        let stage = Stage(size: size, scale: scale)
        let begin = prepare(stage)
        stage.settle()
        begin()
        stage.turn()
        var frames = [frame(0, of: stage)]
        for percent in [50, 100] {
            stage.run(for: .seconds(duration / 2))
            frames.append(frame(percent, of: stage))
        }
        return frames
    }

    private func frame(_ percent: Int, of stage: Stage) -> Frame {
        guard let picture = stage.backend.picture else { preconditionFailure("GoldenScene \(name): nothing was shown") }
        return Frame(percent: percent, picture: picture)
    }
}

extension GoldenScene {
    /// A scene on a white page, or a dark one where the window is dark. `build` returns what begins the motion.
    static func page(_ name: String, build: @escaping (UIView) -> () -> Void) -> GoldenScene {
        GoldenScene(name) { stage in
            let page = UIView(frame: stage.window.bounds)
            page.backgroundColor = .systemBackground
            stage.window.addSubview(page)
            return build(page)
        }
    }
}

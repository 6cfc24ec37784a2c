import Foundation
import NavKit
import NavLayers

/// Everything that has to be the same afterwards.
@MainActor struct Before {
    let picture: Bitmap?
    let first: PageLook?
    private(set) weak var firstView: UIView?
    let viewCount: Int
    let views: Set<ObjectIdentifier>
    /// Those that took touches.
    let openViews: Set<ObjectIdentifier>
    let presenterHome: UIView?

    init(_ trial: Trial) {
        let scene = trial.scene
        picture = scene.stage.bitmap
        firstView = scene.view(of: scene.first)
        first = firstView.map(PageLook.init)
        viewCount = scene.views.count
        views = Set(scene.views.map(ObjectIdentifier.init))
        openViews = Set(([scene.stage.window] + scene.views).filter(\.isUserInteractionEnabled).map(ObjectIdentifier.init))
        presenterHome = scene.first?.viewIfLoaded?.superview
    }
}

/// What a page looks like by its model, its frame apart.
struct PageLook: Equatable {
    let alpha: CGFloat
    let isHidden: Bool
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let clips: Bool
    let frame: CGRect

    init(_ view: UIView) {
        (alpha, isHidden, transform) = (view.alpha, view.isHidden, view.transform)
        (cornerRadius, clips, frame) = (view.layer.cornerRadius, view.clipsToBounds, view.untransformedFrame)
    }

    /// In which ways another look differs, its frame apart.
    func difference(to other: PageLook) -> String? {
        var words: [String] = []
        if other.alpha != alpha { words.append("alpha \(other.alpha)") }
        if other.isHidden != isHidden { words.append(other.isHidden ? "hidden" : "not hidden") }
        if other.transform != transform { words.append("transform \(other.transform)") }
        if other.cornerRadius != cornerRadius { words.append("corner radius \(other.cornerRadius)") }
        if other.clips != clips { words.append(other.clips ? "clipping" : "not clipping") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// Where both pages are seen in one frame.
@MainActor struct Trace {
    let time: Double
    let first: Spot?
    let second: Spot?

    init(_ trial: Trial) {
        time = trial.elapsed
        first = Spot(trial.scene.view(of: trial.scene.first), trial.stage)
        second = Spot(trial.scene.view(of: trial.scene.second), trial.stage)
    }
}

/// A frame and an alpha as one point of a space, so that a step is a distance.
@MainActor struct Spot {
    /// In points; a whole step of alpha is as far as the window is high.
    private let parts: [CGFloat]

    init?(_ view: UIView?, _ stage: Stage) {
        guard let view, view.window != nil else { return nil }
        let frame = stage.shownFrame(of: view)
        parts = [frame.minX, frame.minY, frame.maxX, frame.maxY, stage.shownAlpha(of: view) * stage.window.bounds.height]
    }

    func distance(to other: Spot) -> CGFloat {
        zip(parts, other.parts).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }
}

extension Bitmap {
    /// Of all pixels, those that are not the same in `other`; all of them if the sizes differ. The alpha does not count.
    nonisolated func shareOfDifferentPixels(from other: Bitmap) -> Double {
        guard width == other.width, height == other.height, bytesPerRow == other.bytesPerRow else { return 1 }
        let count = withBytes { a in
            other.withBytes { b in
                guard memcmp(a.baseAddress!, b.baseAddress!, a.count) != 0 else { return 0 }
                let (a, b) = (a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self))
                return zip(a, b).reduce(0) { $0 + (($1.0 ^ $1.1) & 0xFF_FFFF == 0 ? 0 : 1) }
            }
        }
        return Double(count) / Double(width * height)
    }
}

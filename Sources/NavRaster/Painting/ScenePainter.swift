import CCairo
import Foundation
import NavCore

/// Paints the steps of a scene onto a canvas.
struct ScenePainter {
    let canvas: Canvas
    let scene: Scene
    /// Where bitmaps are kept from frame to frame; nil: nothing is.
    let bitmaps: FragmentBitmaps?

    func paint() {
        for step in scene.steps {
            guard let region = step.region else { continue }
            if !canvas.isInGroup { canvas.clip(to: scene.regions[region]) }
            paint(step, scene.regions[region])
        }
    }

    private func paint(_ step: Scene.Step, _ region: Region) {
        switch step.content {
        case .command(let command): draw(command, step)
        case .whole(let fragment, let isUnchanged): draw(fragment, isUnchanged: isUnchanged, step, region)
        case .cover: break
        case .openGroup: canvas.openGroup(within: step.bounds)
        case .closeGroup: closeGroup(step)
        }
    }

    private func closeGroup(_ step: Scene.Step) {
        let layout = step.layout
        guard let veil = layout.veil else {
            return canvas.closeGroup(opacity: step.opacity, mask: layout.mask, at: layout.transform)
        }
        canvas.closeGroup(opacity: step.opacity, mask: layout.mask, at: layout.transform) {
            var inside = layout
            (inside.mask, inside.veil, inside.rasterScale) = (nil, nil, nil)
            var scene = Scene(scale: scene.scale, target: step.bounds) { _, _ in false }
            scene.add(veil, inside, step.opacity)
            scene.reveal(Region(step.bounds))
            ScenePainter(canvas: canvas, scene: scene, bitmaps: nil).paint()
        }
    }

    private func draw(_ command: DrawCommand, _ step: Scene.Step) {
        let layout = step.layout
        guard layout.mask != nil || layout.clipCuts(command.bounds) else {
            return canvas.draw(command, at: layout.transform, opacity: step.opacity)
        }
        canvas.clipped(to: layout.clip) {
            if let mask = layout.mask { canvas.clip(to: mask, at: layout.transform) }
            canvas.draw(command, at: layout.transform, opacity: step.opacity)
        }
    }

    private func draw(_ fragment: Fragment, isUnchanged: Bool, _ step: Scene.Step, _ region: Region) {
        let kept = isUnchanged ? keptBitmap(of: fragment, step, region) : nil
        if let bitmap = kept ?? neededBitmap(of: fragment, step) {
            canvas.draw(bitmap, step.layout, opacity: step.opacity, bounds: step.bounds, region: region)
        } else {
            drawThrough(fragment, step, region)
        }
    }

    private func keptBitmap(of fragment: Fragment, _ step: Scene.Step, _ region: Region) -> FragmentBitmap? {
        bitmaps?.bitmap(
            for: fragment, step.layout, scale: scene.scale, visible: region.area(within: step.bounds),
            target: scene.target)
    }

    private func neededBitmap(of fragment: Fragment, _ step: Scene.Step) -> FragmentBitmap? {
        step.layout.needsBitmap
            ? FragmentBitmap(fragment, step.layout, scale: scene.scale, caches: canvas.caches) : nil
    }

    private func drawThrough(_ fragment: Fragment, _ step: Scene.Step, _ region: Region) {
        var inner = Scene(scale: scene.scale, target: step.bounds) { _, _ in false }
        inner.add(fragment, step.layout, step.opacity)
        inner.reveal(region)
        ScenePainter(canvas: canvas, scene: inner, bitmaps: nil).paint()
    }
}

package import Foundation
package import NavCore
import NavKit
import NavRaster
import NavTesting

/// All scenes on one picture: a row of three for each, under its name.
package enum ContactSheet {
    private static let columns = 5
    private static let gap: CGFloat = 12
    private static let heading: CGFloat = 20

    /// A PNG file of all scenes.
    ///
    /// - Parameters:
    ///   - title: Above the scenes: what drew them.
    ///   - paint: Draws one frame of a scene; nil where it cannot.
    package static func png(title: String, paint: (DisplayList) -> Bitmap?) -> Data {
        let rows = GoldenScene.all.map { row($0, paint) }
        let page = UIView()
        page.backgroundColor = UIColor(white: 0.93, alpha: 1)
        page.add(title, size: 22, weight: .semibold, at: CGPoint(x: gap, y: gap))
        let width = rows.map { $0.bounds.width }.max()! + gap
        var bottoms = [CGFloat](repeating: 52, count: columns)
        for row in rows {
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] }!
            row.frame.origin = CGPoint(x: gap + CGFloat(column) * width, y: bottoms[column])
            bottoms[column] = row.frame.maxY + gap
            page.addSubview(row)
        }
        page.frame = CGRect(x: 0, y: 0, width: gap + CGFloat(columns) * width, height: bottoms.max()!)
        let stage = Stage(size: page.bounds.size)
        stage.window.addSubview(page)
        stage.turn()
        return stage.bitmap!.pngData()
    }

    /// The scene's name, and its three pictures side by side.
    private static func row(_ scene: GoldenScene, _ paint: (DisplayList) -> Bitmap?) -> UIView {
        let row = UIView()
        row.add(scene.name, size: 12, weight: .medium, at: CGPoint(x: 0, y: 0))
        var x: CGFloat = 0, height: CGFloat = 0
        for frame in scene.frames() {
            let view = UIImageView(image: paint(frame.picture).map { UIImage(cgImage: $0) })
            view.frame = CGRect(x: x, y: heading, width: frame.picture.size.width, height: frame.picture.size.height)
            row.addSubview(view)
            (x, height) = (view.frame.maxX + 4, view.frame.maxY)
        }
        row.frame.size = CGSize(width: x - 4, height: height)
        return row
    }
}

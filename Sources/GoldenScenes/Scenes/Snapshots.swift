import Foundation
import NavKit

extension GoldenScene {
    /// A view, turned, moves on; its picture stays as it was, and a part of it stretches between caps.
    static let snapshots = page("snapshots") { page in
        let view = page.add(.systemTeal, CGRect(x: 6, y: 6, width: 50, height: 50))
        view.add("Live", size: 14, weight: .semibold, at: CGPoint(x: 8, y: 14))
        (view.layer.cornerRadius, view.clipsToBounds) = (12, true)
        return {
            guard let whole = view.snapshotView(afterScreenUpdates: false),
                let part = view.resizableSnapshotView(
                    from: view.bounds, afterScreenUpdates: false,
                    withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
            else { return }
            whole.frame.origin = CGPoint(x: 64, y: 6)
            part.frame = CGRect(x: 6, y: 64, width: 50, height: 50)
            page.addSubview(whole)
            page.addSubview(part)
            UIView.sweep {
                view.backgroundColor = .systemRed
                view.transform = CGAffineTransform(rotationAngle: .pi / 2)
                whole.alpha = 0.5
                part.frame.size.width = 108
            }
        }
    }

    /// A layer that is drawn at one pixel a point first, growing.
    static let rasterized = page("rasterized") { page in
        let views = [CGFloat(8), 64].map { x in
            let view = page.add(.systemYellow, CGRect(x: x, y: 40, width: 48, height: 40))
            view.add("Aa", size: 18, at: CGPoint(x: 10, y: 8))
            return view
        }
        views[0].layer.shouldRasterize = true
        return { UIView.sweep { for view in views { view.transform = CGAffineTransform(scaleX: 1.1, y: 2.4) } } }
    }
}

import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct ViewGeometryTests {
    @Test func `a frame is made of center and bounds`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    }

    @Test func `a transform acts about the anchor point and leaves bounds and center`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 25))
        view.transform = .identity
        view.anchorPoint = .zero

        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    }

    @Test(.rules("O-071")) func `a frame set under a scale reads as it was set`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)

        #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(view.bounds.size == CGSize(width: 80, height: 80))
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    @Test func `points go through scroll offsets, turns and scales, and back`() {
        let stage = Stage()
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 10, y: 0)

        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 140, y: 150))
        #expect(inner.convert(CGPoint(x: 140, y: 150), from: nil) == .zero)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let corner = inner.convert(CGPoint.zero, to: nil)
        #expect(abs(corner.x - 160) < 1e-9 && abs(corner.y - 150) < 1e-9)
        let back = inner.convert(corner, from: nil)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
        let turned = inner.convert(inner.bounds, to: outer)
        #expect(abs(turned.minX - 50) < 1e-9 && abs(turned.width - 20) < 1e-9)
    }

    @Test func `a perspective is undone for hits`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.window.addSubview(view)
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        view.transform3D = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)

        let point = view.convert(CGPoint(x: 90, y: 20), to: nil)
        let back = view.convert(point, from: nil)

        #expect(abs(back.x - 90) < 1e-6 && abs(back.y - 20) < 1e-6)
        #expect(stage.window.hitTest(point, with: nil) === view)
    }

    @Test func `hits go to the front, past what is hidden, faint or switched off`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds), front = UIView(frame: root.bounds)
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)

        #expect(root.hitTest(point, with: nil) === front)
        for switchOff in [{ front.isHidden = true }, { front.alpha = 0.005 }, { front.isUserInteractionEnabled = false }] {
            (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
            switchOff()
            #expect(root.hitTest(point, with: nil) === back)
        }
        (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
        back.layer.zPosition = 1

        #expect(root.hitTest(point, with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
    }

    @Test func `flexible parts share a change of size`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)

        root.frame.size = CGSize(width: 200, height: 150)

        #expect(view.frame == CGRect(x: 10, y: 60, width: 180, height: 80))
    }

    @Test func `layout runs once for many requests, parents first`() {
        final class Logged: UIView {
            var log: (String) -> Void = { _ in }
            var name = ""
            override func layoutSubviews() { log(name) }
        }
        let stage = Stage()
        let outer = Logged(), inner = Logged()
        var entries: [String] = []
        (outer.name, inner.name) = ("outer", "inner")
        outer.log = { entries.append($0) }
        inner.log = { entries.append($0) }
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.turn()
        entries = []

        inner.setNeedsLayout()
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        stage.turn()
        stage.turn()

        #expect(entries == ["outer", "inner"])
    }

    @Test func `endless layout is told and ended`() {
        final class Restless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let stage = Stage()
        var reports: [String] = []
        let handler = diagnostics.handler
        diagnostics.handler = { reports.append($0) }
        defer { diagnostics.handler = handler }
        let view = Restless()

        stage.window.addSubview(view)
        stage.turn()

        #expect(reports.first?.contains("setNeedsLayout()") == true)
        view.removeFromSuperview()
    }

    @Test func `direction is inherited until somebody says otherwise`() {
        let root = UIView(), child = UIView()
        root.addSubview(child)

        root.semanticContentAttribute = .forceRightToLeft
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        child.semanticContentAttribute = .forceLeftToRight

        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `tint is inherited, and those who inherit are told`() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let root = UIView(), child = Tinted(), grandchild = Tinted()
        root.addSubview(child)
        child.addSubview(grandchild)

        root.tintColor = .red
        #expect(grandchild.tintColor == .red)
        grandchild.tintColor = .green
        root.tintColor = .blue

        #expect(child.changes == 2)
        #expect(grandchild.changes == 2)
        #expect(grandchild.tintColor == .green)
    }

    @Test func `views and layers are gone when nobody holds them`() {
        let before = LiveObjects.counts

        do {
            let root = UIView()
            for _ in 0..<10 { root.addSubview(UIView()) }
            #expect(LiveObjects.count(.view) == before[.view]! + 11)
        }

        #expect(LiveObjects.counts == before)
    }
}

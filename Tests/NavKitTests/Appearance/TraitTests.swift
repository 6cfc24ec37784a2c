import Foundation
import NavCore
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct TraitTests {
    private let scene = LayerPictureScene()
    private static let ink = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }

    @Test func `dynamic colours follow a switch of the window`() {
        let view = scene.view(Self.ink, CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.stage.turn()
        #expect(scene.pixel(25, 25) == LayerPictureScene.blue)

        scene.stage.window.overrideUserInterfaceStyle = .dark
        scene.stage.turn()
        #expect(scene.pixel(25, 25) == LayerPictureScene.red)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a view says what it and all in it look like, the nearest first`() {
        let outer = scene.view(Self.ink, CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.backgroundColor = Self.ink
        outer.addSubview(inner)
        inner.overrideUserInterfaceStyle = .light
        outer.overrideUserInterfaceStyle = .dark
        scene.stage.turn()

        #expect(scene.pixel(75, 75) == LayerPictureScene.red)
        #expect(scene.pixel(25, 25) == LayerPictureScene.blue)
        inner.overrideUserInterfaceStyle = .unspecified
        scene.stage.turn()
        #expect(scene.pixel(25, 25) == LayerPictureScene.red)
    }

    @Test func `a controller says it for its view, unless that says something else`() {
        scene.root.removeFromSuperview()
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        controller.view.backgroundColor = Self.ink
        scene.stage.window.rootViewController = controller
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == LayerPictureScene.red)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)

        controller.overrideUserInterfaceStyle = .light
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == LayerPictureScene.blue)
        controller.view.overrideUserInterfaceStyle = .dark
        scene.stage.turn()
        #expect(scene.pixel(100, 100) == LayerPictureScene.red)
    }

    @Test func `only those are told whose traits have changed, with those of before and the new ones in force`() {
        let outer = TellingView("outer"), inner = TellingView("inner"), fixed = TellingView("fixed")
        scene.root.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(fixed)
        fixed.overrideUserInterfaceStyle = .light
        let journal = Journal()
        for view in [outer, inner, fixed] { view.journal = journal }

        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .dark

        #expect(journal.take() == ["outer light dark", "inner light dark"])
        fixed.overrideUserInterfaceStyle = .unspecified
        #expect(journal.take() == ["fixed light dark"])
    }

    @Test func `a view that comes into other surroundings is told`() {
        let view = TellingView("view")
        view.backgroundColor = Self.ink
        view.journal = Journal()
        scene.root.overrideUserInterfaceStyle = .dark

        scene.root.addSubview(view)

        #expect(view.journal?.take() == ["view light dark"])
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        scene.stage.turn()
        #expect(scene.pixel(25, 25) == LayerPictureScene.red)
    }

    @Test func `who registers for a trait hears of that one, until it is taken back`() {
        let view = scene.view(.red, .zero)
        let journal = Journal()
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous) in
            journal.record("style from \(previous.userInterfaceStyle == .light ? "light" : "dark")")
        }
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in journal.record("scale") }

        scene.stage.window.overrideUserInterfaceStyle = .dark
        scene.stage.backend.scale = 2
        scene.stage.turn()
        view.unregisterForTraitChanges(style)
        scene.stage.window.overrideUserInterfaceStyle = .light

        #expect(journal.entries == ["style from light", "scale"])
    }

    @Test func `a border made of a colour's components is made again by who registers`() {
        let view = scene.view(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
        func draw() {
            (view.layer.borderWidth, view.layer.borderColor) = (5, Self.ink.cgColor)
        }
        draw()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in draw() }
        scene.stage.window.overrideUserInterfaceStyle = .dark
        scene.stage.turn()

        #expect(scene.pixel(2, 25) == LayerPictureScene.red)
    }

    @Test func `colours resolve in the traits of the view that is laid out`() {
        let view = LayingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.overrideUserInterfaceStyle = .dark
        scene.root.addSubview(view)
        scene.stage.turn()

        #expect(view.seen == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}

private final class LayingView: UIView {
    var seen: UIUserInterfaceStyle?

    override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
}

/// Writes down each change with the style before and the current one.
private final class TellingView: UIView {
    private let name: String
    var journal: Journal?

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        func word(_ style: UIUserInterfaceStyle?) -> String { style == .dark ? "dark" : "light" }
        journal?.record(
            "\(name) \(word(previousTraitCollection?.userInterfaceStyle)) "
                + word(UITraitCollection.current.userInterfaceStyle))
    }
}

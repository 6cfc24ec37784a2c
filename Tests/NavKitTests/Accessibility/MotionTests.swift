import Foundation
import NavTesting
import TestSupport
import Testing

@testable import NavKit

/// A user who wants less to move.
@MainActor @Suite struct MotionTests {
    @Later var scene = NavigationScene("A")
    var nav: UINavigationController { scene.nav }
    var stage: Stage { scene.stage }

    private func alpha(_ name: String) -> CGFloat { stage.shownAlpha(of: scene.page(name).view) }
    private func frame(_ name: String) -> CGRect { stage.shownFrame(of: scene.page(name).view) }
    private let full = CGRect(x: 0, y: 0, width: 400, height: 800)

    @Test(.rules("W4")) func `a program can ask, and hears of a change`() {
        _ = stage
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
        let heard = Heard()
        UIAccessibility.motion = .reduced
        #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
        #expect(heard.take() == ["motion"])
        UIAccessibility.motion = .crossFade
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
        #expect(heard.take() == ["fade"])
        UIAccessibility.motion = .crossFade
        #expect(heard.take().isEmpty)
        UIAccessibility.motion = .full
        #expect(heard.take() == ["motion", "fade"])
    }

    @Test(.rules("W4")) func `a push and a pop are fades of 140 milliseconds, and nothing slides`() {
        _ = stage
        UIAccessibility.motion = .crossFade
        for name in ["A", "B"] { scene.page(name).view.backgroundColor = .white }
        scene.push("B")
        stage.turn()
        #expect(alpha("B") == 0 && frame("B") == full && frame("A") == full)
        #expect(nav.transitionCoordinator?.transitionDuration == 0.14)
        stage.run(for: .milliseconds(70))
        #expect(abs(alpha("B") - 0.5) < 1e-6 && alpha("A") == 1)
        #expect(frame("B") == full && frame("A") == full)
        #expect(scene.page("B").view.superview?.subviews.count == 2)
        stage.run(for: .milliseconds(70))
        #expect(scene.hosted == "B" && alpha("B") == 1)

        nav.popViewController(animated: true)
        stage.turn()
        stage.run(for: .milliseconds(70))
        #expect(abs(alpha("B") - 0.5) < 1e-6 && alpha("A") == 1 && frame("B") == full)
        stage.run(for: .milliseconds(70))
        #expect(scene.hosted == "A" && scene.page("B").view.alpha == 1)
    }

    @Test(.rules("W4")) func `the bar only fades`() {
        _ = stage
        UIAccessibility.motion = .crossFade
        scene.push("B")
        stage.turn()
        stage.run(for: .milliseconds(70))
        let contents = nav.navigationBar.subviews.compactMap { $0 as? BarContent }
        #expect(contents.count == 2)
        for content in contents {
            #expect(abs(stage.shownFrame(of: content.title).midX - 200) <= 0.5)
            #expect(abs(stage.shownAlpha(of: content.title) - 0.5) < 1e-6)
        }
        stage.settle()
    }

    @Test(.rules("W4"), arguments: [(120.0, ["A", "B"]), (380.0, ["A"])])
    func `swipes still work`(x: Double, titles: [String]) {
        scene.push("B", animated: false)
        stage.settle()
        UIAccessibility.motion = .crossFade
        stage.press(CGPoint(x: 4, y: 400))
        stage.turn()
        for step in 1...20 {
            stage.drag(to: CGPoint(x: min(4 + 40 * Double(step), x), y: 400))
            stage.turn()
        }
        #expect(abs(alpha("B") - (1 - (x - 16) / 400)) < 1e-6 && frame("B") == full)
        stage.release(CGPoint(x: x, y: 400))
        stage.settle()
        #expect(scene.titles == titles && scene.hosted == titles.last)
        #expect(scene.page("B").view.alpha == 1)
    }

    @Test(.rules("W4")) func `reduced motion alone keeps the slide`() {
        _ = stage
        UIAccessibility.motion = .reduced
        scene.push("B")
        stage.turn()
        #expect(frame("B").minX == 400 && alpha("B") == 1)
        stage.settle()
    }

    @Test(.rules("W5")) func `an animator of the app's own runs as it is`() {
        _ = stage
        UIAccessibility.motion = .crossFade
        let fade = Fade(scene.journal)
        fade.duration = 0.3
        scene.teller.animator = fade
        scene.push("B")
        stage.turn()
        stage.run(for: .milliseconds(200))
        #expect(nav.transitionCoordinator?.transitionDuration == 0.3 && scene.hosted == nil)
        stage.settle()
        #expect(scene.hosted == "B")
    }

    @Test(.rules("W4")) func `what is presented fades`() {
        _ = stage
        UIAccessibility.motion = .crossFade
        let page = scene.page("P")
        page.modalPresentationStyle = .fullScreen
        nav.present(page, animated: true)
        stage.turn()
        #expect(alpha("P") == 0 && frame("P").minY == 0)
        stage.settle()
        #expect(alpha("P") == 1)
    }

    @Test(
        .rules("W4"),
        arguments: [
            ("NAVKIT_MOTION=reduced", "", UIAccessibility.Motion.reduced),
            ("NAVKIT_MOTION=crossFade", "", .crossFade),
            ("NAVKIT_MOTION=nonsense", "", .full),
            ("", "/h/.config/kdeglobals:[KDE]\nAnimationDurationFactor=0\n", .crossFade),
            ("", "/h/.config/kdeglobals:[KDE]\nAnimationDurationFactor=0.5\n", .full),
            ("", "/h/.config/kdeglobals:[Other]\nAnimationDurationFactor=0\n", .full),
            ("", "/h/.config/gtk-3.0/settings.ini:[Settings]\ngtk-enable-animations = false\n", .crossFade),
            ("", "/h/.config/gtk-4.0/settings.ini:[Settings]\ngtk-enable-animations=1\n", .full),
            ("NAVKIT_MOTION=full", "/h/.config/kdeglobals:[KDE]\nAnimationDurationFactor=0\n", .full),
            ("XDG_CONFIG_HOME=/x", "/x/gtk-4.0/settings.ini:[Settings]\ngtk-enable-animations=0\n", .crossFade),
        ])
    nonisolated func `at the start it is as the desktop has it`(
        variable: String, file: String, motion: UIAccessibility.Motion
    ) {
        var environment = ["HOME": "/h"]
        let parts = variable.split(separator: "=").map(String.init)
        if parts.count == 2 { environment[parts[0]] = parts[1] }
        let (path, text) = (file.prefix { $0 != ":" }, file.drop { $0 != ":" }.dropFirst())
        let found = UIAccessibility.Motion.ofDesktop(environment: environment) { $0 == path ? String(text) : nil }
        #expect(found == motion)
    }
}

/// The notifications since the last look.
@MainActor private final class Heard {
    private let box = Box()
    private var observers: [any NSObjectProtocol] = []

    private final class Box: @unchecked Sendable { var names: [String] = [] }

    init() {
        for (name, word) in [
            (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
            (UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, "fade"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [box] _ in
                    box.names.append(word)
                })
        }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func take() -> [String] {
        defer { box.names = [] }
        return box.names
    }
}

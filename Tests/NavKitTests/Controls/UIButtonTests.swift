import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@MainActor @Suite struct UIButtonTests {
    /// A system button titled "Go" at (50, 50), 100 × 44, in a window of 200 × 200, shown.
    @MainActor struct Scene {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let button = UIButton(type: .system)

        init() {
            button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
            button.setTitle("Go", for: .normal)
            stage.window.addSubview(button)
            stage.window.backgroundColor = .white
            stage.turn()
        }

        var middle: CGPoint { CGPoint(x: 100, y: 72) }
        var shownAlpha: CGFloat { button.titleLabel.map(stage.shownAlpha) ?? -1 }
    }

    @Test func `a click does the primary action and what is there for the click, in their order`() {
        let scene = Scene()
        let journal = Journal()
        scene.button.addAction(UIAction { _ in journal.record("primary") }, for: .primaryActionTriggered)
        scene.button.addAction(UIAction { _ in journal.record("click") }, for: .touchUpInside)

        scene.stage.tap(scene.middle)

        #expect(journal.entries == ["primary", "click"])
    }

    @Test func `a button made from an action has its title and does it`() {
        let scene = Scene()
        let journal = Journal()
        let buttons = [
            UIButton(primaryAction: UIAction(title: "Push") { _ in journal.record("one") }),
            UIButton(frame: .zero, primaryAction: UIAction(title: "Push") { _ in journal.record("two") }),
        ]
        #expect(buttons.map(\.buttonType) == [.system, .custom])
        for button in buttons {
            button.frame = scene.button.frame
            scene.stage.window.addSubview(button)
            #expect(button.currentTitle == "Push")
            scene.stage.tap(scene.middle)
        }

        #expect(journal.entries == ["one", "two"])
    }

    @Test func `each state has its title and colour, or those of the normal one`() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("pressed", for: .highlighted)
        button.setTitle("chosen", for: .selected)
        button.setTitleColor(.red, for: .selected)

        #expect(button.currentTitle == "normal")
        #expect(button.currentTitleColor == .white)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "pressed")
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.titleLabel?.text == "chosen")
        #expect(button.titleLabel?.textColor == .red)
        button.isEnabled = false
        #expect(button.currentTitle == "normal")
        #expect(button.title(for: .highlighted) == "pressed")
        #expect(button.titleColor(for: .disabled) == nil)
    }

    @Test func `a system button has the tint, and grey when it is disabled`() {
        let scene = Scene()
        let button = scene.button

        #expect(button.currentTitleColor == .systemBlue)
        scene.stage.window.tintColor = .systemPink
        #expect(button.titleLabel?.textColor == .systemPink)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func `pressed is seen at once and released in a fifth of a second`() {
        let scene = Scene()
        scene.stage.press(scene.middle)
        scene.stage.turn()
        #expect(scene.shownAlpha == 0.5)

        scene.stage.release(scene.middle)
        scene.stage.turn()
        #expect(scene.shownAlpha == 0.5)
        scene.stage.run(for: .milliseconds(100))
        #expect(abs(scene.shownAlpha - 0.75) < 0.01)
        scene.stage.run(for: .milliseconds(100))
        #expect(scene.shownAlpha == 1)
    }

    @Test func `pressed again while it comes back is pressed at once`() {
        let scene = Scene()
        scene.stage.tap(scene.middle)
        scene.stage.run(for: .milliseconds(100))

        scene.stage.press(scene.middle)
        scene.stage.turn()

        #expect(scene.shownAlpha == 0.5)
        scene.stage.run(for: .milliseconds(300))
        #expect(scene.shownAlpha == 0.5)
    }

    @Test func `the pointer over a system button is seen, and its leaving`() {
        let scene = Scene()
        let corner = CGPoint(x: 60, y: 60)

        scene.stage.send(.hover(scene.middle, at: scene.stage.instant))
        scene.stage.turn()
        #expect(scene.stage.color(at: corner) != .white)
        scene.stage.send(.hover(CGPoint(x: 10, y: 10), at: scene.stage.instant))
        scene.stage.turn()
        #expect(scene.stage.color(at: corner) == .white)
        scene.stage.send(.hover(scene.middle, at: scene.stage.instant))
        scene.stage.send(.hover(nil, at: scene.stage.instant))
        scene.stage.turn()
        #expect(scene.stage.color(at: corner) == .white)
    }

    @Test func `a custom button shows neither press nor pointer`() {
        let scene = Scene()
        let button = UIButton(frame: scene.button.frame)
        scene.stage.window.addSubview(button)
        scene.stage.send(.hover(scene.middle, at: scene.stage.instant))
        scene.stage.press(scene.middle)
        scene.stage.turn()

        #expect(scene.stage.color(at: CGPoint(x: 60, y: 60)) == .white)
        #expect(button.titleLabel?.alpha == 1)
    }

    // MARK: Layout

    @Test func `the size has room around title and picture`() throws {
        let button = Scene().button
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: max(title.width, 30), height: title.height + 12))

        button.setImage(UIImage(bitmap: .plain(.red, width: 30, height: 40)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 36 + title.width, height: 52))

        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 42 + title.width, height: 44))
    }

    @Test func `an alignment places picture and title, mirrored from right to left`() throws {
        let button = Scene().button
        let image = UIImage(bitmap: .plain(.red, width: 10, height: 10))
        button.setImage(image, for: .normal)
        let label = try #require(button.titleLabel)
        let picture = try #require(button.imageView)
        let width = 16 + label.intrinsicContentSize.width

        let starts: [(UIControl.ContentHorizontalAlignment, CGFloat, CGFloat)] = [
            (.left, 0, 0), (.right, 100 - width, 100 - width), (.leading, 0, 100 - width), (.trailing, 100 - width, 0),
        ]
        for (alignment, start, mirrored) in starts {
            button.contentHorizontalAlignment = alignment
            button.semanticContentAttribute = .forceLeftToRight
            button.layoutIfNeeded()
            #expect(picture.frame.minX == start && label.frame.maxX == start + width)

            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            #expect(label.frame.minX == mirrored && picture.frame.maxX == mirrored + width)
        }
    }

    @Test func `a title too long for the button stays in it`() throws {
        let button = Scene().button
        button.setTitle("a title that is far too long for the button", for: .normal)
        button.layoutIfNeeded()

        #expect(try #require(button.titleLabel).frame.width == 100)
    }
}

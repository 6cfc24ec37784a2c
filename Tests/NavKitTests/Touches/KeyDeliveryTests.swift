import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@MainActor @Suite struct KeyDeliveryTests {
    @MainActor struct Scene {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let journal = Journal()
        let outer: KeyJournalView
        let inner: KeyJournalView

        init() {
            outer = KeyJournalView("outer", journal)
            inner = KeyJournalView("inner", journal)
            outer.addSubview(inner)
            stage.window.addSubview(outer)
        }

        func send(_ key: Key, isDown: Bool, isRepeat: Bool = false, _ modifiers: KeyModifiers = []) {
            stage.send(.key(key, isDown: isDown, isRepeat: isRepeat, modifiers, at: stage.instant))
            stage.turn()
        }
    }

    @Test func `keys go to the first responder and up its chain as far as they are passed on`() {
        let scene = Scene()
        #expect(scene.inner.becomeFirstResponder())
        scene.inner.passesOn = true

        scene.send(.character("a"), isDown: true)
        scene.send(.character("a"), isDown: true, isRepeat: true)
        scene.send(.character("a"), isDown: false)

        #expect(
            scene.journal.entries == [
                "inner began a", "outer began a", "inner changed a", "outer changed a", "inner ended a",
                "outer ended a",
            ])
    }

    @Test func `a key comes up where it went down`() {
        let scene = Scene()
        #expect(scene.inner.becomeFirstResponder())
        scene.send(.left, isDown: true)
        #expect(scene.outer.becomeFirstResponder())
        scene.send(.left, isDown: false)

        #expect(scene.journal.entries == ["inner began keyboardLeftArrow", "inner ended keyboardLeftArrow"])
    }

    @Test func `losing the window cancels what is held, once`() {
        let scene = Scene()
        #expect(scene.inner.becomeFirstResponder())
        scene.send(.character("a"), isDown: true)
        scene.stage.send(.focus(false))
        scene.send(.character("a"), isDown: false)

        #expect(scene.journal.entries == ["inner began a", "inner cancelled a"])
    }

    @Test func `a key knows what it types, with and without modifiers`() throws {
        let scene = Scene()
        #expect(scene.inner.becomeFirstResponder())
        scene.send(.character("a"), isDown: true, [.shift, .control])
        let key = try #require(scene.inner.lastPress?.key)

        #expect(key.characters == "A")
        #expect(key.charactersIgnoringModifiers == "a")
        #expect(key.keyCode == .keyboardA)
        #expect(key.modifierFlags == [.shift, .control])
    }

    @Test(arguments: [
        (Key.character("z"), 29), (.character("1"), 30), (.character("0"), 39), (.enter, 40), (.escape, 41),
        (.backspace, 42),
        (.tab, 43), (.space, 44), (.character("\\"), 49), (.character("/"), 56), (.home, 74), (.pageUp, 75),
        (.delete, 76),
        (.end, 77), (.pageDown, 78), (.right, 79), (.left, 80), (.down, 81), (.up, 82), (.character("é"), 3),
    ]) func `keys have their USB numbers`(key: Key, number: Int) {
        let scene = Scene()
        #expect(scene.inner.becomeFirstResponder())
        scene.send(key, isDown: true)

        #expect(scene.inner.lastPress?.key?.keyCode.rawValue == number)
    }
}

/// Writes down each key that it gets, and keeps it unless told to pass it on.
final class KeyJournalView: UIView {
    private let name: String
    private let journal: Journal
    var passesOn = false
    private(set) var lastPress: UIPress?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    private func record(_ phase: String, _ presses: Set<UIPress>) {
        for press in presses {
            lastPress = press
            let typed = press.key?.characters ?? ""
            journal.record("\(name) \(phase) \(typed.isEmpty ? press.key.map { "\($0.keyCode)" } ?? "" : typed)")
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("began", presses)
        if passesOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("changed", presses)
        if passesOn { super.pressesChanged(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("ended", presses)
        if passesOn { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("cancelled", presses)
        if passesOn { super.pressesCancelled(presses, with: event) }
    }
}

import Foundation
import NavCore
import NavKit
import TestSupport
import Testing

@Suite struct TurnEventTests {
    private func touch(_ id: Int, _ phase: TouchInput.Phase, _ x: CGFloat) -> TouchInput {
        TouchInput(
            id: id, phase: phase, source: .finger, position: CGPoint(x: x, y: 0),
            instant: FrameInstant(seconds: Double(x)))
    }

    private func words(_ events: [InputEvent]) -> [String] {
        TurnEvent.merged(events).map { event in
            switch event {
            case .moves(let moves):
                moves.map { "\($0.id): \($0.inputs.map { "\(Int($0.position.x))" }.joined(separator: " "))" }
                    .joined(separator: ", ")
            case .event(.touch(let input)): "\(input.id) \(input.phase)"
            case .event(.key): "key"
            case .event(.focus): "focus"
            case .event: "other"
            }
        }
    }

    @Test(.rules("Q16")) func `the moves of each touch are one, with every place in order`() {
        let moves = [touch(1, .moved, 1), touch(2, .moved, 2), touch(1, .moved, 3)].map(InputEvent.touch)

        #expect(words(moves) == ["1: 1 3, 2: 2"])
    }

    @Test(.rules("Q16")) func `what says more about a touch or the window comes in its place`() {
        #expect(
            words([
                .touch(touch(1, .began, 0)), .touch(touch(1, .moved, 1)), .touch(touch(1, .ended, 2)),
                .touch(touch(1, .began, 3)), .touch(touch(1, .moved, 4)), .focus(false), .touch(touch(1, .moved, 5)),
            ]) == ["1 began", "1: 1", "1 ended", "1 began", "1: 4", "focus", "1: 5"])
    }

    @Test(.rules("Q16")) func `a key in between does not part them`() {
        let key = InputEvent.key(.space, isDown: true, isRepeat: false, [], at: FrameInstant(seconds: 1))

        #expect(words([.touch(touch(1, .moved, 1)), key, .touch(touch(1, .moved, 2))]) == ["key", "1: 1 2"])
    }
}

import Foundation
import NavKit
import TestSupport
import Testing

@Suite struct GeometryTrapTests {
    @Test func `a frame that is no number traps, and says which property`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().frame.origin.x = .nan }
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""

        #expect(words.contains("CALayer.position"))
        #expect(words.contains("finite numbers"))
    }
}

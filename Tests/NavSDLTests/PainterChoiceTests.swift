import NavSDL
import Testing

@Suite struct PainterChoiceTests {
    @Test(arguments: [(nil, PainterChoice.automatic), ("", .automatic), ("cpu", .cpu), ("gpu", .gpu)])
    func `the environment chooses the painter`(word: String?, choice: PainterChoice) throws {
        #expect(try PainterChoice(environment: word.map { ["NAVKIT_PAINTER": $0] } ?? [:]) == choice)
    }

    @Test func `another word is refused, with those that can be used`() {
        let error = #expect(throws: WindowError.self) { try PainterChoice(environment: ["NAVKIT_PAINTER": "fast"]) }

        #expect(error?.description.contains("cpu or gpu") == true)
    }
}

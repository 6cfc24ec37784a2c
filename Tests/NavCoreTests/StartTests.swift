import Testing
import TestSupport
@Suite struct StartTests { @Test func `the package builds`() { #expect(Bool(true)) } }

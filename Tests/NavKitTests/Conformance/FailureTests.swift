import Foundation
import NavKit
import NavTesting
import NavXCTest
import Testing
import XCTest

@testable import FaultyTransitions

/// What a broken promise looks like in XCTest.
@MainActor @Suite struct FailureTests {
    /// What a case of XCTest says of a transition.
    private func failures(_ animator: @escaping () -> any UIViewControllerAnimatedTransitioning) -> [String] {
        final class Listener: NSObject, XCTestObservation {
            var failures: [String] = []
            func testCase(
                _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
            ) {
                failures.append(description)
            }
        }
        let listener = Listener()
        XCTestObservationCenter.shared.addTestObserver(listener)
        defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
        XCTestCase(name: "promises") { _ in
            try MainActor.assumeIsolated { _ = try TransitionConformance(.push, animator: animator).check() }
        }.run()
        return listener.failures
    }

    @Test func `in XCTest a fault is a failure that names the file with its frames`() throws {
        let failures = failures { NoWayBack() }

        #expect(failures.count == 1)
        #expect(failures[0].contains("[completes-as-decided] cancel at 0 %"))
        let path = try #require(failures[0].components(separatedBy: "frames: ").last)
        let png = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        try FileManager.default.removeItem(atPath: path)
    }

    @Test func `in XCTest what is right does not fail`() {
        #expect(failures { Cover() } == [])
    }
}

import NavKit
import NavTesting
import Testing

@testable import NavKitDemo

/// The promises of a transition class, kept by those of the demo too.
@MainActor @Suite struct TransitionTests {
    @Test(arguments: [TransitionKind.push, .pop])
    func `every transition of the gallery keeps its promises`(kind: TransitionKind) {
        for scene in Scene.all {
            guard let page = scene.makePage() as? PageStackScene else { continue }
            let findings = TransitionConformance(kind) { page.animator(kind == .push ? .push : .pop) }.findings()

            // A page that fades or steps back shows what is behind it: that is its look.
            #expect(findings.filter { $0.rule != .coversContainer } == [], "\(scene.name)")
        }
    }
}

extension Template {
    static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "NAME",
            products: [.library(name: "NAME", targets: ["NAME"])],
            dependencies: [.package(name: "NavKit", path: "NAVKIT")],
            targets: [
                .target(name: "NAME", dependencies: [.product(name: "UIKit", package: "NavKit")]),
                // Opens a window: swift run NAMEWindow
                .executableTarget(name: "NAMEWindow", dependencies: ["NAME"]),
                // What navkit check, strip and list ask.
                .executableTarget(
                    name: "TransitionChecks", dependencies: ["NAME", .product(name: "NavTesting", package: "NavKit")]),
                .testTarget(name: "NAMETests", dependencies: ["NAME", .product(name: "NavTesting", package: "NavKit")]),
            ]
        )

        """

    static let readme = """
        # NAME

        A transition: the new page rises over the old one, which steps back and darkens, and goes down again.

            swift run NAMEWindow    opens its window: click to push, drag the page down to pop
            swift test              runs its tests, with no display
            navkit check            tries it in every situation and tells which promises it breaks
            navkit strip "NAME, push" --out push.png    draws its frames on one sheet

        """

    static let checks = """
        import NAME
        import NavCommand
        import NavTesting

        /// What navkit check, strip and list know of this package.
        @main enum Checks: TransitionCatalog {
            static var transitions: [RegisteredTransition] {
                [
                    TransitionConformance(.push) { NAMETransition(.push) }.named("NAME, push"),
                    TransitionConformance(.pop) { NAMETransition(.pop) }.named("NAME, pop"),
                ]
            }
        }

        """

    static let tests = """
        import NAME
        import NavIssues
        import NavTesting
        import Testing
        import UIKit

        @MainActor @Suite struct NAMETests {
            @Test func `it keeps its promises`() {
                TransitionConformance(.push) { NAMETransition(.push) }.check()
                TransitionConformance(.pop) { NAMETransition(.pop) }.check()
            }

            @Test func `the new page rises to the top`() {
                let list = UIViewController(), detail = UIViewController(), delegate = NAMEDelegate()
                let stack = UINavigationController(rootViewController: list)
                stack.delegate = delegate
                let stage = Stage(stack, size: CGSize(width: 400, height: 600))

                stack.pushViewController(detail, animated: true)
                stage.turn()
                #expect(stage.shownFrame(of: detail.view).minY == 600)
                stage.run(for: .milliseconds(200))
                #expect((1..<599).contains(stage.shownFrame(of: detail.view).minY))
                stage.settle()

                #expect(stage.shownFrame(of: detail.view) == stage.window.bounds)
                #expect(stack.viewControllers == [list, detail])
            }
        }

        """
}

import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct LivePictureTests {
    private func page(_ color: UIColor) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = color
        return page
    }

    @Test(.rules("O-090")) func `a new root controller is there in the next frame, and none is empty`() {
        let stage = Stage(page(.systemRed))
        let red = stage.color(at: CGPoint(x: 100, y: 400))
        stage.window.rootViewController = page(.systemBlue)
        var seen: [CGColor?] = []
        for _ in 0..<5 {
            stage.turn()
            seen.append(stage.color(at: CGPoint(x: 100, y: 400)))
        }
        #expect(seen.allSatisfy { $0 == seen[0] } && seen[0] != red && seen[0]?.blue == UIColor.systemBlue.cgColor.blue)
    }

    @Test(.rules("O-089")) func `a page behind a moving one shows what it has become`() {
        let (list, letter) = (page(.systemRed), page(.systemBlue))
        let stack = UINavigationController(rootViewController: list)
        stack.isNavigationBarHidden = true
        let stage = Stage(stack)
        stack.pushViewController(letter, animated: true)
        stage.settle()
        stack.popViewController(animated: true)
        stage.turn()
        stage.run(for: .milliseconds(150))
        let place = CGPoint(x: stage.shownFrame(of: letter.view).minX / 3, y: 400)
        let before = stage.color(at: place)
        list.view.backgroundColor = .systemGreen
        stage.redraw()
        let after = stage.color(at: place)

        #expect((before?.red ?? 0) > (before?.green ?? 1))
        #expect((after?.green ?? 0) > (after?.red ?? 1))
    }
}

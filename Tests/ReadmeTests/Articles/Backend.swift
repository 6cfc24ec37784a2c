import NavKit

/// Shows nothing, and counts what it would have shown. Its clock is turned by hand.
@MainActor final class CountingBackend: WindowBackend {
    let size = CGSize(width: 800, height: 600)
    let scale: CGFloat = 1
    let refreshPeriod = 1.0 / 60
    let painterName = "nothing"
    var title = ""
    private(set) var count = 0
    private var instant = FrameInstant(seconds: 0)

    func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        instant = instant.advanced(bySeconds: refreshPeriod)
        return ([], instant)
    }

    func present(_ list: DisplayList) -> Bool {
        count += 1
        return true
    }
}

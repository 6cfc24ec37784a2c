import Foundation
import NavCore

/// A window that nobody sees, on a clock of its own: each picture is due one period after the one before, however long it takes to make.
///
/// When nothing is left to wait for it closes itself.
final class OffscreenWindow: WindowBackend, ResizableWindow {
    private(set) var size: CGSize
    let scale: CGFloat = 1
    let refreshPeriod = 1.0 / 60
    var painterName: String { "off-screen" }
    var title = ""
    private var instant = FrameInstant(seconds: 0)

    init(size: CGSize) { self.size = size }

    func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) {
        let next = instant.advanced(bySeconds: refreshPeriod)
        switch wait {
        case .none, .forever: instant = next
        case .until(let end): instant = max(next, end)
        }
        return (wait == .forever ? [.close] : [], instant)
    }

    func present(_ list: DisplayList) -> Bool { true }

    func resize(to size: CGSize) { self.size = size }
}

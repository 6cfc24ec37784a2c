import Foundation
import NavCore

/// A window around another one, which does all that a subclass does not do itself.
class WindowWrapper: WindowBackend {
    let inner: any WindowBackend

    init(_ inner: any WindowBackend) { self.inner = inner }

    var size: CGSize { inner.size }
    var scale: CGFloat { inner.scale }
    var refreshPeriod: Double { inner.refreshPeriod }
    var painterName: String { inner.painterName }

    var title: String {
        get { inner.title }
        set { inner.title = newValue }
    }

    func takeEvents(_ wait: EventWait) -> (events: [InputEvent], instant: FrameInstant) { inner.takeEvents(wait) }

    func present(_ list: DisplayList) -> Bool { inner.present(list) }
}

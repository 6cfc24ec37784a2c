public import Foundation
import NavCore

/// What the desktop window can show: its size is the window's, not the monitor's.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen()

    private override init() { super.init() }

    /// The size of the desktop window, in points; 390 × 844 while there is none.
    public var bounds: CGRect { CGRect(origin: .zero, size: FrameLoop.current.size) }

    /// Device pixels a point; 1 while there is no desktop window. It may change while the program runs.
    public var scale: CGFloat { FrameLoop.current.backend?.scale ?? 1 }

    /// Pictures a second that the display can show.
    public var maximumFramesPerSecond: Int {
        Int((1 / (FrameLoop.current.backend?.refreshPeriod ?? 1 / 60)).rounded())
    }

    /// Light or dark, as the desktop has it.
    package var userInterfaceStyle: UIUserInterfaceStyle { FrameLoop.current.userInterfaceStyle }
}

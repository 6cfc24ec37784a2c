import Foundation
public import NavKit

extension UIApplicationDelegate where Self: NSObject {
    /// The program's entry point, for a class marked `@main`: makes its one instance with `init()`, opens a desktop window of
    /// 390 × 844 points, launches the application, and returns when the window was closed.
    ///
    /// Without a screen or without a font it says so on standard error and ends the program with status 1.
    @preconcurrency @MainActor
    public static func main() {
        let delegate = unsafeBitCast(Self.self, to: AnyDelegate.Type.self).init() as NSObject
        guard let delegate = delegate as? Self else { preconditionFailure("\(Self.self).main(): init() made something else") }
        run(title: ProcessInfo.processInfo.processName, size: CGSize(width: 390, height: 844), delegate: delegate) {
            delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        }
    }
}

/// Lends its `required` to the `init()` of every other subclass of NSObject.
///
/// Swift calls an initializer through a class known only at run time if it is required, and NSObject's is not, though every subclass has
/// it in the same place: its own, the inherited one, or, where neither exists, one that traps and says so. Open, so that the
/// compiler takes no call for one of this class itself.
open class AnyDelegate: NSObject {
    public nonisolated required override init() { super.init() }
}

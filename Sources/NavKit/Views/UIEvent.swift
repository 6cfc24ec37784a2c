public import Foundation

/// Something that the user did, as views and recognizers see it.
@preconcurrency @MainActor open class UIEvent: NSObject {}

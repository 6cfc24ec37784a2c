@_exported public import NavKit

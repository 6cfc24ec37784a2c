@_exported public import Foundation
@_exported public import NavCore
@_exported public import NavLayers

@_exported public import NavKit
@_exported public import NavSDL

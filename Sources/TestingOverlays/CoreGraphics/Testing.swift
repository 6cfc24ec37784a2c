// Where a file imports both Testing and a module called CoreGraphics, the compiler asks for this one and takes it for Testing.
@_exported public import Testing

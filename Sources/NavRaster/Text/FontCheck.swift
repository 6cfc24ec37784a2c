import CPango

/// Whether there is any font to set text in.
package enum FontCheck {
    package struct NoFonts: Error, CustomStringConvertible {
        package var description: String {
            """
            No font is installed that fontconfig can find, so no text can be drawn. Install one, on Debian by \
            "apt install fonts-inter fonts-dejavu-core", or see to it that FONTCONFIG_FILE names a file that exists.
            """
        }
    }

    /// Throws if there is none. To be called before any text is set: without a font, Pango ends the process.
    package static func run() throws(NoFonts) {
        guard let config = FcConfigGetCurrent(), let fonts = FcConfigGetFonts(config, FcSetSystem),
            fonts.pointee.nfont > 0
        else { throw NoFonts() }
    }

    /// Whether a family of this name is installed.
    package static func hasFamily(_ name: String) -> Bool {
        let pattern = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, FC_FAMILY, name)
        FcObjectSetAdd(wanted, FC_FAMILY)
        guard let found = FcFontList(nil, pattern, wanted) else { return false }
        defer { FcFontSetDestroy(found) }
        return found.pointee.nfont > 0
    }
}

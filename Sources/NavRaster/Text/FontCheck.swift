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
        guard let config = FcConfigGetCurrent(), let fonts = FcConfigGetFonts(config, FcSetSystem), fonts.pointee.nfont > 0
        else { throw NoFonts() }
    }
}

import Testing

@testable import NavKitDemo

@Suite struct OptionsTests {
    private func options(_ arguments: [String]) throws -> Options? {
        try Options(arguments, scenes: ["slide", "fade"])
    }

    @Test func `every option is understood`() throws {
        let options = try options([
            "--scene", "slide", "--script", "a.script", "--frames", "out", "--exit-after", "2.5", "--offscreen",
            "--dark",
            "--right-to-left", "--contact-sheet", "sheet.png",
        ])

        #expect(
            options
                == Options(
                    scene: "slide", script: "a.script", frames: "out", exitAfter: 2.5, isOffscreen: true,
                    contactSheet: "sheet.png", isDark: true, isRightToLeft: true))
    }

    @Test func `no options are options`() throws {
        #expect(try options([]) == Options())
    }

    @Test(arguments: ["--help", "-h"]) func `help is no run`(option: String) throws {
        #expect(try options([option]) == nil)
    }

    @Test(arguments: [
        (["--frobnicate"], OptionsError.unknown("--frobnicate")),
        (["page"], .unknown("page")),
        (["--script"], .valueMissing("--script")),
        (["--scene"], .valueMissing("--scene")),
        (["--contact-sheet"], .valueMissing("--contact-sheet")),
        (["--scene", "slime"], .noScene("slime", known: ["slide", "fade"])),
        (["--exit-after", "soon"], .notSeconds("soon")),
        (["--exit-after", "0"], .notSeconds("0")),
        (["--exit-after", "inf"], .notSeconds("inf")),
    ])
    func `what is not understood is named`(arguments: [String], error: OptionsError) {
        #expect(throws: error) { try options(arguments) }
    }

    @Test func `the usage lists the scenes, and so does the message about one that is not there`() {
        #expect(Options.usage(scenes: ["slide", "fade"]).contains("Scenes: slide, fade"))
        #expect(
            OptionsError.noScene("slime", known: ["slide", "fade"]).description
                == "there is no scene slime; there are slide, fade")
    }
}

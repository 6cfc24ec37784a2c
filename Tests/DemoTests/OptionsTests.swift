import Testing

@testable import NavKitDemo

@Suite struct OptionsTests {
    @Test func `every option is understood`() throws {
        let options = try Options([
            "--script", "a.script", "--frames", "out", "--exit-after", "2.5", "--offscreen", "--dark",
            "--right-to-left",
        ])

        #expect(
            options
                == Options(
                    script: "a.script", frames: "out", exitAfter: 2.5, isOffscreen: true, isDark: true,
                    isRightToLeft: true))
    }

    @Test func `no options are options`() throws {
        #expect(try Options([]) == Options())
    }

    @Test(arguments: ["--help", "-h"]) func `help is no run`(option: String) throws {
        #expect(try Options([option]) == nil)
    }

    @Test(arguments: [
        (["--frobnicate"], OptionsError.unknown("--frobnicate")),
        (["page"], .unknown("page")),
        (["--script"], .valueMissing("--script")),
        (["--exit-after", "soon"], .notSeconds("soon")),
        (["--exit-after", "0"], .notSeconds("0")),
        (["--exit-after", "inf"], .notSeconds("inf")),
    ])
    func `what is not understood is named`(arguments: [String], error: OptionsError) {
        #expect(throws: error) { try Options(arguments) }
    }
}

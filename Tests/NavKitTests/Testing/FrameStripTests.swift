import Foundation
import NavKit
import NavRaster
import NavTesting
import Testing

/// Frames of a motion as pictures.
@MainActor @Suite struct FrameStripTests {
    /// A square that goes from the left edge of the window to the right one in 100 ms.
    private func strip(of color: UIColor = .black, height: CGFloat = 20) -> FrameStrip {
        let stage = Stage(size: CGSize(width: 100, height: 20), refreshRate: 50)
        stage.window.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: height))
        square.backgroundColor = color
        stage.window.addSubview(square)
        stage.settle()
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { square.frame.origin.x = 80 }
        stage.turn()
        let start = stage.instant
        let recorder = FrameRecorder(stage, keepsPresent: true) { min($0.seconds(since: start) / 0.1, 1) }
        stage.settle()
        recorder.stop()
        return recorder.strip(title: "A square")
    }

    private func isDark(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool { bitmap.pixel(x, y).red < 128 }

    @Test func `every frame has its time and its share`() {
        let frames = strip().frames

        #expect(frames.map(\.caption) == ["0 ms · 0 %", "20 ms · 20 %", "40 ms · 40 %", "60 ms · 60 %", "80 ms · 80 %", "100 ms · 100 %"])
    }

    @Test func `a frame of which nobody knows how far it is has its time alone`() {
        let frame = strip().frames[1]

        #expect(FrameStrip.Frame(time: 0.0204, share: nil, picture: frame.picture).caption == "20 ms")
    }

    @Test func `a sheet has every frame in its place, row by row`() {
        // Frames of 100 x 20 points at scale 1, 14 points apart, with 24 under each for the caption; the first row begins at 36.
        let sheet = strip().contactSheet(StripStyle(frameWidth: 100, columns: 2, scale: 1))

        #expect((sheet.width, sheet.height) == (2 * 114 + 14, 36 + 3 * 58 + 14))
        // The square of frame n begins 16 n points from its left edge.
        for frame in 0..<6 {
            let (left, top) = (14 + frame % 2 * 114, 36 + frame / 2 * 58)
            #expect(isDark(sheet, left + 16 * frame + 10, top + 10), "frame \(frame)")
            #expect(!isDark(sheet, left + (16 * frame + 50) % 100, top + 10), "frame \(frame)")
        }
    }

    @Test func `under each frame there are letters, and above all the title`() {
        let sheet = strip().contactSheet(StripStyle(frameWidth: 100, columns: 6, scale: 1))
        func inks(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
            rows.contains { y in columns.contains { isDark(sheet, $0, y) } }
        }

        #expect(inks(14..<80, 8..<34))
        for frame in 0..<6 { #expect(inks((14 + frame * 114)..<(100 + frame * 114), 58..<80)) }
    }

    @Test(arguments: [(1, 1), (6, 2), (24, 5)])
    func `a sheet of upright pages is a little wider than high`(count: Int, columns: Int) {
        let frame = FrameStrip.Frame(
            time: 0, share: nil,
            picture: DisplayList(
                size: CGSize(width: 100, height: 200), scale: 1, background: .white,
                root: Fragment(commands: [], bounds: .null, opaqueRect: .null)))
        let sheet = FrameStrip(title: "", frames: Array(repeating: frame, count: count)).contactSheet(
            StripStyle(frameWidth: 100, scale: 0.5))

        // Cells of 114 x 238 points: the nearest to a sheet 1.6 times as wide as high.
        let expected = max((Double(count) * 1.6 * 238 / 114).squareRoot().rounded(), 1)
        #expect(sheet.width == Int(((min(expected, Double(count)) * 114 + 14) * 0.5).rounded(.up)), "\(columns)")
    }

    @Test func `thinned, it keeps its ends`() {
        #expect(strip().thinned(to: 3).frames.map { ($0.time * 1000).rounded() } == [0, 60, 100])
        #expect(strip().thinned(to: 99).frames.count == 6)
    }

    @Test func `in an onion skin each frame is as strong as any other`() throws {
        let skin = try #require(strip().onionSkin(of: 6))

        // At the points 0 to 15 only the first square lies: a sixth of black over white. From 16 to 19 the second one, too.
        #expect(abs(Int(skin.pixel(8, 10).red) - 255 * 5 / 6) <= 3)
        #expect(abs(Int(skin.pixel(18, 10).red) - 255 * 4 / 6) <= 3)
    }

    // MARK: Differences

    @Test func `a strip does not differ from itself`() {
        let difference = strip().difference(from: strip())

        #expect(difference.isEmpty)
        #expect(difference.shares == [0, 0, 0, 0, 0, 0])
    }

    @Test func `what differs is told and painted red`() {
        // The lower half of the square is missing: 20 x 10 of 100 x 20 points.
        let difference = strip().difference(from: strip(height: 10))

        #expect(!difference.isEmpty)
        #expect(difference.shares == [0.1, 0.1, 0.1, 0.1, 0.1, 0.1])
        let picture = Bitmap(rendering: difference.strip.frames[0].picture)
        #expect(picture.pixel(10, 15) == Bitmap.Pixel(red: 0xE0, green: 0x1B, blue: 0x24))
        let same = picture.pixel(10, 5)
        #expect(same.red == same.green && same.green == same.blue)
    }

    @Test func `frames more or fewer are a difference`() {
        let (all, fewer) = (strip(), strip().thinned(to: 3))

        #expect(all.difference(from: fewer).extraFrames == 3)
        #expect(fewer.difference(from: all).extraFrames == -3)
        #expect(!FrameStrip(title: "", frames: Array(all.frames.prefix(2))).difference(from: all).isEmpty)
    }

    // MARK: Files

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strip-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func `frames that were kept are the same when they are read`() throws {
        try inFolder { folder in
            let strip = strip(of: .systemOrange)

            try strip.write(framesTo: folder)
            let read = try FrameStrip(framesFrom: folder)

            #expect(read.title == "A square")
            #expect(read.frames.map(\.time) == strip.frames.map(\.time))
            #expect(read.frames.map(\.share) == strip.frames.map(\.share))
            #expect(strip.difference(from: read).isEmpty)
        }
    }

    @Test func `keeping a shorter strip leaves nothing of a longer one`() throws {
        try inFolder { folder in
            try strip().write(framesTo: folder)

            try strip().thinned(to: 2).write(framesTo: folder)

            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                    "frame-000.png", "frame-001.png", "strip.json",
                ])
        }
    }

    @Test func `a moving picture is made where the program for it is there, and told of where it is not`() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("square.webp")
            do {
                try strip().write(animationTo: file)
                let data = try Data(contentsOf: file)
                #expect(data.prefix(4) == Data("RIFF".utf8))
                #expect(data.range(of: Data("ANIM".utf8)) != nil)
                #expect(data.ranges(of: Data("ANMF".utf8)).count == 6)
            } catch StripError.noAnimator {
                #expect("\(StripError.noAnimator)".contains("apt-get install webp"))
            }
        }
    }
}

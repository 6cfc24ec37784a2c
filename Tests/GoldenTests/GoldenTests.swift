import GoldenScenes
import NavCore
import NavRaster
import PictureSupport
import TestSupport
import Testing

/// Every scene at 0, 50 and 100 %: both painters show what is stored.
@MainActor @Suite struct GoldenTests {
    /// The stored pictures are the CPU painter's own. Another build of Cairo may round a colour differently.
    private static let own = PictureDifference.Tolerance(step: 3, reach: 0, patch: 0)
    /// Meshes smooth edges and filter pictures in their own way.
    private static let meshes = PictureDifference.Tolerance(step: 24, reach: 1, patch: 3)

    @Test(.rules("O-082", "O-083", "O-085", "O-087", "V1", "V3"), arguments: StoredPictures.scenes)
    func `what the CPU painter shows is what is stored`(name: String) throws {
        for (picture, list) in try frames(name) {
            try compare(Bitmap(rendering: list), picture, Self.own, painter: "cpu")
        }
    }

    // Not compared: the picture of a rasterized layer, stretched, ends in a softer edge on the CPU.
    @Test(arguments: StoredPictures.scenes.filter { $0 != "rasterized" })
    func `what the mesh painter shows is what is stored`(name: String) throws {
        for (picture, list) in try frames(name) {
            try compare(MeshScreen(list).bitmap, picture, Self.meshes, painter: "mesh")
        }
    }

    @Test func `every stored picture belongs to a scene, and every scene has its pictures`() throws {
        let wanted = GoldenScene.all.flatMap { scene in [0, 50, 100].map { "\(scene.name).\($0)" } }
        if StoredPictures.areWritten { try storeAll() }

        #expect(StoredPictures.names == Set(wanted))
        #expect(wanted.count == Set(wanted).count)
    }

    private func storeAll() throws {
        for scene in GoldenScene.all {
            for (picture, list) in try frames(scene.name) { try StoredPictures.store(Bitmap(rendering: list), picture) }
        }
    }

    private func frames(_ name: String) throws -> [(picture: String, list: DisplayList)] {
        let scene = try #require(GoldenScene.all.first { $0.name == name })
        return scene.frames().map { ("\(name).\($0.percent)", $0.picture) }
    }

    private func compare(_ seen: Bitmap, _ name: String, _ tolerance: PictureDifference.Tolerance, painter: String) throws {
        let difference = try PictureDifference(expected: StoredPictures.picture(name), seen: seen, tolerance)
        guard !difference.isOverlooked else { return }
        let strip = try StoredPictures.write(strip: difference.strip, "\(name).\(painter)")
        Issue.record("\(name): \(difference.largestPatch) wrong pixels hang together at \(difference.place); see \(strip)")
    }
}

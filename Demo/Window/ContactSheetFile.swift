import Foundation
import GoldenScenes
import NavCore
import NavRaster
import NavSDL

/// Writes the contact sheet of the painter that `NAVKIT_PAINTER` names, the CPU's unless that is the GPU's.
func writeContactSheet(to path: String) throws {
    try FontCheck.run()
    let sheet: Data
    if try PainterChoice() == .gpu {
        let pictures = try GPUPictures()
        sheet = ContactSheet.png(title: "NavKit, meshes on \(pictures.name)") { pictures.picture(of: $0) }
    } else {
        sheet = ContactSheet.png(title: "NavKit, Cairo") { Bitmap(rendering: $0) }
    }
    try FileError.named("write", path) { try sheet.write(to: URL(fileURLWithPath: path)) }
}

import Foundation
import NavCore

/// Gradients as one row of pixels, from the first colour to the last.
final class GradientRamps {
    private static let width = 1024
    private static let capacity = 64

    private var ramps: [[GradientStop]: Bitmap] = [:]

    func removeAll() { ramps.removeAll() }

    func ramp(of stops: [GradientStop]) -> Bitmap {
        if let ramp = ramps[stops] { return ramp }
        if ramps.count >= Self.capacity { ramps.removeAll() }
        let ramp = Self.makeRamp(stops)
        ramps[stops] = ramp
        return ramp
    }

    /// Where in the row the colour of `location` lies, from the middle of its first pixel to that of its last.
    static func place(of location: Double) -> Double {
        (location * Double(width - 1) + 0.5) / Double(width)
    }

    private static func makeRamp(_ stops: [GradientStop]) -> Bitmap {
        Bitmap(format: .bgra, width: width, height: 1) { bytes in
            for x in 0..<width {
                let color = Mesh.Color(stops.color(at: Double(x) / Double(width - 1)), opacity: 1)
                bytes[x * 4] = color.blue
                bytes[x * 4 + 1] = color.green
                bytes[x * 4 + 2] = color.red
                bytes[x * 4 + 3] = color.alpha
            }
        }
    }
}

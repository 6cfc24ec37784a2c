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
                let color = Mesh.Color(color(at: Double(x) / Double(width - 1), stops), opacity: 1)
                bytes[x * 4] = color.blue
                bytes[x * 4 + 1] = color.green
                bytes[x * 4 + 2] = color.red
                bytes[x * 4 + 3] = color.alpha
            }
        }
    }

    private static func color(at location: Double, _ stops: [GradientStop]) -> CGColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (from, to) = (stops[next - 1], stops[next])
        return from.color.mixed(with: to.color, (location - from.location) / (to.location - from.location))
    }
}

extension CGColor {
    fileprivate func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

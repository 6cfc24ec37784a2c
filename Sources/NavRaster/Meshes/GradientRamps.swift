import Foundation
import NavCore

/// Gradients as one row of pixels, from the first colour to the last and, where they go on beyond their ends, farther.
final class GradientRamps {
    private struct Key: Hashable {
        var stops: [GradientStop]
        var span: ClosedRange<Double>
    }

    private static let width = 1024
    private static let capacity = 64
    /// A row that is longer, in lengths of the gradient, has too few pixels for the gradient itself.
    private static let longest = 4.0
    /// Spans begin and end at multiples of this, so that one row serves many frames.
    private static let step = 0.25

    private var ramps: [Key: Bitmap] = [:]

    func removeAll() { ramps.removeAll() }

    func ramp(of stops: [GradientStop], over span: ClosedRange<Double>) -> Bitmap {
        let key = Key(stops: stops, span: span)
        if let ramp = ramps[key] { return ramp }
        if ramps.count >= Self.capacity { ramps.removeAll() }
        let ramp = Self.makeRamp(stops, span)
        ramps[key] = ramp
        return ramp
    }

    /// What a row has to hold for a shape that reaches over `locations`, 0…1 always; nil: no row can.
    static func span(of locations: [Double]) -> ClosedRange<Double>? {
        let low = min(locations.min() ?? 0, 0), high = max(locations.max() ?? 1, 1)
        guard high - low <= longest else { return nil }
        return (low / step).rounded(.down) * step...(high / step).rounded(.up) * step
    }

    /// Where in the row the colour of `location` lies, from the middle of its first pixel to that of its last.
    static func place(of location: Double, in span: ClosedRange<Double>) -> Double {
        let share = (location - span.lowerBound) / (span.upperBound - span.lowerBound)
        return (share * Double(width - 1) + 0.5) / Double(width)
    }

    private static func makeRamp(_ stops: [GradientStop], _ span: ClosedRange<Double>) -> Bitmap {
        let length = span.upperBound - span.lowerBound
        return Bitmap(format: .bgra, width: width, height: 1) { bytes in
            for x in 0..<width {
                let location = span.lowerBound + length * Double(x) / Double(width - 1)
                let color = Mesh.Color(stops.color(at: min(max(location, 0), 1)), opacity: 1)
                bytes[x * 4] = color.blue
                bytes[x * 4 + 1] = color.green
                bytes[x * 4 + 2] = color.red
                bytes[x * 4 + 3] = color.alpha
            }
        }
    }
}

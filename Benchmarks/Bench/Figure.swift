import Foundation

/// One measured number.
struct Figure {
    let name: String
    let value: Double
    let unit: String

    init(_ name: String, _ value: Double, _ unit: String) {
        self.name = name
        self.value = value
        self.unit = unit
    }

    func isWanted(by prefixes: [String]) -> Bool { prefixes.isEmpty || prefixes.contains { name.hasPrefix($0) } }

    func print() {
        Swift.print(name, value == value.rounded() ? String(Int(value)) : String(format: "%.3f", value), unit)
        fflush(nil)
    }
}

/// Figures that come out of one run.
struct FigureGroup {
    /// What all their names begin with.
    let prefix: String
    let measure: () throws -> [Figure]

    /// Whether any of the figures may be asked for.
    func isWanted(by prefixes: [String]) -> Bool {
        prefixes.isEmpty || prefixes.contains { prefix.hasPrefix($0) || $0.hasPrefix(prefix) }
    }

    static let all = [
        FigureGroup(prefix: "slide.390x844.") { try slideFigures(width: 390, height: 844) },
        FigureGroup(prefix: "slide.1280x800.") { try slideFigures(width: 1280, height: 800) },
        FigureGroup(prefix: "cardzoom.") { try cardZoomFigures() },
        FigureGroup(prefix: "pushpop.") { try pushPopFigures() },
        FigureGroup(prefix: "idle.") { try idleFigures() },
        FigureGroup(prefix: "start.") { try startFigures() },
        FigureGroup(prefix: "animator.") { try animatorFigures() },
        FigureGroup(prefix: "memory.") { try memoryFigures() },
    ]
}

/// The middle one; of an even count, the lower of the two.
func median(_ values: [Double]) -> Double { values.sorted()[(values.count - 1) / 2] }

import Foundation

/// Makes a list that shows a fault as short as it will go.
enum Shrinker {
    /// As ``shrink(_:limit:while:)``, keeping to the fault that `steps` show: the same words, whatever the numbers in them.
    static func shrink<Step>(_ steps: [Step], showing fault: ([Step]) -> String?) -> [Step] {
        guard let kind = fault(steps).map(kind) else { return steps }
        return shrink(steps) { fault($0).map(self.kind) == kind }
    }

    private static func kind(of fault: String) -> String {
        fault.replacing(/0x[0-9a-f]+|[0-9]+(, [0-9]+)*/, with: "N")
    }

    /// Takes parts out of `steps`, large ones first, as long as what is left still `fails`.
    ///
    /// - Parameter limit: How often `fails` may be asked.
    static func shrink<Step>(_ steps: [Step], limit: Int = 600, while fails: ([Step]) -> Bool) -> [Step] {
        var (steps, left) = (steps, limit)
        var size = max(steps.count / 2, 1)
        while left > 0 {
            var (start, hasShrunk) = (0, false)
            while start < steps.count, left > 0 {
                let candidate = Array(steps[..<start] + steps[min(start + size, steps.count)...])
                left -= 1
                if fails(candidate) { (steps, hasShrunk) = (candidate, true) } else { start += size }
            }
            if size == 1, !hasShrunk { break }
            size = max(size / 2, 1)
        }
        return steps
    }
}

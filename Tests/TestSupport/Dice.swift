import Foundation

/// Chance that can be played again: the same seed throws the same numbers, here and anywhere.
public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
    public mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &self)] }
    public mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

/// What the environment asks of tests that throw dice.
public enum Throws {
    /// The one seed to play; nil: all of them.
    public static let seed = ProcessInfo.processInfo.environment["NAVKIT_SEED"].flatMap(UInt64.init)
    /// Whether there is time for many more than usual.
    public static let isLong = ProcessInfo.processInfo.environment["NAVKIT_LONG"] == "1"

    /// The seeds of a run: those from 1 on, or the one that was asked for.
    public static func seeds(usually: UInt64, long: UInt64) -> ClosedRange<UInt64> {
        seed.map { $0...$0 } ?? 1...(isLong ? long : usually)
    }
}

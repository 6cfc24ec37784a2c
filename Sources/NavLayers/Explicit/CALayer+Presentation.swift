package import Foundation
import NavCore

extension CALayer {
    /// A copy of the layer as it is seen at the instant of the present turn, else of the last one: with everything that moves it, inside an animation block
    /// the picture of before.
    ///
    /// The copy's superlayer and sublayers are such copies too, so points can be converted and hit in what is seen. It is made anew by each call, and
    /// does not follow the layer; changing it shows nowhere. nil if the class's `init(coder:)` answers nil.
    public func presentation() -> Self? {
        if source != nil { return self }
        guard let copy = type(of: self).init(coder: BlankCoder()) else { return nil }
        copy.present(self, as: shownValues(at: (engine ?? .current).instant))
        return copy
    }

    /// The layer that this one is a presentation of; a layer that is none answers itself.
    public func model() -> Self { source as? Self ?? self }
}

/// The coder of nothing, by which an object can be made from its type alone.
package nonisolated final class BlankCoder: NSCoder {}

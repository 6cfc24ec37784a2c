public import Foundation
public import NavKit

/// An interaction controller that something else than a finger can steer: the conformance kit does.
///
/// `UIPercentDrivenInteractiveTransition` and its subclasses are; an interaction controller of another kind adopts it to be tried.
@preconcurrency @MainActor public protocol SteeredInteraction: UIViewControllerInteractiveTransitioning {
    /// The finger is at this share of the way, 0…1.
    func update(_ percentComplete: CGFloat)
    /// The finger is gone: on to the end. Before the start it is remembered.
    func finish()
    /// The finger is gone: back to the start. Before the start it is remembered.
    func cancel()
}

extension UIPercentDrivenInteractiveTransition: SteeredInteraction {}

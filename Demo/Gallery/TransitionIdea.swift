import Foundation
import NavKit

/// A transition that the gallery shows: what it is called, what to notice, and what carries it out.
struct TransitionIdea {
    var name: String
    var note: String
    var glyph: TransitionGlyph.Kind
    /// Nil: the navigation controller does it in its own way.
    var animator: (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
}

extension TransitionIdea {
    static let all = [system, slidePair, easedSlide, rise, throughFade]

    static let system = TransitionIdea(
        name: "System push", note: "The page beneath moves a third as far, and dims.", glyph: .parallax
    ) { _ in nil }

    static let slidePair = TransitionIdea(
        name: "Slide pair", note: "Two pages share one edge, all the way across.", glyph: .pair
    ) { $0 == .pop ? SlidePop() : SlidePush() }

    static let easedSlide = TransitionIdea(
        name: "Eased slide", note: "The same pair: half the parallax, slow at the end.", glyph: .shadow
    ) { eased($0 == .pop ? SlidePop() : SlidePush()) }

    static let rise = TransitionIdea(
        name: "Spring rise", note: "The page springs up; the one beneath steps back.", glyph: .rise
    ) { RiseTransition(isPop: $0 == .pop) }

    static let throughFade = TransitionIdea(
        name: "Fade through", note: "One page leaves before the next one grows in.", glyph: .fade
    ) { FadeThroughTransition(isPop: $0 == .pop) }

    private static func eased(_ slide: PageSlide) -> PageSlide {
        slide.duration = 0.45
        slide.curve = .easeOut
        slide.parallax = 0.5
        slide.dim = 0.15
        slide.edgeShadow = true
        return slide
    }
}

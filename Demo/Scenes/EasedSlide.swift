import NavKit

extension Scene {
    static let easedSlide = Scene(
        "eased-slide", title: "Eased slide", caption: "The same pair: half the parallax, slow at the end."
    ) { PageStackScene { eased($0 == .pop ? SlidePop() : SlidePush()) } }

    private static func eased(_ slide: PageSlide) -> PageSlide {
        slide.duration = 0.45
        slide.curve = .easeOut
        slide.parallax = 0.5
        slide.dim = 0.15
        slide.edgeShadow = true
        return slide
    }
}

import NavKit

extension Scene {
    static let slidePair = Scene(
        "slide-pair", title: "Slide pair", caption: "Two pages share one edge, all the way across."
    ) { PageStackScene { $0 == .pop ? SlidePop() : SlidePush() } }
}

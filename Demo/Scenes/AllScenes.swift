extension Scene {
    /// Every scene, in the order of the gallery. The first one is shown at the start.
    static let all = [
        systemPush,
        slidePair,
        feed,
        zoom,
        easedSlide,
        springRise,
        fadeThrough,
        tabs,
        stateContainer,
        stackedSheets,
        animatorLab,
    ]
}

extension Scene {
    static let systemPush = Scene(
        "system-push", title: "System push", caption: "The page beneath moves a third as far, and dims."
    ) { PageStackScene { _ in nil } }
}

/// One change of pages, from the first callback to the last completion.
struct TabMove {
    let from: UIViewController
    let to: UIViewController
    let driver: TransitionDriver

    func involves(_ page: UIViewController) -> Bool { page === from || page === to }
}

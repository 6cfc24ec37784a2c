/// What a tester of transitions hears of property animators.
extension UIViewPropertyAnimator {
    package enum Step {
        /// An inactive one is started.
        case started
        /// A completion is added to one that has been started.
        case completionAddedLate
    }

    /// Called at each step of every property animator of the program. One listener; whoever sets it puts the old one back.
    package static var onStep: ((UIViewPropertyAnimator, Step) -> Void)?
}

import NavKit

/// What is tried, and where it stands in an app.
enum TrialSubject {
    /// An animator, and what drives it where something does; the kit's own percent driver by default.
    case animator(() -> (any UIViewControllerAnimatedTransitioning)?, UIModalPresentationStyle, interactor: (() -> any SteeredInteraction)?)
    case navigationDelegate(() -> any UINavigationControllerDelegate)
    case tabDelegate(() -> any UITabBarControllerDelegate)
    case transitioningDelegate(() -> any UIViewControllerTransitioningDelegate, UIModalPresentationStyle)

    /// Of what is presented.
    var style: UIModalPresentationStyle {
        switch self {
        case .animator(_, let style, _), .transitioningDelegate(_, let style): style
        case .navigationDelegate, .tabDelegate: .none
        }
    }

    var isDelegate: Bool {
        switch self {
        case .animator: false
        case .navigationDelegate, .tabDelegate, .transitioningDelegate: true
        }
    }
}

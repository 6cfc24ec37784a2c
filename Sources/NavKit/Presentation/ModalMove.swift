/// What was asked for, before it is known whether it can be done.
enum ModalRequest {
    case present(UIViewController, source: UIViewController)
    case dismiss(UIViewController)
}

/// How a request came out. It always comes out.
nonisolated enum ModalOutcome {
    case done
    /// An interactive transition was turned back.
    case cancelled
    /// It made no sense; a diagnostic says why.
    case refused
}

/// One request to a window's modal stack, from the call to the last completion.
struct ModalMove {
    enum Kind {
        case present(Presentation)
        /// The topmost is animated; the rest, top to bottom, goes with it unseen.
        case dismiss(Presentation, with: [Presentation])
    }

    let kind: Kind
    let driver: TransitionDriver
    let finish: (ModalOutcome) -> Void

    /// The presentation whose view moves.
    var presentation: Presentation {
        switch kind {
        case .present(let presentation), .dismiss(let presentation, _): presentation
        }
    }

    /// The presentation over the controller that is beneath everything that moves.
    var lowest: Presentation {
        switch kind {
        case .present(let presentation): presentation
        case .dismiss(let top, let rest): rest.last ?? top
        }
    }

    var isPresenting: Bool {
        if case .present = kind { true } else { false }
    }
}

import Foundation

/// What an alert shows, and the measures of how.
struct AlertContent {
    enum Look {
        /// In the middle of the window.
        case box
        /// At the bottom edge, with the cancel action apart.
        case sheet
        /// In a popover, where a click beside it is the cancel action.
        case popover
    }

    let title: String?
    let message: String?
    let actions: [UIAlertAction]
    let preferred: UIAlertAction?
    let look: Look

    private var cancel: [UIAlertAction] { actions.filter { $0.style == .cancel } }
    private var others: [UIAlertAction] { actions.filter { $0.style != .cancel } }

    /// The actions of each ground, from top to bottom.
    var groups: [[UIAlertAction]] {
        switch look {
        case .box: [others + cancel]
        case .sheet: [others, cancel].filter { !$0.isEmpty }
        case .popover: [others]
        }
    }

    /// Of a box two actions may lie beside each other.
    var mayLieInRow: Bool { look == .box && actions.count == 2 }

    /// In points.
    var width: CGFloat {
        switch look {
        case .box: 270
        case .sheet: 400
        case .popover: 300
        }
    }

    var buttonHeight: CGFloat { look == .box ? 44 : 56 }
    var radius: CGFloat { look == .box ? 14 : look == .sheet ? 13 : 0 }

    func font(of action: UIAlertAction) -> UIFont {
        let isBold =
            switch look {
            case .box: preferred.map { $0 === action } ?? (action.style == .cancel)
            case .sheet, .popover: action.style == .cancel
            }
        return .systemFont(ofSize: look == .box ? 17 : 20, weight: isBold ? .semibold : .regular)
    }

    /// Title and message.
    var labels: [UILabel] {
        let isBox = look == .box
        let title = label(title, .systemFont(ofSize: isBox ? 17 : 13, weight: .semibold))
        let message = label(message, .systemFont(ofSize: 13))
        for label in [title, message].compactMap(\.self) { label.textColor = isBox ? .label : .secondaryLabel }
        return [title, message].compactMap(\.self)
    }

    private func label(_ text: String?, _ font: UIFont) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        (label.text, label.font, label.textAlignment, label.numberOfLines) = (text, font, .center, 0)
        return label
    }
}

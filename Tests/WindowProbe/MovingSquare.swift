import CSDL2
import Foundation
import NavKit

/// A square that moves for five seconds, in a window whose window events the app throws away.
final class MovingSquare: UIViewController {
    private let square = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))

    override func viewDidLoad() {
        view.backgroundColor = .white
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        SDL_SetEventFilter({ _, event in event?.pointee.type == SDL_WINDOWEVENT.rawValue ? 0 : 1 }, nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        UIView.animate(withDuration: 5, delay: 0.5) {
            self.square.frame.origin = CGPoint(x: 290, y: 490)
        } completion: { _ in
            say("done")
        }
    }

    override func viewDidLayoutSubviews() { say("laid out \(Int(view.bounds.width))x\(Int(view.bounds.height))") }
}

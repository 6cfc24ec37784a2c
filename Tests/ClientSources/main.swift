import UIKit

// Top-level code that makes views and controllers, as a playground does. Outside a window a stack changes in the call.

let router = Router()
let root = CardController(title: "Inbox")
let navigation = UINavigationController(rootViewController: root)
navigation.delegate = router
navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)

navigation.pushViewController(CardController(title: "Letter"), animated: true)
router.dissolves = true
navigation.pushViewController(CardController(title: "Photo"), animated: true)
navigation.popViewController(animated: true)

let ruler = Ruler(view: navigation.view)
ruler.grow(by: 2)
let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { ruler.view.alpha = 0 }
animator.stopAnimation(true)

let titles = navigation.viewControllers.compactMap(\.title)
guard titles == ["Inbox", "Letter"], ruler.middle == CGPoint(x: 195, y: 422), navigation.view.frame.width == 780 else {
    print("the stack is \(titles), the middle \(ruler.middle), the frame \(navigation.view.frame)")
    exit(1)
}
print("the ported sources ran")

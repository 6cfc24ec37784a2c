import Foundation
import NavCore
import NavKit
import NavTesting
import Testing

@MainActor @Suite struct UIImageViewTests {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let image = UIImage(bitmap: .plain(.red, width: 20, height: 10))

    nonisolated static let modes: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, CGRect(x: 10, y: 20, width: 40, height: 40)),
        (.redraw, CGRect(x: 10, y: 20, width: 40, height: 40)),
        (.scaleAspectFit, CGRect(x: 10, y: 30, width: 40, height: 20)),
        (.scaleAspectFill, CGRect(x: -10, y: 20, width: 80, height: 40)),
        (.center, CGRect(x: 20, y: 35, width: 20, height: 10)), (.top, CGRect(x: 20, y: 20, width: 20, height: 10)),
        (.bottom, CGRect(x: 20, y: 50, width: 20, height: 10)), (.left, CGRect(x: 10, y: 35, width: 20, height: 10)),
        (.right, CGRect(x: 30, y: 35, width: 20, height: 10)), (.topLeft, CGRect(x: 10, y: 20, width: 20, height: 10)),
        (.topRight, CGRect(x: 30, y: 20, width: 20, height: 10)),
        (.bottomLeft, CGRect(x: 10, y: 50, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 30, y: 50, width: 20, height: 10)),
    ]

    @Test(arguments: modes) func `a content mode places the picture`(mode: UIView.ContentMode, expected: CGRect) {
        let bounds = CGRect(x: 10, y: 20, width: 40, height: 40)

        #expect(mode.rect(of: CGSize(width: 20, height: 10), in: bounds) == expected)
    }

    @Test func `a view made from an image has its size`() {
        let view = UIImageView(image: image)

        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == image.size)
        #expect(view.sizeThatFits(.zero) == image.size)
        #expect(UIImageView(image: nil).frame == .zero)
        #expect(
            UIImageView().intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func `the picture is seen, and another one after it`() {
        let view = UIImageView(image: image)
        stage.window.addSubview(view)
        stage.turn()
        #expect(stage.color(at: CGPoint(x: 10, y: 5)) == UIColor.red.cgColor)

        view.image = UIImage(bitmap: .plain(.blue, width: 20, height: 10))
        stage.turn()
        #expect(stage.color(at: CGPoint(x: 10, y: 5)) == UIColor.blue.cgColor)
    }

    @Test func `a template takes the tint, and an image its own colour`() {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        stage.window.addSubview(view)
        stage.turn()
        #expect(stage.color(at: CGPoint(x: 10, y: 5)) == UIColor.green.cgColor)

        view.tintColor = .blue
        stage.turn()
        #expect(stage.color(at: CGPoint(x: 10, y: 5)) == UIColor.blue.cgColor)

        view.image = image.withTintColor(.yellow)
        stage.turn()
        #expect(stage.color(at: CGPoint(x: 10, y: 5)) == UIColor.yellow.cgColor)
    }
}

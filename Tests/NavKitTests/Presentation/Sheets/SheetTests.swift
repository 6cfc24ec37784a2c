import Foundation
import NavKit
import NavTesting
import TestSupport
import Testing

@MainActor @Suite struct SheetTests {
    @Test(arguments: [true, false]) func `a low window is covered, unless the sheet is to stay at the bottom edge`(isAttached: Bool) {
        let scene = SheetScene([.medium(), .large()], size: CGSize(width: 800, height: 400))
        scene.sheet.prefersEdgeAttachedInCompactHeight = isAttached
        scene.up()

        let frame = scene.stage.shownFrame(of: scene.page.view)
        #expect(frame == CGRect(x: 0, y: isAttached ? 400 - 376 / 2 : 0, width: 800, height: isAttached ? 376 / 2 : 400))
        scene.page.preferredContentSize.width = 500
        scene.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        scene.stage.settle()
        #expect(scene.stage.shownFrame(of: scene.page.view).width == (isAttached ? 500 : 800))
    }

    @Test func `a sheet at the bottom edge has two round corners, a card four, both continuous and with a shadow`() {
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for (size, corners) in [
            (CGSize(width: 400, height: 824), upper),
            (CGSize(width: 1000, height: 824), upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])),
        ] {
            let scene = SheetScene([.large()], size: size).up()
            let layer = scene.sheet.presentedView?.layer

            #expect(layer?.maskedCorners == corners && layer?.cornerRadius == 10)
            #expect(layer?.cornerCurve == .continuous && layer?.shadowOpacity == 0.12)
        }
    }

    @Test(.rules("E4", "E5")) func `automatic is a sheet, and its presenter hears nothing`() {
        let scene = SheetScene()

        scene.root.present(scene.page, animated: true)
        scene.stage.settle()
        #expect(scene.page.presentationController?.presentationStyle == .pageSheet)
        #expect(scene.root.view.window != nil)
        scene.root.dismiss(animated: true)
        scene.stage.settle()

        #expect(
            scene.journal.take() == [
                "S.loadView", "S.viewDidLoad", "S.WA(true)", "S.IA(true)", "S.DA(true)", "S.WD(true)", "S.DD(true)",
            ])
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test func `it slides up to its lowest detent, and what moves along follows`() {
        let scene = SheetScene()
        let square = UIView()
        scene.root.view.addSubview(square)
        square.alpha = 0
        scene.root.present(scene.page, animated: true)
        scene.page.transitionCoordinator?.animate(alongsideTransition: { _ in square.alpha = 1 })
        scene.stage.turn()
        #expect(scene.top == 824)

        var tops: [CGFloat] = []
        for _ in 0..<10 {
            scene.stage.turn()
            tops.append(scene.top)
            #expect(abs(scene.stage.shownAlpha(of: square) - (824 - scene.top) / 400) < 1e-6)
        }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 > $1 })
        scene.stage.settle()

        #expect(scene.top == 424)
        #expect(scene.stage.shownFrame(of: scene.page.view) == CGRect(x: 0, y: 424, width: 400, height: 400))
        #expect(scene.stage.shownAlpha(of: square) == 1)
    }

    @Test func `detents are chosen by code, at once or animated`() {
        let scene = SheetScene().up()

        scene.sheet.selectedDetentIdentifier = .large
        scene.stage.turn()
        #expect(scene.top == 24)
        scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .medium }
        scene.stage.turn()
        scene.stage.turn()
        #expect(scene.top > 24 && scene.top < 424)
        scene.stage.settle()

        #expect(scene.top == 424)
        #expect(scene.journal.take() == [])
    }

    @Test func `custom detents are asked for their height, and asked anew`() {
        var height: CGFloat? = 250
        let id = UISheetPresentationController.Detent.Identifier("small")
        let custom = UISheetPresentationController.Detent.custom(identifier: id) { context in
            #expect(context.maximumDetentValue == 800)
            return height
        }
        let scene = SheetScene([custom, .large()]).up()
        #expect(scene.top == 574)

        height = 300
        scene.sheet.animateChanges { scene.sheet.invalidateDetents() }
        scene.stage.settle()
        #expect(scene.top == 524)
        height = nil
        scene.sheet.invalidateDetents()
        scene.stage.turn()

        #expect(scene.top == 24)
    }

    @Test func `dimming goes with the sheet, and not below the undimmed detent`() {
        let scene = SheetScene().up()
        #expect(scene.dimming == 1)

        scene.sheet.largestUndimmedDetentIdentifier = .medium
        scene.stage.turn()
        #expect(scene.dimming == 0)
        scene.sheet.selectedDetentIdentifier = .large
        scene.stage.turn()

        #expect(scene.dimming == 1)
    }

    @Test(.rules("O-075", "O-084")) func `the presenter goes back behind a high sheet, and comes back as it was`() {
        let scene = SheetScene([.large()])
        scene.root.view.layer.cornerRadius = 3
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        scene.root.view.addSubview(child)
        scene.stage.turn()
        scene.root.present(scene.page, animated: true)
        scene.stage.settle()

        #expect(abs(scene.stage.shownFrame(of: scene.root.view).minY - 12) < 1e-9)
        #expect(abs(scene.stage.shownFrame(of: scene.root.view).width - 368) < 1e-9)
        #expect(scene.root.view.bounds.size == scene.stage.window.bounds.size)
        #expect(scene.root.view.safeAreaInsets == .zero && child.frame.width == 50)
        scene.press(100, by: 400)
        #expect(scene.root.view.layer.cornerRadius < 10 && scene.root.view.layer.cornerRadius > 3)
        scene.release(500)
        scene.stage.settle()

        #expect(scene.root.presentedViewController == nil)
        #expect(scene.root.view.layer.cornerRadius == 3)
        #expect(CATransform3DIsIdentity(scene.root.view.transform3D))
        #expect(!scene.root.view.layer.masksToBounds)
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test func `a sheet over a sheet pushes it back, and all go together`() {
        let scene = SheetScene([.large()]).up()
        let second = Page("T", scene.journal)
        scene.page.present(second, animated: true)
        scene.stage.settle()
        #expect(abs(scene.top - 12) < 1e-9)
        #expect(abs(scene.stage.shownFrame(of: scene.page.view).width - 368) < 1e-9)

        scene.root.dismiss(animated: true)
        scene.stage.turn()
        scene.stage.turn()
        #expect(scene.stage.shownFrame(of: scene.root.view).width < 380)
        scene.stage.settle()

        #expect(scene.stage.shownFrame(of: scene.root.view) == scene.stage.window.bounds)
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test func `in a wide window it is a card, or a column with detents`() {
        let size = CGSize(width: 1100, height: 760)
        let card = SheetScene([.large()], size: size, style: .formSheet).up()
        #expect(card.stage.shownFrame(of: card.page.view) == CGRect(x: 280, y: 70, width: 540, height: 620))
        #expect(card.stage.shownFrame(of: card.root.view) == card.stage.window.bounds)
        card.page.preferredContentSize = CGSize(width: 300, height: 200)
        card.stage.settle()
        #expect(card.stage.shownFrame(of: card.page.view) == CGRect(x: 400, y: 280, width: 300, height: 200))
        let column = SheetScene(size: size).up()

        #expect(column.stage.shownFrame(of: column.page.view) == CGRect(x: 260, y: 392, width: 580, height: 368))
    }

    @Test func `another size of the window finds another place`() {
        let scene = SheetScene([.large()]).up()

        scene.stage.resize(to: CGSize(width: 500, height: 624))
        scene.stage.settle()

        #expect(scene.stage.shownFrame(of: scene.page.view) == CGRect(x: 0, y: 24, width: 500, height: 600))
        #expect(abs(scene.stage.shownFrame(of: scene.root.view).width - 460) < 1e-9)
    }

    @Test func `an animator of the app's own moves it, and the chrome goes along`() {
        let scene = SheetScene()
        let giver = ModalGiver(scene.journal)
        giver.animator = Rise(scene.journal)
        scene.page.transitioningDelegate = giver
        scene.root.present(scene.page, animated: true)
        scene.stage.turn()
        scene.stage.run(for: .milliseconds(200))
        #expect(abs(scene.top - 836) < 5)
        #expect(scene.dimming > 0.3 && scene.dimming < 0.7)
        scene.stage.settle()
        #expect(scene.top == 424 && scene.dimming == 1)

        scene.drag(from: 450, by: 300)
        scene.stage.settle()

        #expect(scene.root.presentedViewController == nil)
        #expect(scene.journal.entries.filter { $0 == "animate" }.count == 2)
        #expect(scene.journal.entries.last == "didDismiss")
    }

    @Test(.rules("O-095")) func `nothing is left of a hundred sheets`() {
        let scene = SheetScene()
        func once() {
            let page = UIViewController()
            page.sheetPresentationController?.detents = [.medium(), .large()]
            scene.root.present(page, animated: true)
            scene.stage.settle()
            scene.press(500, by: 100)
            scene.release(600)
            scene.stage.settle()
            scene.root.dismiss(animated: true)
            scene.stage.settle()
        }
        once()
        let before = LiveObjects.counts

        for _ in 0..<100 { once() }

        #expect(LiveObjects.counts == before)
    }
}

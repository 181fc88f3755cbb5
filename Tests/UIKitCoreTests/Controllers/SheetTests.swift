import AutoLayout
import Testing
import UIFoundation

@testable import UIKitCore

@MainActor
@Suite("Sheets and popovers")
struct SheetTests {
  private let root = UIViewController()

  /// Shows the root on a phone with a size and insets, and presents a controller.
  private func present(
    _ controller: UIViewController, on size: CGSize, top: CGFloat, bottom: CGFloat,
    _ traits: UITraitCollection = UITraitCollection()
  ) -> OffscreenWindow {
    let safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let shown = OffscreenWindow(
      ofHosted: root, in: OffscreenWindow.Environment(size: size, safeArea: safeArea, traits: traits))
    root.present(controller, animated: false)
    root.view.window?.layoutIfNeeded()
    return shown
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // Interface Builder records presented controllers of 375×758 on a screen of 375×812 with a status bar of 44. A public
  // view hierarchy of an iPhone 8, whose status bar is 20, has the sheet at (0 40; 375 627) with a bar of 56.
  @Test("A page sheet begins 10 points below a status bar of 44, and 20 below one of 20; its navigation bar is 56 high")
  func pageSheets() {
    let (sheet, stack) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))

    let tall = present(sheet, on: CGSize(width: 375, height: 812), top: 44, bottom: 34)
    let tallFrame = frame(sheet.view)
    let safeArea = sheet.view.safeAreaInsets
    root.dismiss(animated: false)
    let short = present(stack, on: CGSize(width: 375, height: 667), top: 20, bottom: 0)

    #expect(tallFrame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(safeArea == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(frame(stack.view) == CGRect(x: 0, y: 40, width: 375, height: 627))
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    withExtendedLifetime((tall, short)) {}
  }

  // A public view hierarchy of an iPhone of 393×852 points: UIDropShadowView with the frame (0 548; 393 304).
  @Test("A custom detent is the height above the home indicator's area, and the first detent is the initial one")
  func customDetent() {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.custom { _ in 270 }, .large()]

    let shown = present(controller, on: CGSize(width: 393, height: 852), top: 59, bottom: 34)
    let first = frame(controller.view)
    controller.sheetPresentationController?.animateChanges {
      controller.sheetPresentationController?.selectedDetentIdentifier = .large
    }

    #expect(first == CGRect(x: 0, y: 548, width: 393, height: 304))
    #expect(frame(controller.view) == CGRect(x: 0, y: 69, width: 393, height: 783))
    withExtendedLifetime(shown) {}
  }

  // UISheetPresentationController.largestUndimmedDetentIdentifier: people can interact with the content behind it.
  @Test("Only a large sheet reduces the presenter, and touches reach the presenter behind an undimmed sheet")
  func presenter() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    (sheet.detents, sheet.largestUndimmedDetentIdentifier) = ([.medium(), .large()], .medium)

    let shown = present(controller, on: CGSize(width: 390, height: 844), top: 47, bottom: 34)
    let window = try #require(root.view.window)
    let hitBehindMedium = window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    let reducedByMedium = window.layer.rareState?.reduction != nil
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    let hitBehindLarge = window.hitTest(CGPoint(x: 100, y: 20), with: nil)
    let card = window.layer.rareState?.reduction?.card
    root.dismiss(animated: false)

    #expect(hitBehindMedium === root.view && !reducedByMedium)
    #expect(hitBehindLarge === sheet.containerView)
    // The top of the sheet is at 57.
    #expect(card?.top == 47)
    #expect(window.layer.rareState?.reduction == nil)
    withExtendedLifetime(shown) {}
  }

  @Test("A sheet over a sheet has the same place, and the first presenter stays behind both")
  func sheetOverSheet() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let shown = present(first, on: CGSize(width: 390, height: 844), top: 47, bottom: 34)
    let window = try #require(root.view.window)
    first.present(second, animated: false)
    window.layoutIfNeeded()

    #expect(frame(second.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(frame(first.view) == frame(second.view))
    #expect(window.layer.rareState?.reduction?.front === first.presentationController?.containerView?.layer)
    withExtendedLifetime(shown) {}
  }

  @Test("A sheet covers a phone in landscape, and stays at the lower edge if it prefers that")
  func landscape() {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.custom { _ in 200 }]
    let shown = present(controller, on: CGSize(width: 844, height: 390), top: 0, bottom: 21)
    let covering = frame(controller.view)
    controller.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    root.view.window?.layoutIfNeeded()

    #expect(covering == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(frame(controller.view) == CGRect(x: 0, y: 169, width: 844, height: 221))
    withExtendedLifetime(shown) {}
  }

  private func popover() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 240, height: 160)
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    root.view.addSubview(source)
    controller.popoverPresentationController?.sourceView = source
    return controller
  }

  // Since iOS 13, the view of a popover includes its arrow, which the safe area leaves out (public threads).
  @Test("A popover has its content's size beside its source, and its view includes the arrow of 13 points")
  func popoverFrame() {
    let controller = popover()

    let shown = present(controller, on: CGSize(width: 1024, height: 768), top: 24, bottom: 20)
    let below = (frame(controller.view), controller.popoverPresentationController?.arrowDirection)
    let insets = controller.view.safeAreaInsets
    controller.popoverPresentationController?.permittedArrowDirections = .left
    root.view.window?.layoutIfNeeded()

    // Centered below the source: 130 - 240 / 2, from 240 to 240 + 13 + 160.
    #expect(below.0 == CGRect(x: 10, y: 240, width: 240, height: 173))
    #expect(below.1 == .up)
    #expect(insets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    // On the right of the source, around its middle at 220.
    #expect(frame(controller.view) == CGRect(x: 160, y: 140, width: 253, height: 160))
    withExtendedLifetime(shown) {}
  }

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  // UIPopoverPresentationController: in a horizontally compact environment, it is a sheet unless the delegate prevents it.
  @Test("On a narrow screen, a popover is a sheet, unless its delegate prevents that")
  func adaptation() {
    let (sheet, kept, delegate) = (popover(), popover(), Adapting())
    kept.popoverPresentationController?.delegate = delegate
    let size = CGSize(width: 375, height: 812)

    let first = present(sheet, on: size, top: 44, bottom: 34)
    let sheetFrame = frame(sheet.view)
    root.dismiss(animated: false)
    let second = present(kept, on: size, top: 44, bottom: 34)

    #expect(sheetFrame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(frame(kept.view).size == CGSize(width: 240, height: 173))
    withExtendedLifetime((first, second)) {}
  }

  // UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached: by default, the width is that of the
  // safe area; without an effect on screens of compact width and regular height.
  @Test("At the lower edge, a sheet in landscape is as wide as the safe area; the content's width counts only there")
  func widthAtLowerEdge() {
    func geometry(_ size: CGSize, _ vertical: UIUserInterfaceSizeClass, followsContent: Bool) -> CGRect {
      let traits = UITraitCollection {
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = vertical
      }
      var geometry = SheetGeometry(
        bounds: CGRect(origin: .zero, size: size), safeArea: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50),
        traits: traits)
      geometry.isAttachedInCompactHeight = true
      geometry.preferredSize = CGSize(width: 200, height: 300)
      geometry.widthFollowsContent = followsContent
      return geometry.frame(ofDetent: 100)
    }

    let landscape = CGSize(width: 812, height: 375)
    #expect(geometry(landscape, .compact, followsContent: false) == CGRect(x: 50, y: 254, width: 712, height: 121))
    #expect(geometry(landscape, .compact, followsContent: true) == CGRect(x: 306, y: 254, width: 200, height: 121))
    let portrait = CGSize(width: 375, height: 812)
    #expect(geometry(portrait, .regular, followsContent: true) == CGRect(x: 0, y: 691, width: 375, height: 121))
  }

  @Test("The edges of a sheet are on pixels")
  func pixels() {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.custom { _ in 333.4 }]

    let shown = present(
      controller, on: CGSize(width: 375, height: 812), top: 44, bottom: 34, UITraitCollection(displayScale: 1))

    // 812 − 34 − 333.4 is 444.6.
    #expect(frame(controller.view) == CGRect(x: 0, y: 445, width: 375, height: 367))
    withExtendedLifetime(shown) {}
  }

  @Test("A presented controller ends with its presenter, and its sheet does not retain it")
  func lifetime() {
    weak var controller: UIViewController?
    weak var sheet: UISheetPresentationController?
    do {
      let (root, presented) = (UIViewController(), UIViewController())
      (controller, sheet) = (presented, presented.sheetPresentationController)
      root.loadViewIfNeeded()
      root.cover(with: presented)
      #expect(sheet?.presentedViewController === presented)
    }

    #expect(controller == nil && sheet == nil)
  }

  // UIKit: "Application tried to present modally a view controller … that is already being presented by …".
  @Test("A controller is not presented by itself, nor by a controller that it presents, nor twice")
  func endlessPresentation() {
    var lines: [String] = []
    let previous = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { line in
      // The controllers are not in a window either.
      if !line.hasSuffix("not in the window hierarchy.") { lines.append(line) }
    }
    defer { LayoutDiagnostics.sink = previous }
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    first.present(first, animated: false)
    first.present(second, animated: false)
    second.present(first, animated: false)
    third.present(second, animated: false)

    #expect(first.ownPresented === second)
    #expect(second.ownPresented == nil && third.ownPresented == nil)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("Application tried to present modally") })
  }
}

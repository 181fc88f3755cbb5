import Foundation
import Testing
import UIKit

@Suite("Interfaces that libraries use")
@MainActor
struct LibraryInterfaceTests {
  @Test("Geometry is read from strings, and a string of another form is read as zero")
  func geometryStrings() {
    #expect(NSCoder.cgPoint(for: "{0.5, -20}") == CGPoint(x: 0.5, y: -20))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4.5)) == "{3, 4.5}")
    #expect(NSCoder.cgPoint(for: "{1, x}") == .zero)
  }

  @Test("A value returns the transform that it wraps")
  func transformValues() {
    let transform = CATransform3DMakeTranslation(1, 2, 3)

    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
  }

  @Test("A capsule's corners are half the shorter side: 20 of 100 × 40; a maximum limits them")
  func capsules() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.cornerConfiguration = .capsule(maximumRadius: 8)
    #expect(view.effectiveRadius(corner: .bottomRight) == 8)
  }

  @Test("The radius of concentric corners depends on the container's: 30 − 10 = 20, but at least the minimum")
  func concentricCorners() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.layer.cornerRadius = 30
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    container.addSubview(view)

    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    container.layer.cornerRadius = 0
    #expect(view.effectiveRadius(corner: .topLeft) == 4)
  }

  @Test("A color literal has its components")
  func colorLiterals() {
    let color: UIColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)

    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect((red, green, blue, alpha) == (0, 0.5, 1, 1))
  }

  @Test("Each image has its own accessibility identifier")
  func accessibilityOfObjects() {
    let image = UIImage()
    image.accessibilityIdentifier = "icon"

    #expect(image.accessibilityIdentifier == "icon")
    #expect(UIImage().accessibilityIdentifier == nil)
  }

  @Test("The shared application is found by selector, as in code for app extensions")
  func sharedApplicationByName() {
    let name = NSSelectorFromString("sharedApplication")

    #expect(UIApplication.responds(to: name))
    #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
    #expect(!UIView.responds(to: name))
  }

  @Test("A class's instances respond to a selector if the class or its superclass declares the method")
  func instanceMethods() {
    let selector = Selector("flashScrollIndicators", UIScrollView.flashScrollIndicators)

    #expect(UITableView.instancesRespond(to: selector) && UIScrollView.instancesRespond(to: selector))
    #expect(!UIView.instancesRespond(to: selector) && !UIView.instancesRespond(to: Selector("none")))
  }

  @Test("Classes of UIKit print without a module, and classes of a package with their module")
  func classNames() {
    final class Own: UIView {}

    #expect(UIView.description() == "UIView")
    #expect(Own.description().contains("."))
  }

  @Test("A subclass's override runs when a gesture recognizer is added")
  func overriddenGestures() {
    final class Counting: UIView {
      var count = 0
      override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        count += 1
        super.addGestureRecognizer(gestureRecognizer)
      }
    }
    let view = Counting()

    view.addGestureRecognizer(UITapGestureRecognizer())

    #expect(view.count == 1)
    #expect(view.gestureRecognizers?.count == 1)
  }

  @Test("A subclass's override creates the resizable snapshot")
  func overriddenSnapshots() {
    final class Sheet: UIView {
      override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
      ) -> UIView? { UIView(frame: rect) }
    }
    let view: UIView = Sheet(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let part = CGRect(x: 10, y: 10, width: 20, height: 20)

    #expect(view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)?.frame == part)
  }

  @Test("Touches begin in the subviews of a scroll view, as Apple documents")
  func scrollViewTouches() {
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIButton()))
  }

  @Test("A text field without an assigned font has the system's font of 17 points, even after nil is assigned")
  func defaultFieldFont() {
    let field = UITextField()

    #expect(field.font?.pointSize == 17)
    field.font = .systemFont(ofSize: 20)
    field.font = nil
    #expect(field.font?.pointSize == 17)
  }

  @Test("A section that a snapshot contains keeps its position when it is inserted again")
  func insertedSections() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])

    snapshot.insertSections(["b", "c"], beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    snapshot.insertSections(["a", "d"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b", "d"])
  }

  @Test("An action that is performed without a sender has none")
  func absentSender() {
    var senders: [Any?] = []
    let action = UIAction { senders.append($0.sender) }

    action.performWithSender(nil, target: nil)
    #expect(senders.count == 1 && senders[0] == nil)
  }

  @Test("A bar button item keeps the image for landscape phones with which it is created")
  func landscapeImage() {
    let image = UIImage()

    #expect(
      UIBarButtonItem(image: nil, landscapeImagePhone: image, style: .plain, target: nil, action: nil)
        .landscapeImagePhone === image)
  }

  @Test("A navigation item whose back button or appearance changes requests a layout of its bar")
  func navigationItemChanges() {
    final class Bar: UINavigationBar {
      var requests = 0

      override func setNeedsLayout() {
        requests += 1
        super.setNeedsLayout()
      }
    }
    let changes: [(UINavigationItem) -> Void] = [
      { $0.backButtonDisplayMode = .minimal }, { $0.leftItemsSupplementBackButton = true },
      { $0.standardAppearance = UINavigationBarAppearance() },
    ]
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Inbox")
    bar.setItems([item], animated: false)
    for change in changes {
      bar.layoutIfNeeded()
      bar.requests = 0

      change(item)
      #expect(bar.requests > 0)
    }
  }

  // The methods of Objective-C categories can be overridden in Swift, too.
  @Test("Subclasses override the drawing and the variants of images, the components of colors, and services")
  func overrides() {
    final class Stamp: UIImage, @unchecked Sendable {
      var rects: [CGRect] = []
      override var size: CGSize { CGSize(width: 4, height: 3) }
      override func draw(in rect: CGRect) { rects.append(rect) }
      override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    }
    final class Ink: UIColor, @unchecked Sendable {
      var uses = 0
      override func setFill() { uses += 1 }
    }
    final class Application: UIApplication {
      override var statusBarOrientation: UIInterfaceOrientation { .landscapeLeft }
    }
    let (stamp, ink) = (Stamp(), Ink())

    stamp.draw(at: CGPoint(x: 1, y: 2))
    ink.set()

    #expect(stamp.rects == [CGRect(x: 1, y: 2, width: 4, height: 3)])
    #expect(stamp.withRenderingMode(.alwaysTemplate) === stamp)
    #expect(ink.uses == 1)
    #expect(Application().statusBarOrientation == .landscapeLeft)
  }

  @Test("Closures that are not sendable run on a queue without a check")
  func uncheckedClosures() {
    final class Counter { var value = 0 }
    let (counter, queue) = (Counter(), DispatchQueue(label: "count"))

    queue.asyncUnsafe { counter.value += 1 }
    queue.asyncAfterUnsafe(deadline: .now()) { counter.value += 2 }
    let group = DispatchGroup()
    queue.asyncUnsafe(group: group) { counter.value += 4 }
    group.wait()
    queue.sync {}

    #expect(counter.value & 5 == 5)
  }
}

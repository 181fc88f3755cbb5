import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Pairs of attributes")
struct PairingTests {
  private let container = root(300, 200).with(TestView("View"))
  private var view: TestView { container.subviews[0] }

  @Test(
    "Pairs for which UIKit raises an exception are logged with UIKit's message and never become active",
    arguments: [
      (
        NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.notAnAttribute,
        "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified "
          + "in pairs"
      ),
      (.width, .left, "Invalid pairing of layout attributes"),
      (.top, .height, "Invalid pairing of layout attributes"),
      (
        .leading, .left,
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither."
      ),
      (
        .rightMargin, .trailing,
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither."
      ),
    ])
  func rejects(a: NSLayoutConstraint.Attribute, b: NSLayoutConstraint.Attribute, message: String) {
    var created: NSLayoutConstraint?

    let item: Any? = b == .notAnAttribute ? nil : container
    let lines = logged { created = constraint(view, a, .equal, item, b, constant: 12) }
    let activationLines = logged { created?.isActive = true }

    let prefix =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    #expect(lines == [prefix + message])
    #expect(activationLines.count == 1)
    #expect(created?.isActive == false)
  }

  @Test("Missing items, and items that are neither views nor guides, are logged with UIKit's message")
  func items() {
    let missing: TestView? = nil

    #expect(
      logged { _ = constraint(missing as Any, .width) }[0].hasSuffix("Constraint must contain a first layout item"))
    #expect(
      logged { _ = constraint("text", .width) }[0].hasSuffix(
        "Constraint items must each be an instance of UIView, or subclass, or an instance of UILayoutGuide."))
    #expect(
      logged { _ = constraint(view, .width, .equal, 4, .width) }[0].hasSuffix(
        "Constraint items must each be an instance of UIView, or subclass, or an instance of UILayoutGuide."))
  }

  @Test("Numbers that are not finite are rejected, at creation and on change")
  func notFinite() {
    #expect(logged { _ = view.widthAnchor.constraint(equalToConstant: .nan) }.count == 1)
    #expect(logged { _ = constraint(view, .width, .equal, view, .height, multiplier: .infinity) }.count == 1)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    container.layout()

    let lines = logged {
      width.constant = .nan
      container.layout()
    }

    #expect(lines == ["Constant is not finite!  That's illegal.  constant:nan"])
    #expect(view.frame.width == 40)
    width.constant = 50
    container.layout()
    #expect(view.frame.width == 50)
  }

  @Test("Without a second item, the second attribute is notAnAttribute, and the multiplier is stored but has no effect")
  func constants() {
    let width = constraint(view, .width, .equal, nil, .height, multiplier: 3, constant: 40)
    width.isActive = true
    container.layout()

    #expect(width.secondAttribute == .notAnAttribute)
    #expect(width.multiplier == 3)
    #expect(view.frame.width == 40)
  }

  @Test("Multipliers of edges and centers, and pairs of different axes that UIKit accepts, take effect")
  func accepted() {
    NSLayoutConstraint.activate([
      constraint(view, .top, .equal, container, .bottom, multiplier: 0.1),
      constraint(view, .centerX, .equal, container, .centerX, multiplier: 1.5),
      constraint(view, .width, constant: 10),
      constraint(view, .bottom, .equal, view, .right),
    ])

    container.layout()

    // center 1.5 × 150 = 225; bottom = right = 230.
    #expect(view.frame == CGRect(x: 220, y: 20, width: 10, height: 210))
  }

  @Test("In right-to-left layouts, the multiplier of a leading edge and the constant of a center are mirrored")
  func mirrored() {
    container.direction = .rightToLeft
    let other = TestView("Other")
    container.addSubview(other)
    NSLayoutConstraint.activate([
      // A tenth of 300 from the right: 270.
      constraint(view, .leading, .equal, container, .trailing, multiplier: 0.1),
      constraint(view, .width, constant: 10),
      constraint(other, .centerX, .equal, container, .centerX, constant: 20),
      constraint(other, .width, constant: 10),
    ])

    container.layout()

    #expect(view.frame.maxX == 270)
    // The center of 150, minus 20.
    #expect(other.frame.midX == 130)
  }

  @Test("A constraint with swapped sides and inverted multiplier and constant results in the same layout")
  func inverted() {
    let twin = TestView("Twin")
    container.addSubview(twin)
    NSLayoutConstraint.activate([
      constraint(view, .width, .equal, container, .width, multiplier: 0.5, constant: -20),
      constraint(container, .width, .equal, twin, .width, multiplier: 2, constant: 40),
      constraint(view, .left, .greaterThanOrEqual, container, .left, constant: 7),
      constraint(container, .left, .lessThanOrEqual, twin, .left, constant: -7),
    ])

    container.layout()

    #expect(view.frame == CGRect(x: 7, y: 0, width: 130, height: 0))
    #expect(twin.frame == view.frame)
  }

  @Test("Changing required to optional on an active constraint is logged and takes effect at the next layout")
  func priorities() {
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    let wide = view.widthAnchor.constraint(equalToConstant: 60)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    container.layout()
    #expect(view.frame.width == 40)

    let lines = logged { narrow.priority = .defaultLow }
    container.layout()

    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("Mutating a priority from required to not on an installed constraint"))
    #expect(view.frame.width == 60)
  }
}

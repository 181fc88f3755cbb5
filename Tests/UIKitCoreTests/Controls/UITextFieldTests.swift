import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Text fields")
struct UITextFieldTests {
  @Test(
    "Side views are 5 from a rounded border, and the text is 4 from them; in right-to-left layouts, they are exchanged")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always

    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 29, y: 2, width: 164, height: 30))

    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()

    #expect(field.leftView?.frame == CGRect(x: 175, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 164, height: 30))
  }

  /// Returns the size of the glyphs that a field draws, in points.
  private func drawnSize(_ field: UITextField) -> CGFloat? {
    DisplayList.record(bounds: field.bounds) { field.layer.render(in: $0) }.items.lazy.compactMap { item in
      if case .glyphs(let glyphs) = item { glyphs.pointSize } else { nil }
    }.first
  }

  @Test("Text that is twice as wide as its field shrinks to half its size, but not below the minimum")
  func shrinking() throws {
    let field = UITextField()
    field.font = .systemFont(ofSize: 40)
    field.text = "wide text"
    let width = field.intrinsicContentSize.width
    field.frame = CGRect(x: 0, y: 0, width: width / 2, height: 50)

    #expect(drawnSize(field) == 40)

    field.adjustsFontSizeToFitWidth = true

    // The scale is exact to a thousandth. The width of system text is not exactly proportional to its size.
    #expect(abs(try #require(drawnSize(field)) - 20) < 1)

    field.minimumFontSize = 30

    #expect(abs(try #require(drawnSize(field)) - 30) < 0.05)
  }

  @Test("A side view that is shown only during editing takes no space otherwise")
  func sideViewModes() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .whileEditing

    #expect(field.textRect(forBounds: field.bounds).width == 200)

    field.becomeFirstResponder()

    #expect(field.textRect(forBounds: field.bounds).width == 180)
  }

  @Test(
    "A field's baseline follows the middle of its height, for every height that results from constraints",
    arguments: [(13.5, -3.5), (32, 5.5), (43.5, 11.5), (30, 5)] as [(CGFloat, CGFloat)])
  func baselineOfStretchedField(height: CGFloat, distance: CGFloat) {
    // The distances from field to label are from files saved by builds 14460, 14766, 14806 and 22504 of Interface
    // Builder.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let (field, label) = (UITextField(), UILabel())
    (field.font, label.font, label.text) = (.systemFont(ofSize: 17), .systemFont(ofSize: 17), "Label")
    root.addConstrained(field, label)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      field.heightAnchor.constraint(equalToConstant: height),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
    ])

    root.layoutIfNeeded()

    #expect(abs(label.frame.minY - 20 - distance) <= 0.5)
  }

  @Test("An override of draw(_:) does not replace the text, which is above subviews inserted at the back")
  func textAboveViewsAtTheBack() throws {
    final class Framed: UITextField {
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func draw(_ rect: CGRect) {}
    }
    let field = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.panel.backgroundColor = .red
    field.text = "text"
    field.insertSubview(field.panel, at: 0)
    func order() -> [String] {
      DisplayList.record(bounds: field.bounds) { field.layer.render(in: $0) }.items.compactMap { item in
        switch item {
        case .fill: "fill"
        case .glyphs: "text"
        default: nil
        }
      }
    }

    #expect(order() == ["fill", "text"])
    field.bringSubviewToFront(field.panel)
    #expect(order() == ["text", "fill"])
    field.sendSubviewToBack(field.panel)
    #expect(order() == ["fill", "text"])
  }

  /// Returns the baseline of the text that a view draws, in points below the top of the superview.
  private func drawnBaseline(_ view: UIView) throws -> CGFloat {
    let items = DisplayList.record(bounds: view.bounds) { view.layer.render(in: $0) }.items
    let glyphs = try #require(
      items.lazy.compactMap { if case .glyphs(let glyphs) = $0 { glyphs } else { nil } }.first)
    return view.frame.minY + glyphs.origin.y
  }

  @Test(
    "A label with a control's baseline is drawn on the control's text, wherever the control aligns the text",
    arguments: [.top, .center, .bottom, .fill] as [UIControl.ContentVerticalAlignment])
  func baselineOfAlignedText(alignment: UIControl.ContentVerticalAlignment) throws {
    for isFirst in [true, false] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      let (field, button, first, second) = (UITextField(), UIButton(type: .system), UILabel(), UILabel())
      (field.text, first.text, second.text) = ("Text", "Label", "Label")
      (field.font, first.font, second.font) = (
        .systemFont(ofSize: 17), .systemFont(ofSize: 17), .systemFont(ofSize: 15)
      )
      button.setTitle("Title", for: .normal)
      root.addConstrained(field, button, first, second)
      for (control, label) in [(field, first), (button, second)] {
        NSLayoutConstraint.activate([
          control.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
          control.heightAnchor.constraint(equalToConstant: 100),
          control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          control.widthAnchor.constraint(equalToConstant: 100),
          label.leadingAnchor.constraint(equalTo: control.trailingAnchor),
          isFirst
            ? label.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor)
            : label.lastBaselineAnchor.constraint(equalTo: control.lastBaselineAnchor),
        ])
      }
      root.layoutIfNeeded()

      (field.contentVerticalAlignment, button.contentVerticalAlignment) = (alignment, alignment)
      root.layoutIfNeeded()

      let title = try #require(button.titleLabel)
      #expect(abs(try drawnBaseline(first) - drawnBaseline(field)) <= 0.5)
      #expect(abs(try drawnBaseline(second) - (button.frame.minY + drawnBaseline(title))) <= 0.5)
    }
  }

  // Tests of a library that overrides both and subtracts its title once from each.
  @Test("An override of the rectangle of text does not change the default rectangle of editing")
  func editingRectangles() {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)

    #expect(Field().textRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 80, height: 30))
    #expect(Field().editingRect(forBounds: bounds) == bounds)
  }
}

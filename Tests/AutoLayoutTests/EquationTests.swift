import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Equations as text")
struct EquationTests {
  private let container = root(300, 100).with(TestView("Red"), TestView("Blue"))
  private var red: TestView { container.subviews[0] }
  private var blue: TestView { container.subviews[1] }
  private let safeArea = TestGuide("Root.safeArea")

  init() {
    container.addGuide(safeArea)
    red.layoutNode.setIntrinsicSize(CGSize(width: -1, height: 21))
  }

  private var scope: EquationScope {
    let views: [String: any LayoutItem] = ["Red": red, "Blue": blue, "Root": container]
    return EquationScope(
      item: { views[$0] }, itemNames: ["Red", "Blue", "Root"],
      guide: { item, name in item === self.container && name == "safeArea" ? self.safeArea : nil },
      guideNames: ["safeArea", "margins"], metric: { $0 == "gap" ? 8 : nil }, metricNames: ["gap"])
  }

  private func text(_ equation: String) throws -> String? {
    try Equation(equation)?.constraint(in: scope).constraint.equationText
  }

  @Test(
    "An equation creates the constraint that it describes",
    arguments: [
      ("Red.height = 0.0 * NotAnAttribute + 40.0", "Red.height == 40"),
      ("Red.leading = 1.0 * Blue.trailing + 8.0", "Red.leading == Blue.trailing + 8"),
      ("Red.width >= 40", "Red.width >= 40"),
      ("Blue.leading <= Red.trailing + 8 @250", "Blue.leading <= Red.trailing + 8 @250"),
      ("Red.height = 2.0 * Red.width + 0.0", "Red.height == 2*Red.width"),
      ("Red.width == Blue.width * 0.5", "Red.width == 0.5*Blue.width"),
      ("Red.width == Blue.width / 4 - 3", "Red.width == 0.25*Blue.width - 3"),
      ("Red.width ≤ Blue.width", "Red.width <= Blue.width"),
      ("Red.width ≥ -Blue.width + 10 - 2 * gap", "Red.width >= -1*Blue.width - 6"),
      ("Red.leading = Superview.leading + gap", "Red.leading == Root.leading + 8"),
      ("Superview.trailing = Blue.trailing + 20", "Root.trailing == Blue.trailing + 20"),
      ("Red.top = Superview.safeArea.top", "Red.top == Root.safeArea.top"),
      ("Red.top = Root.safeArea.bottom - gap", "Red.top == Root.safeArea.bottom - 8"),
      ("Red.height >= 0.0 * NotAnAttribute + IntrinsicHeight @high", "Red.height >= 21 @750"),
      ("Red.firstBaseline = Blue.baseline # aligned", "Red.firstBaseline == Blue.lastBaseline"),
      ("  Red.centerX=Superview.centerX // in the middle", "Red.centerX == Root.centerX"),
      ("Red.width = 100 @low", "Red.width == 100 @250"),
      ("Red.width = 100 @medium", "Red.width == 100 @500"),
      ("Red.width = 100 @required", "Red.width == 100"),
      ("Red.width = 100 @749", "Red.width == 100 @749"),
    ])
  func equations(equation: String, expected: String) throws {
    #expect(try text(equation) == expected)
  }

  @Test("The parts of an equation are as they are written, and factors of an attribute are multipliers")
  func tokens() {
    let tokens = Equation.tokens(of: "a.safeArea.top <= 8.0*gap + 2 / 3 * b.bottom - 4 @high // comment")

    #expect(
      tokens.map(\.text) == [
        "a.safeArea", "top", "<=", "8.0", "*", "gap", "+", "2", "/", "3", "*", "b", "bottom", "-", "4", "@", "high",
      ])
    #expect(
      tokens.map(\.kind) == [
        .item("a"), .attribute, .relation, .constant, .sign, .constant, .sign, .multiplier, .sign, .multiplier, .sign,
        .item("b"), .attribute, .sign, .constant, .sign, .priority,
      ])
    #expect(Equation.tokens(of: "a.top = ").map(\.text) == ["a", "top", "="])
  }

  @Test("Blank lines and comments contain no equation")
  func nothing() throws {
    #expect(try Equation("") == nil)
    #expect(try Equation("   # Red.width = 40") == nil)
    #expect(try Equation("// Red.width = 40") == nil)
  }

  @Test(
    "An error has its column and suggests a similar name, if there is one",
    arguments: [
      ("Rde.width = 40", 0, "no view or guide is called 'Rde'; did you mean 'Red'?"),
      ("Red.widht = 40", 4, "no attribute is called 'widht'; did you mean 'width'?"),
      ("Red.width = Blue.hieght", 17, "no attribute is called 'hieght'; did you mean 'height'?"),
      ("Red.width < 40", 10, "a relation is one of '=', '<=' and '>='; did you mean '<='?"),
      ("Red.width 40", 10, "expected a relation here: '=', '<=' or '>='"),
      ("Red = 40", 3, "expected '.' and an attribute after 'Red'"),
      ("40 = Red.width", 0, "expected an item and its attribute on the left, as in 'title.width'"),
      ("Red.width = ", 12, "expected a number, a named constant or an item's attribute"),
      ("Red.width = gpa", 12, "no constant is called 'gpa'; did you mean 'gap'?"),
      ("Red.width = Red.height + Blue.height", 25, "only one item is allowed on the right"),
      ("Red.width = 40 @hihg", 16, "no priority is called 'hihg'; did you mean 'high'?"),
      ("Red.width = 40 @1001", 16, "a priority must be above 0 and at most 1000"),
      ("Red.width = 40 40", 15, "expected the equation to end here, or '+', '-', '*', '/' or '@priority'"),
      ("Red.width = 40 / 0", 17, "division by zero"),
      ("Red.width = IntrinsicWidth", 12, "'Red' has no intrinsic width"),
      ("Red.top = Superview.safeAera.top", 20, "'Superview' has no guide called 'safeAera'; did you mean 'safeArea'?"),
      ("Superview.width = 40", 0, "'Superview' needs another item whose superview it is"),
      ("Red.top = Superview.a.b.top", 24, "expected at most a guide between item and attribute"),
      // Rules of Apple's Auto Layout Guide, "Anatomy of a Constraint".
      ("Red.leading = 40", 4, "a location cannot equal a constant; relate 'leading' to another item's"),
      ("Red.width = Blue.leading", 17, "a size cannot be related to a location ('width' to 'leading')"),
      ("Red.top = Blue.height", 15, "a size cannot be related to a location ('top' to 'height')"),
      (
        "Red.top = Blue.leading", 15,
        "a vertical attribute cannot be related to a horizontal one ('top' to 'leading')"
      ),
      (
        "Red.leading = Blue.left", 19,
        "leading and trailing cannot be related to left and right; use one kind for both"
      ),
      ("Red.top = 0 * Blue.top + 4", 14, "a location cannot equal a constant; the factor is 0"),
    ])
  func mistakes(equation: String, column: Int, summary: String) {
    let error = #expect(throws: EquationError.self) { _ = try text(equation) }

    #expect(error?.column == column)
    #expect(error?.summary == summary)
  }

  @Test("The description of an error shows the equation with a caret")
  func caret() {
    let error = #expect(throws: EquationError.self) { _ = try text("Red.width = gpa") }

    #expect(
      error?.description == "no constant is called 'gpa'; did you mean 'gap'?\nRed.width = gpa\n            ^")
  }

  @Test("A multiplier between locations creates the constraint with a warning")
  func locationMultiplier() throws {
    let result = try Equation("Red.top = 0.1 * Superview.bottom")?.constraint(in: scope)

    #expect(result?.constraint.equationText == "Red.top == 0.1*Root.bottom")
    #expect(result?.warnings.map(\.column) == [16])
  }
}

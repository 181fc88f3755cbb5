import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Fitting sizes")
struct FittingSizeTests {
  @Test(
    "A cell with wrapping text is as tall as its lines at the target width: 8 + 61 + 8; 3 · 20.287 rounds up to 61"
  )
  func wrappingCell() {
    let cell = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    // Lines break only at the line feeds, so their number does not depend on the font's widths.
    label.text = "one\ntwo\nthree"
    cell.addPinned(label, inset: 8)

    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 200, height: 77))
  }

  @Test("At a smaller width the text has more lines, and measuring does not change the view")
  func narrower() {
    let cell = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words that wrap when there is little room for them"
    cell.addPinned(label)
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    let (wide, narrow, wideAgain) = (height(1000), height(100), height(1000))

    #expect(wide == 20.5)
    #expect(narrow > 3 * wide)
    #expect(wideAgain == wide)
    #expect(label.intrinsicContentSize.height == 20.5)
  }
}

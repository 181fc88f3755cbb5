import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Segmented controls")
struct UISegmentedControlTests {
  @Test(
    "Segments are 18 wider than the widest title, rounded to whole points, with a point between them",
    arguments: [
      // From files saved by builds 15704 to 23506 of Interface Builder, for phones 375 to 414 points wide.
      (["Roaming", "Local"], 147.0), (["Solid", "Gradient"], 145), (["dynamic", "duplicate"], 153),
      (["Flat", "Native"], 117), (["Light", "Dark", "Auto"], 152), (["broadcaster", "audience"], 189),
    ] as [([String], CGFloat)])
  func widths(titles: [String], width: CGFloat) {
    let size = UISegmentedControl(items: titles).intrinsicContentSize

    #expect(size == CGSize(width: width, height: 31))
  }

  @Test("Segments of fixed widths have a point between them: 61 + 1 + 61 = 123")
  func ownWidths() {
    let control = UISegmentedControl(items: ["ON", "OFF"])
    control.setWidth(61, forSegmentAt: 0)
    control.setWidth(61, forSegmentAt: 1)

    // From a file saved by build 22685 of Interface Builder.
    #expect(control.intrinsicContentSize.width == 123)
  }

  @Test("The frame extends a point below the alignment rectangle: 29 for a height of 28, 32 without a given height")
  func alignment() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let (low, free) = (UISegmentedControl(items: ["example"]), UISegmentedControl(items: ["Imperial", "Metric"]))
    for control in [low, free] {
      root.addConstrained(control)
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    }
    low.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    low.heightAnchor.constraint(equalToConstant: 28).isActive = true
    free.topAnchor.constraint(equalTo: low.bottomAnchor).isActive = true
    root.layoutIfNeeded()

    // From files saved by builds 16087 and 17126 of Interface Builder.
    #expect(low.frame.minY == 10)
    #expect(low.frame.height == 29)
    #expect(free.frame.minY == 38)
    #expect(free.frame.height == 32)
  }
}

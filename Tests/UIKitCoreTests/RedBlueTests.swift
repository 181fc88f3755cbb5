import Testing
import TestViews

@testable import UIKitCore

/// The views of Apple's guide ("Anatomy of a Constraint"): margins 20, gap 8, equal widths.
@MainActor
@Suite("Red and Blue side by side")
struct RedBlueTests {
  private let superview = rootView(320, 568)
  private let red: UIView
  private let blue: UIView

  init() {
    red = superview.addConstrainedSubview()
    blue = superview.addConstrainedSubview()
  }

  private func pinAllEdges() {
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      superview.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
      red.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      blue.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      superview.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
      superview.bottomAnchor.constraint(equalTo: blue.bottomAnchor, constant: 20),
    ])
  }

  @Test("Rotated to landscape, the views have the frames of a new layout: (568 − 48) / 2 = 260")
  func rotation() {
    pinAllEdges()
    superview.layoutIfNeeded()

    superview.frame.size = CGSize(width: 568, height: 320)
    superview.layoutIfNeeded()

    #expect(red.frame == CGRect(x: 20, y: 20, width: 260, height: 280))
    #expect(blue.frame == CGRect(x: 288, y: 20, width: 260, height: 280))
  }

  @Test("Constraints from items and attributes result in the same layout as constraints from anchors")
  func byItems() {
    func constrain(
      _ a: UIView, _ first: NSLayoutConstraint.Attribute, _ b: UIView, _ second: NSLayoutConstraint.Attribute,
      _ constant: CGFloat
    ) {
      NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    constrain(red, .leading, superview, .leading, 20)
    constrain(blue, .leading, red, .trailing, 8)
    constrain(blue, .trailing, superview, .trailing, -20)
    constrain(red, .width, blue, .width, 0)
    constrain(red, .top, superview, .top, 20)
    constrain(blue, .top, red, .top, 0)
    constrain(red, .bottom, superview, .bottom, -20)
    constrain(blue, .bottom, red, .bottom, 0)

    superview.layoutIfNeeded()

    #expect(red.frame == CGRect(x: 20, y: 20, width: 136, height: 528))
    #expect(blue.frame == CGRect(x: 164, y: 20, width: 136, height: 528))
  }
}

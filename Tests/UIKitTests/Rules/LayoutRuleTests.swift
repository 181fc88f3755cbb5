import Testing
import TestViews
import UIKit

/// A view with a content size and alignment insets.
private final class Sized: UIView {
  var content = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

@MainActor
@Suite("Rules of masks, transforms and fitting")
struct LayoutRuleTests {
  @Test("A container that grows by 100 resizes and moves its subviews by their autoresizing masks")
  func masks() {
    // (mask, x, width): flexible margins and widths share 100 more points in proportion to their lengths, 20 : 100 : 80.
    let across: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
      ([], 20, 100), (.flexibleLeftMargin, 120, 100), (.flexibleWidth, 20, 200), (.flexibleRightMargin, 20, 100),
      // left 20 and right 80: the left gets a fifth, 20.
      ([.flexibleLeftMargin, .flexibleRightMargin], 40, 100),
      // left 20 and width 100: a sixth, 16.67 → 16.5 at 2x; the width ends at 220.
      ([.flexibleLeftMargin, .flexibleWidth], 36.5, 183.5),
      // width 100 and right 80: 100·100/180 = 55.56 → edges 20 and 175.5.
      ([.flexibleWidth, .flexibleRightMargin], 20, 155.5),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30, 150),
    ]
    for (mask, x, width) in across {
      for usesConstraints in [false, true] {
        let container = rootView(200, 100)
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
        view.autoresizingMask = mask
        container.addSubview(view)
        // A constraint that references the view adds its mask to the solver.
        if usesConstraints {
          let other = container.addConstrainedSubview()
          other.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        container.layoutIfNeeded()
        container.frame.size = CGSize(width: 300, height: 200)
        container.layoutIfNeeded()

        #expect(abs(view.frame.minX - x) <= 0.5, "\(mask) \(usesConstraints)")
        #expect(abs(view.frame.width - width) <= 0.5, "\(mask) \(usesConstraints)")
        #expect(view.frame.minY == 30)
        #expect(view.frame.height == 40)
      }
    }
  }

  @Test("A transform affects drawing and the frame, not the layout: 100 wide, rotated by 90° in place")
  func transformAndLayout() {
    let container = rootView(300, 200)
    let (rotated, neighbor) = (container.addConstrainedSubview(), container.addConstrainedSubview())
    NSLayoutConstraint.activate([
      rotated.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      rotated.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      rotated.widthAnchor.constraint(equalToConstant: 100), rotated.heightAnchor.constraint(equalToConstant: 40),
      neighbor.leadingAnchor.constraint(equalTo: rotated.trailingAnchor, constant: 5),
      neighbor.topAnchor.constraint(equalTo: rotated.topAnchor), neighbor.widthAnchor.constraint(equalToConstant: 10),
      neighbor.heightAnchor.constraint(equalTo: rotated.widthAnchor),
    ])
    rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
    container.layoutIfNeeded()

    #expect(rotated.bounds.size == CGSize(width: 100, height: 40))
    #expect(rotated.center == CGPoint(x: 60, y: 40))
    // Around (60, 40): 40 wide and 100 high.
    let drawn = rotated.frame
    #expect(abs(drawn.minX - 40) < 0.001 && abs(drawn.minY + 10) < 0.001)
    #expect(abs(drawn.width - 40) < 0.001 && abs(drawn.height - 100) < 0.001)
    #expect(neighbor.frame == CGRect(x: 115, y: 20, width: 10, height: 100))
  }

  @Test("Constraints determine the frame for every anchor point, which affects only the position")
  func anchorPoint() {
    let container = rootView(200, 100)
    let view = container.addConstrainedSubview()
    view.layer.anchorPoint = .zero
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    container.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
    #expect(view.center == CGPoint(x: 10, y: 20))
  }

  @Test("Constraints apply to alignment rectangles in both directions, and frames extend beyond these")
  func alignmentInsets() {
    for rightToLeft in [false, true] {
      let container = rootView(200, 100)
      if rightToLeft { container.semanticContentAttribute = .forceRightToLeft }
      let (a, b) = (Sized(), Sized())
      a.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      container.addConstrained(a, b)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 6),
        b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      ])
      container.layoutIfNeeded()

      // The content size is the size of the alignment rectangle, 30 by 20, so the frame is 36 by 24.
      let x: CGFloat = rightToLeft ? 200 - 10 - 30 - 2 : 8
      #expect(a.frame == CGRect(x: x, y: 9, width: 36, height: 24))
      #expect(b.frame == CGRect(x: rightToLeft ? 200 - 10 - 30 - 6 - 30 : 46, y: 10, width: 30, height: 20))
    }
  }

  @Test("Changed alignment insets of a parent affect a child with a flexible mask at the next layout")
  func parentInsetsReachMasks() {
    let container = rootView(200, 100)
    let parent = Sized()
    parent.content = CGSize(width: 100, height: 60)
    container.addConstrained(parent)
    let child = UIView(frame: .zero)
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      parent.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      parent.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      parent.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -90),
    ])
    container.layoutIfNeeded()
    child.frame = parent.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let follower = parent.addConstrainedSubview()
    NSLayoutConstraint.activate([
      follower.widthAnchor.constraint(equalTo: child.widthAnchor),
      follower.topAnchor.constraint(equalTo: child.topAnchor),
      follower.heightAnchor.constraint(equalToConstant: 5), follower.leftAnchor.constraint(equalTo: child.leftAnchor),
    ])
    container.layoutIfNeeded()
    #expect(follower.frame.width == 100)

    parent.insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
    parent.invalidateIntrinsicContentSize()
    parent.setNeedsLayout()
    container.layoutIfNeeded()

    #expect(parent.frame.width == 120)
    #expect(child.frame.width == 120)
    #expect(follower.frame.width == 120)
  }

  @Test("A fitting size keeps a side of required priority and adapts a side of low priority to the content")
  func fitting() {
    let view = UIView()
    let label = Sized()
    label.content = CGSize(width: 120, height: 30)
    view.addConstrained(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
    ])
    let target = CGSize(width: 90, height: 500)

    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 50))
    // Hugging at 250 is stronger than the expanded target of 10,000 at 50.
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 140, height: 50))
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 90, height: 50))
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .defaultHigh - 1, verticalFittingPriority: .defaultLow + 1)
        == CGSize(width: 140, height: 500))
    label.setContentHuggingPriority(UILayoutPriority(20), for: .horizontal)
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 50))
  }

  @Test("Views without a common ancestor cannot be related: the error names the anchors and the line")
  func unrelatedTrees() throws {
    let (left, right) = (rootView(10, 10), rootView(10, 10))
    let (a, b) = (left.addConstrainedSubview("A"), right.addConstrainedSubview("B"))
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
    let line = #line - 1
    #expect {
      try LayoutDiagnostics.strictly { constraint.isActive = true }
    } throws: { error in
      let text = "\(error)"
      return text.contains(
        "Unable to activate constraint with anchors \"A.top\" and \"B.bottom\" because they have no common ancestor.")
        && text.contains("LayoutRuleTests.swift:\(line)")
    }
    #expect(!constraint.isActive)
  }

  @Test("An error contains the source location of the call")
  func errorsHaveLocations() {
    let container = rootView(100, 100)
    let view = container.addConstrainedSubview()
    var text = ""
    let line = #line + 3
    do {
      try LayoutDiagnostics.strictly {
        _ = view.leadingAnchor.constraint(equalTo: container.leftAnchor)
        _ = NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[vew]", metrics: nil, views: ["view": view])
      }
    } catch {
      text = "\(error)"
    }

    #expect([line, line + 1, line + 4].map { text.contains("LayoutRuleTests.swift:\($0)") } == [true, true, true])
  }
}

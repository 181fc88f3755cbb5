import Testing
import UIKit

@MainActor
func tree(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
func part(of parent: UIView, _ name: String = "") -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  parent.addSubview(view)
  return view
}

/// A view with a content size, alignment insets and baselines of its own.
private final class Sized: UIView {
  var content = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

@MainActor
@Suite("More rules of layout")
struct LayoutRuleTests {
  @Test("Every mask: a frame of 20, 30, 100, 40 in 200 by 100 grows with its container to 300 by 200")
  func masks() {
    // (mask, x, width): 100 more points across, shared by what flexes in proportion to its length (20 : 100 : 80).
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
        let container = tree(200, 100)
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
        view.autoresizingMask = mask
        container.addSubview(view)
        // A constraint that references the view adds its mask to the solver.
        if usesConstraints {
          let other = part(of: container)
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
    let container = tree(300, 200)
    let (turned, beside) = (part(of: container), part(of: container))
    NSLayoutConstraint.activate([
      turned.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      turned.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      turned.widthAnchor.constraint(equalToConstant: 100), turned.heightAnchor.constraint(equalToConstant: 40),
      beside.leadingAnchor.constraint(equalTo: turned.trailingAnchor, constant: 5),
      beside.topAnchor.constraint(equalTo: turned.topAnchor), beside.widthAnchor.constraint(equalToConstant: 10),
      beside.heightAnchor.constraint(equalTo: turned.widthAnchor),
    ])
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    container.layoutIfNeeded()

    #expect(turned.bounds.size == CGSize(width: 100, height: 40))
    #expect(turned.center == CGPoint(x: 60, y: 40))
    // Around (60, 40): 40 wide and 100 high.
    let drawn = turned.frame
    #expect(abs(drawn.minX - 40) < 0.001 && abs(drawn.minY + 10) < 0.001)
    #expect(abs(drawn.width - 40) < 0.001 && abs(drawn.height - 100) < 0.001)
    #expect(beside.frame == CGRect(x: 115, y: 20, width: 10, height: 100))
  }

  @Test("A moved anchor point: the frame is the constraints', the position depends on it")
  func anchorPoint() {
    let container = tree(200, 100)
    let view = part(of: container)
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

  @Test("Alignment insets in both directions: edges are those of alignment rectangles, frames extend beyond")
  func alignmentInsets() {
    for rightToLeft in [false, true] {
      let container = tree(200, 100)
      if rightToLeft { container.semanticContentAttribute = .forceRightToLeft }
      let (a, b) = (Sized(), Sized())
      a.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      for view in [a, b] {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
      }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 6),
        b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      ])
      container.layoutIfNeeded()

      // The content size is that of the alignment rectangle: 30 by 20, so the frame is 36 by 24.
      let x: CGFloat = rightToLeft ? 200 - 10 - 30 - 2 : 8
      #expect(a.frame == CGRect(x: x, y: 9, width: 36, height: 24))
      #expect(b.frame == CGRect(x: rightToLeft ? 200 - 10 - 30 - 6 - 30 : 46, y: 10, width: 30, height: 20))
    }
  }

  @Test("Changed alignment insets of a parent affect a child with a flexible mask at the next layout")
  func parentInsetsReachMasks() {
    let container = tree(200, 100)
    let parent = Sized()
    parent.content = CGSize(width: 100, height: 60)
    parent.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(parent)
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
    let follower = part(of: parent)
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

  @Test("Fitting with priorities: a required side is kept, a weak one yields to the content")
  func fitting() {
    let view = UIView()
    let label = Sized()
    label.content = CGSize(width: 120, height: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
    ])
    let target = CGSize(width: 90, height: 500)

    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 50))
    // Towards 10000 nothing holds but hugging at 250, which is stronger than the fit at 50.
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

  @Test("Views of two windows cannot be related: the error names the anchors and the line")
  func unrelatedTrees() throws {
    let (left, right) = (tree(10, 10), tree(10, 10))
    let (a, b) = (part(of: left, "A"), part(of: right, "B"))
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
  func refusalsHavePlaces() {
    let container = tree(100, 100)
    let view = part(of: container)
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

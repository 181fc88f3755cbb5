import Testing
import TestViews
import UIKit

@MainActor
@Suite("Rules of stacks, scroll views and margins")
struct ContainerRuleTests {
  @MainActor private final class Block: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func fit(_ view: UIView) -> CGSize { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  @Test("The custom spacing of a hidden view has no effect; the preceding view keeps its own spacing")
  func hiddenWithCustomSpacing() {
    let (a, b, c) = (Block(10, 10), Block(20, 10), Block(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 4
    stack.setCustomSpacing(50, after: b)
    stack.setCustomSpacing(7, after: a)
    // 10 + 7 + 20 + 50 + 30
    #expect(fit(stack).width == 117)

    b.isHidden = true
    // The spacing after a precedes the next visible view: 10 + 7 + 30.
    #expect(fit(stack).width == 47)

    (a.isHidden, b.isHidden) = (true, false)
    #expect(fit(stack).width == 100)

    c.isHidden = true
    // There is no spacing after the last visible view.
    #expect(fit(stack).width == 20)

    (a.isHidden, b.isHidden) = (true, true)
    #expect(fit(stack) == .zero)
  }

  @Test("Removing an arranged view leaves it a subview; inserting or adding it again moves it")
  func removal() {
    let (a, b, c) = (Block(10, 10), Block(20, 10), Block(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.setCustomSpacing(9, after: b)
    stack.removeArrangedSubview(b)
    #expect(b.superview === stack)
    #expect(fit(stack).width == 40)

    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a, c])

    stack.addArrangedSubview(b)
    #expect(stack.arrangedSubviews == [a, c, b])

    c.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a, b])
    #expect(fit(stack).width == 30)
  }

  @Test("Two stacks of labels share a baseline through their first and last lines")
  func nestedBaselines() {
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = "x"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let (big, small) = (label(40), label(10))
    let (top, bottom) = (label(12), label(20))
    let left = UIStackView(arrangedSubviews: [big, small])
    left.alignment = .lastBaseline
    let right = UIStackView(arrangedSubviews: [top, bottom])
    right.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [left, right])
    outer.alignment = .firstBaseline
    let size = fit(outer)
    outer.frame = CGRect(origin: .zero, size: size)
    outer.layoutIfNeeded()

    func baseline(_ label: UILabel) -> CGFloat {
      label.convert(CGPoint(x: 0, y: label.font.ascender), to: outer).y
    }
    // The inner stack aligns `big` and `small`, and the outer stack aligns `top` with them. Each baseline is rounded to
    // a pixel (half a point), so two can differ by up to a point.
    #expect(abs(baseline(big) - baseline(small)) <= 1)
    #expect(abs(baseline(big) - baseline(top)) <= 1)
    #expect(bottom.convert(bottom.bounds, to: outer).minY >= top.convert(top.bounds, to: outer).maxY)
  }

  @Test("The size of the content guide excludes the content insets, which only move the initial offset")
  func scrollInsets() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let content = scroll.addConstrainedSubview()
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 6),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 7),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -12),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    scroll.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 100, height: 514))
    #expect(content.frame == CGRect(x: 5, y: 6, width: 88, height: 500))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -30))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 514))
  }

  @Test("A header pinned to the frame guide stays while the content moves")
  func frameGuideStays() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (content, header) = (scroll.addConstrainedSubview(), scroll.addConstrainedSubview())
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 0.5),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    scroll.layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    scroll.layoutIfNeeded()

    #expect(header.frame == CGRect(x: 0, y: 300, width: 50, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 1000))
  }

  @Test("Margins include the superview's if preserved, and the safe area if enabled")
  func margins() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let root = controller.view!
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 370, height: 780))
    root.addSubview(inner)
    root.layoutIfNeeded()

    // Each margin is 8, plus the part of the safe area that covers the view: 40 − 20 at the top, 30 at the bottom.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 38, right: 8))

    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    inner.preservesSuperviewLayoutMargins = true
    // The root's margins are 16 at the sides, and the safe area at the top and bottom. A distance of 10 from each side
    // leaves 6, which is less than 8. At the top, 40 − 20 remain.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 8, bottom: 30, right: 8))

    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 20)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 40, bottom: 30, right: 10))

    root.semanticContentAttribute = .forceRightToLeft
    // The superview's margins are resolved in its own direction.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 40))
  }

  @Test("The top of the keyboard guide is at the safe area's bottom or, if configured, at the view's bottom")
  func keyboardGuide() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 34
    let root = controller.view!
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    let field = root.addConstrainedSubview()
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor), field.widthAnchor.constraint(equalToConstant: 10),
      field.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(field.frame.maxY == 566)

    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(field.frame.maxY == 600)
  }

  @Test("A stack view with system spacing between baselines sets its labels like lines of text")
  func baselineStack() {
    let root = rootView(300, 300)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    for case let label as UILabel in stack.arrangedSubviews {
      label.text = "Moon"
      label.font = .systemFont(ofSize: 17)
    }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = UIStackView.spacingUseSystem
    stack.isBaselineRelativeArrangement = true
    root.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.heightAnchor.constraint(equalToConstant: 43),
    ])
    root.layoutIfNeeded()

    // Interface Builder recorded these frames in a stack view of 43 points with standard spacing.
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.map(\.minY) == [0, 22.5])
    #expect(frames.map(\.maxY) == [21, 43])
  }

  @Test("System spacing between baselines separates lines of text, and depends on their fonts")
  func baselineSpacing() {
    let root = rootView(300, 300)
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] {
      label.text = "Text"
      label.font = .systemFont(ofSize: 20)
      root.addConstrained(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    let distance = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
    NSLayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), distance])
    root.layoutIfNeeded()
    func gap() -> CGFloat { (lower.frame.minY + lower.font.ascender) - (upper.frame.minY + upper.font.ascender) }

    // The distance between lines of 20 points is 25 ("Dynamic Type sizes" in Apple's Human Interface Guidelines).
    #expect(abs(gap() - 2 * 25) <= 0.5)

    upper.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    let ascent = UIFont.systemFont(ofSize: 20).ascender
    #expect(
      abs((lower.frame.minY + ascent) - (upper.frame.minY + upper.font.ascender) - 2 * (ascent - upper.font.descender))
        <= 1)

    distance.constant = 5
    root.layoutIfNeeded()
    #expect(abs((lower.frame.minY + ascent) - (upper.frame.minY + upper.font.ascender) - 5) <= 1)
  }

  @Test("A visual format can contain guides, metrics of several types, all relations and priorities")
  func visualFormat() {
    let root = rootView(300, 300)
    let (a, b) = (root.addConstrainedSubview("a"), root.addConstrainedSubview("b"))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints =
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(left)-[a(>=wide,<=100,==10@251)]-gap-[g(==a)]-[b(20)]-(>=0)-|",
        options: [.alignAllTop, .alignAllBottom],
        metrics: ["left": 5, "wide": CGFloat(60), "gap": NSNumber(value: 3.5)],
        views: ["a": a, "b": b, "g": guide])
      + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a(40)]", metrics: nil, views: ["a": a])
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()

    #expect(a.frame == CGRect(x: 5, y: 8, width: 60, height: 40))
    #expect(guide.layoutFrame == CGRect(x: 68.5, y: 8, width: 60, height: 40))
    #expect(b.frame == CGRect(x: 136.5, y: 8, width: 20, height: 40))
  }

  @Test("A right-to-left view mirrors center constants and multiples of the leading edge, but not a stack inside")
  func mirrored() {
    let root = rootView(300, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (root.addConstrainedSubview(), root.addConstrainedSubview())
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 40),
      a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: b, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
        constant: 5),
      b.widthAnchor.constraint(equalToConstant: 30), b.topAnchor.constraint(equalTo: root.topAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    let stack = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 10)])
    stack.frame = CGRect(x: 0, y: 50, width: 100, height: 10)
    stack.spacing = 6
    root.addSubview(stack)
    root.layoutIfNeeded()

    // The center is 20 to the left, which is the trailing direction: 150 − 20 = 130.
    #expect(a.frame == CGRect(x: 110, y: 0, width: 40, height: 10))
    // Leading is 0.25 · 300 + 5 = 80 from the right edge: 300 − 80 − 30.
    #expect(b.frame == CGRect(x: 190, y: 0, width: 30, height: 10))
    // The stack's direction depends on its traits, and not on its superview's attribute.
    #expect(stack.arrangedSubviews[0].frame.minX == 0)
  }

  @Test("Text in a non-scrolling text view determines its stack's height, at the stack's width")
  func textViewInStack() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 16)
    text.text = "one two three four five six seven eight nine ten eleven twelve"
    let stack = UIStackView(arrangedSubviews: [text, Block(10, 10)])
    stack.axis = .vertical
    let root = rootView(150, 400)
    root.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let wide = text.frame.height

    root.frame.size.width = 90
    root.layoutIfNeeded()

    #expect(wide == text.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 90, height: 0)).height)
    #expect(text.frame.height > wide)
    #expect(stack.frame.height == text.frame.height + 10)
  }

  @Test("An unsatisfiable layout is reported with source lines, and an ambiguous layout can show another solution")
  func reports() {
    let root = rootView(300, 100)
    let view = root.addConstrainedSubview("card")
    let line = #line + 2
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 290),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect {
      try LayoutDiagnostics.strictly { root.layoutIfNeeded() }
    } throws: { error in
      let text = "\(error)"
      let found = (0...3).map { text.contains("ContainerRuleTests.swift:\(line + $0)") }
      return text.contains("Unable to simultaneously satisfy constraints.") && found == [true, true, true, false]
    }
    // The constraint of the deepest view is broken, of the three that conflict.
    #expect(view.frame == CGRect(x: 10, y: 0, width: 280, height: 0))
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != before)
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 280)
  }
}

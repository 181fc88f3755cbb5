import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Stack views")
struct StackViewTests {
  /// A view with a content size.
  private final class Box: UIView {
    var size: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func layOut(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: width),
      stack.heightAnchor.constraint(equalToConstant: height),
    ])
    // The stack view keeps its frames after the root is deallocated.
    root.layoutIfNeeded()
    stack.removeFromSuperview()
  }

  @Test("A nested stack's share depends on its arranged views: heights of 43.5, 58 and 24 shrink to a total of 122")
  func fillProportionallyWithStacks() {
    let inner = UIStackView(arrangedSubviews: [Box(207.5, 43.5), Box(80, 20)])
    let (middle, last) = (Box(190, 58), Box(152, 24))
    let stack = UIStackView(arrangedSubviews: [inner, middle, last])
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .fillProportionally, .center)

    layOut(stack, 375, 122)

    // The heights in a file saved by build 14490 of Interface Builder are 42.5, 56 and 23.5.
    #expect(abs(inner.frame.height - 42.5) <= 0.5)
    #expect(abs(middle.frame.height - 56) <= 0.5)
    #expect(abs(last.frame.height - 23.5) <= 0.5)
  }

  @Test("A nested stack's share follows its content: 300 · 40 / 60 becomes 300 · 80 / 100")
  func nestedShareFollowsContent() {
    let (inside, other) = (Box(40, 20), Box(20, 20))
    let inner = UIStackView(arrangedSubviews: [inside])
    let stack = UIStackView(arrangedSubviews: [inner, other])
    stack.distribution = .fillProportionally

    layOut(stack, 300, 50)
    #expect(inner.frame.width == 200)

    inside.size = CGSize(width: 80, height: 20)
    layOut(stack, 300, 50)
    #expect(inner.frame.width == 240)
  }

  @Test("A picker's share is proportional to its height of 216: 201 · 20.5 / 236.5 = 17.4 remains for a line")
  func fillProportionallyWithPicker() {
    let (line, picker) = (Box(100, 20.5), UIPickerView(frame: .zero))
    let stack = UIStackView(arrangedSubviews: [line, picker])
    (stack.axis, stack.distribution) = (.vertical, .fillProportionally)

    layOut(stack, 375, 201)

    // The heights in a file saved by build 13173 of Interface Builder are 17.5 and 183.5.
    #expect(abs(line.frame.height - 17.5) <= 0.5)
    #expect(abs(picker.frame.height - 183.5) <= 0.5)
  }

  @Test("If one view can yield 31 points, or two views 31 points each, the one view yields")
  func sumOfViolations() {
    func column() -> UIStackView {
      let column = UIStackView(arrangedSubviews: [Box(165, 41), Box(165, 50)])
      (column.axis, column.spacing) = (.vertical, -5)
      return column
    }
    let row = UIStackView(arrangedSubviews: [column(), column()])
    row.alignment = .bottom
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 110))
    let control = Box(359, 31)
    root.addConstrained(row)
    root.addConstrained(control)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -15),
      control.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      control.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
    ])
    root.layoutIfNeeded()

    // In two files saved by build 20020 of Interface Builder, the height is 41 − 5 + 50 = 86, which leaves no height
    // for a segmented control below.
    #expect(row.frame.minY == 8)
    #expect(row.frame.height == 86)
    #expect(control.frame.minY == 102)
    #expect(control.frame.height == 0)
  }

  @Test("Of two equal views in a stack that is too short, the last one yields: 58 − 50 = 8")
  func lastViewYields() {
    let (first, last) = (Box(50, 50), Box(50, 50))
    let stack = UIStackView(arrangedSubviews: [first, last])
    stack.axis = .vertical

    layOut(stack, 50, 58)

    #expect(first.frame.height == 50)
    #expect(last.frame.height == 8)
  }

  // mcmap.net/q/1871613, a page with the log and frames of an iOS app: the trailing canvas connection yields.
  @Test("The proportion of a single view is required, and conflicts with margins: the view is as wide as the stack")
  func singleProportion() {
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { _ in }
    defer { LayoutDiagnostics.sink = sink }
    let box = Box(25, 20)
    let stack = UIStackView(arrangedSubviews: [box])
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200), stack.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 10, y: 0, width: 200, height: 40))
    #expect(root.layoutDiagnostics.conflicts.map(\.broken.description).count == 1)
    #expect(
      root.layoutDiagnostics.conflicts.first?.constraints.contains {
        $0.description.contains("'UISV-fill-proportionally'")
      } == true)

    // The page has the frames of two views as well: their proportions are optional, and the last one yields.
    stack.addArrangedSubview(Box(75, 20))
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 130])
    #expect(root.layoutDiagnostics.conflicts.isEmpty)
  }

  @Test("Equal shares of labels that wrap follow their number of lines and compression resistance")
  func sharesOfWrappingLabels() {
    let labels = (0..<2).map { _ in UILabel() }
    labels[0].text = "A text that is longer than half of the row by far, and then some"
    labels[1].text = "A text that is long"
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .top
    layOut(stack, 300, 500)
    func limits() -> [String] {
      stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }.map {
        "\($0.multiplier) \($0.constant) \($0.priority.rawValue)"
      }
    }
    #expect(limits().isEmpty)

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    root.addConstrained(stack)
    stack.spacing = 10
    for label in labels { label.numberOfLines = 0 }
    root.layoutIfNeeded()
    // kean.blog/post/lets-build-uistackview: 760 for labels of 750, and no spacing there.
    #expect(limits() == ["0.5 -5.0 760.0", "0.5 -5.0 760.0"])

    labels[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    labels[0].numberOfLines = 1
    root.layoutIfNeeded()
    #expect(limits() == ["0.5 -5.0 999.0"])
  }

  @Test(
    "A view removed from the arrangement stays a subview; a view removed from the stack is no longer arranged"
  )
  func removal() {
    let (a, b) = (Box(40, 20), Box(60, 30))
    let stack = UIStackView(arrangedSubviews: [a, b])

    stack.removeArrangedSubview(a)
    b.removeFromSuperview()

    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [a])
  }

  /// Returns a row of a view of 34×34 and a hidden view of 50×50 in a stack view without a given height.
  private func rowWithHidden(
    _ alignment: UIStackView.Alignment
  ) -> (stack: UIStackView, shown: UIView, hidden: UIView) {
    let (shown, hidden) = (UIView(), UIView())
    for (view, length, priority) in [(shown, CGFloat(34), Float(999)), (hidden, 50, 1000)] {
      let height = view.heightAnchor.constraint(equalToConstant: length)
      height.priority = UILayoutPriority(priority)
      height.isActive = true
    }
    shown.widthAnchor.constraint(equalToConstant: 34).isActive = true
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [shown, hidden])
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    return (stack, shown, hidden)
  }

  // Interface Builder recorded hidden views that are centered in nine projects (for example, 20.5 high at 12 in a stack
  // of 44), at the bottom edge in one, on a baseline in one, and as tall as the stack view in four.
  @Test(
    "A hidden view has no length but keeps its alignment; only the fill alignment makes the stack as tall as it"
  )
  func hiddenAlignment() {
    let centered = rowWithHidden(.center)
    #expect(centered.stack.frame.height == 34)
    #expect(centered.hidden.frame == CGRect(x: 0, y: -8, width: 0, height: 50))
    let below = rowWithHidden(.bottom)
    #expect(below.hidden.frame == CGRect(x: 0, y: -16, width: 0, height: 50))
    let filled = rowWithHidden(.fill)
    #expect(filled.stack.frame.height == 50)
    #expect(filled.shown.frame.height == 50)
    #expect(filled.hidden.frame == CGRect(x: 0, y: 0, width: 0, height: 50))
  }
}

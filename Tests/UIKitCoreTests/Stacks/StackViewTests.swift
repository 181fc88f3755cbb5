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

/// Every distribution, alignment, axis, direction and set of hidden views.
@MainActor
@Suite("Stack views compared with a formula")
struct StackGridTests {
  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]
  private static let lengths: [CGFloat] = [40, 25, 60, 30]
  private static let breadths: [CGFloat] = [20, 44, 13, 30]

  @Test(
    "Up to four views, with every subset hidden, have the frames of the formula",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func grid(axis: NSLayoutConstraint.Axis, direction: UIUserInterfaceLayoutDirection) {
    var differences: [String] = []
    for count in 0...4 {
      let bench = StackBench(count: count, axis: axis, direction: direction)
      bench.stack.spacing = 6
      differences += everyState(of: bench, size: CGSize(width: 300, height: 280))
    }

    #expect(differences == [])
  }

  @Test(
    "Custom spacings and margins have the effect that the formula predicts",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func spacingsAndMargins(axis: NSLayoutConstraint.Axis, direction: UIUserInterfaceLayoutDirection) {
    var differences: [String] = []
    for count in 1...4 {
      let bench = StackBench(count: count, axis: axis, direction: direction)
      bench.stack.spacing = 4
      bench.setCustomSpacing(10, after: 0)
      bench.setCustomSpacing(UIStackView.spacingUseSystem, after: 2)
      bench.stack.isLayoutMarginsRelativeArrangement = true
      bench.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
      differences += everyState(of: bench, size: CGSize(width: 320, height: 300))
    }

    #expect(differences == [])
  }

  @Test(
    "If space is short, filling shrinks the last visible view",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func shortage(axis: NSLayoutConstraint.Axis) {
    var differences: [String] = []
    for hidden in 0..<16 {
      let bench = StackBench(count: 4, axis: axis, direction: .leftToRight)
      bench.stack.spacing = 6
      bench.hide(hidden)
      let visible = bench.visible
      guard let last = visible.last else { continue }
      // Half of the last view's length is missing.
      let content = visible.reduce(0) { $0 + Self.lengths[$1] } + CGFloat(6 * (visible.count - 1))
      let total = content - Self.lengths[last] / 2
      let size = axis == .horizontal ? CGSize(width: total, height: 50) : CGSize(width: 50, height: total)
      differences += bench.differences(size: size)
    }

    #expect(differences == [])
  }

  /// Tests all states in sequence on one stack, so that the transitions between them are also tested.
  private func everyState(of bench: StackBench, size: CGSize) -> [String] {
    var differences: [String] = []
    for distribution in Self.distributions {
      bench.stack.distribution = distribution
      for alignment in Self.alignments {
        bench.stack.alignment = alignment
        for hidden in 0..<(1 << bench.boxes.count) {
          bench.hide(hidden)
          differences += bench.differences(size: size)
        }
      }
    }
    return differences
  }

  /// A stack of boxes with content sizes, in a root view.
  @MainActor
  private final class StackBench {
    final class Box: UIView {
      var content = CGSize.zero
      override var intrinsicContentSize: CGSize { content }
    }

    let stack: UIStackView
    let boxes: [Box]
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint
    private let direction: UIUserInterfaceLayoutDirection
    private var customSpacings: [Int: CGFloat] = [:]

    init(count: Int, axis: NSLayoutConstraint.Axis, direction: UIUserInterfaceLayoutDirection) {
      self.direction = direction
      boxes = (0..<count).map { index in
        let box = Box()
        let (length, breadth) = (StackGridTests.lengths[index], StackGridTests.breadths[index])
        box.content =
          axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
        return box
      }
      stack = UIStackView(arrangedSubviews: boxes)
      stack.axis = axis
      stack.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      root.addConstrained(stack)
      width = stack.widthAnchor.constraint(equalToConstant: 0)
      height = stack.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        width, height,
      ])
    }

    func setCustomSpacing(_ spacing: CGFloat, after index: Int) {
      guard index < boxes.count else { return }
      stack.setCustomSpacing(spacing, after: boxes[index])
      // The system's distance between siblings is 8 points.
      customSpacings[index] = spacing == UIStackView.spacingUseSystem ? 8 : spacing
    }

    /// Hides the views whose bits are set, and shows all others.
    func hide(_ bits: Int) {
      for (index, box) in boxes.enumerated() { box.isHidden = bits >> index & 1 == 1 }
    }

    var visible: [Int] { boxes.indices.filter { !boxes[$0].isHidden } }

    /// Returns the differences from the formula beyond pixel rounding, and the hidden views with a length.
    func differences(size: CGSize) -> [String] {
      (width.constant, height.constant) = (size.width, size.height)
      root.layoutIfNeeded()
      let expected = StackFormula(
        axis: stack.axis, direction: direction, distribution: stack.distribution, alignment: stack.alignment,
        size: size, margins: stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero,
        contents: visible.map {
          (StackGridTests.lengths[$0], StackGridTests.breadths[$0], customSpacings[$0] ?? stack.spacing)
        }
      ).frames
      var differences = zip(visible, expected).compactMap { index, frame in
        isNear(boxes[index].frame, frame) ? nil : "\(state): view \(index) at \(boxes[index].frame), not \(frame)"
      }
      for (index, box) in boxes.enumerated() where box.isHidden {
        let length = stack.axis == .horizontal ? box.frame.width : box.frame.height
        if length != 0 { differences.append("\(state): hidden view \(index) is \(length) long") }
      }
      return differences
    }

    private var state: String { "\(stack.distribution) \(stack.alignment) visible \(visible)" }

    /// Returns whether two frames are equal up to rounding to half points.
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
      zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY]).allSatisfy { abs($0 - $1) <= 0.2501 }
    }
  }
}

/// The frames of arranged views according to UIKit's documentation, computed without constraints.
///
/// Lengths are measured along the axis, and breadths across it, from the top leading corner.
struct StackFormula {
  var axis: NSLayoutConstraint.Axis
  var direction: UIUserInterfaceLayoutDirection
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// The stack's own size, margins included.
  var size: CGSize
  var margins = NSDirectionalEdgeInsets.zero
  /// The intrinsic length and breadth of the visible views, and the spacing after each.
  var contents: [(length: CGFloat, breadth: CGFloat, spacing: CGFloat)]

  /// The frames of the visible views in the stack.
  var frames: [CGRect] {
    let inner = CGRect(
      x: margins.leading, y: margins.top, width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    let isRow = axis == .horizontal
    let spans = self.spans(in: isRow ? inner.width : inner.height)
    return zip(spans, contents).map { span, content in
      let across = self.across(content.breadth, in: isRow ? inner.height : inner.width)
      let frame =
        isRow
        ? CGRect(x: span.start, y: across.start, width: span.length, height: across.length)
        : CGRect(x: across.start, y: span.start, width: across.length, height: span.length)
      let moved = frame.offsetBy(dx: inner.minX, dy: inner.minY)
      guard direction == .rightToLeft else { return moved }
      return CGRect(x: size.width - moved.maxX, y: moved.minY, width: moved.width, height: moved.height)
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  private func spans(in total: CGFloat) -> [Span] {
    let count = contents.count
    // The share of a single view is required, and breaks the connection with the trailing margin.
    let single = distribution == .fillProportionally ? (axis == .horizontal ? size.width : size.height) : total
    guard count > 1 else { return contents.map { _ in (0, single) } }
    let lengths = contents.map(\.length)
    let gaps = contents.dropLast().map(\.spacing)
    let (content, spacing) = (lengths.reduce(0, +), gaps.reduce(0, +))
    switch distribution {
    case .fill:
      // All views keep their lengths except the last one, which is stretched or compressed to the remaining length.
      return chain(lengths.dropLast() + [total - spacing - lengths.dropLast().reduce(0, +)], gaps)
    case .fillEqually:
      return chain(Array(repeating: (total - spacing) / CGFloat(count), count: count), gaps)
    case .fillProportionally:
      // Shares refer to the stack's size including its margins. The last view gets the remaining length.
      let whole = axis == .horizontal ? size.width : size.height
      let shares = lengths.map { whole * $0 / (content + spacing) }
      return chain(shares.dropLast() + [total - spacing - shares.dropLast().reduce(0, +)], gaps)
    case .equalSpacing:
      return chain(lengths, Array(repeating: (total - content) / CGFloat(count - 1), count: count - 1))
    case .equalCentering:
      let (first, last) = (lengths[0] / 2, total - lengths[count - 1] / 2)
      return lengths.enumerated().map { index, length in
        (first + (last - first) * CGFloat(index) / CGFloat(count - 1) - length / 2, length)
      }
    }
  }

  private func chain(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  private func across(_ breadth: CGFloat, in total: CGFloat) -> Span {
    switch alignment {
    case .fill: (0, total)
    case .center: ((total - breadth) / 2, breadth)
    // A view without text has its first baseline at its top and its last baseline at its bottom. A column has no common
    // baseline and aligns the leading or the trailing edges.
    case .leading, .firstBaseline: (0, breadth)
    case .trailing, .lastBaseline: (total - breadth, breadth)
    }
  }
}

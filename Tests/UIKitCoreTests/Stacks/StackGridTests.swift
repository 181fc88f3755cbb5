import Testing
import TestViews

@testable import UIKitCore

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

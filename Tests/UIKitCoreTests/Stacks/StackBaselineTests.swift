import Testing
import UIKitCore

@MainActor
@Suite("Stack views and baselines")
struct StackBaselineTests {
  private func stack(_ sizes: [CGFloat], axis: NSLayoutConstraint.Axis) -> (UIStackView, [UILabel]) {
    let labels = sizes.map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Moon"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = axis
    return (stack, labels)
  }

  // Lines of 17 and 34 points are 20.5 and 41 high at 2x; the ascender is 0.952148 of the point size.
  @Test(
    "First baselines stand on one line, the largest text at the top: 34·0.952148 − 17·0.952148 = 16.19",
    arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func row(alignment: UIStackView.Alignment) {
    let (stack, labels) = stack([17, 34, 17], axis: .horizontal)
    stack.alignment = alignment
    let presentation = Presentation(of: stack, size: CGSize(width: 300, height: 100), scale: 2)

    let tops = labels.map(\.frame.minY)
    let drop = 17 * 0.952148
    #expect(abs(tops[0] - tops[1] - drop) <= 0.5)
    #expect(tops[0] == tops[2])
    #expect(labels.map(\.frame.height) == [20.5, 41, 20.5])
    if alignment == .firstBaseline { #expect(tops[1] == 0) }
    // The last baseline stands on the line of the smaller text, whose descent is the smaller one.
    if alignment == .lastBaseline { #expect(labels[1].frame.maxY == presentation.root.bounds.maxY) }
  }

  @Test("In a column, spacing is kept from baseline to baseline where that is asked for")
  func column() {
    let (stack, labels) = stack([17, 17, 17], axis: .vertical)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    stack.alignment = .leading
    let root = UIView()
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    _ = Presentation(of: root, size: CGSize(width: 300, height: 200), scale: 2)

    #expect(labels.map(\.frame.minY) == [0, 30, 60])
    // 60 to the last line's top, and the 20.5 of that line.
    #expect(stack.frame.height == 80.5)
  }
}

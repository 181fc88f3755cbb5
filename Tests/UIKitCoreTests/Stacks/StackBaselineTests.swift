import Testing
import UIKitCore

@MainActor
@Suite("Stack views and baselines")
struct StackBaselineTests {
  private func stack(_ sizes: [CGFloat]) -> (UIStackView, [UILabel]) {
    let labels = sizes.map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Moon"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    return (stack, labels)
  }

  // Lines of 17 and 34 points are 20.5 and 41 high at 2x. The ascender is 0.952148 of the point size.
  @Test("Baselines are on one line; the first view touches the top, or for last baselines the bottom")
  func row() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let (stack, labels) = stack([34, 17, 17])
      stack.alignment = alignment
      _ = OffscreenWindow(of: stack, size: CGSize(width: 300, height: 100), scale: 2)

      let tops = labels.map(\.frame.minY)
      let drop = 17 * 0.952148
      #expect(abs(tops[1] - tops[0] - drop) <= 0.5)
      #expect(tops[1] == tops[2])
      #expect(labels.map(\.frame.height) == [41, 20.5, 20.5])
      #expect(alignment == .firstBaseline ? tops[0] == 0 : labels[0].frame.maxY == 100)
    }
  }

  @Test("Larger text next to a smaller first label extends above: 17·0.952148 = 16.19, on whole pixels 16 or 16.5")
  func largerTextAfterFirst() {
    let (stack, labels) = stack([17, 34])
    stack.alignment = .firstBaseline
    _ = OffscreenWindow(of: stack, size: CGSize(width: 300, height: 100), scale: 2)

    // As openradar 32291130 describes, with labels of 28, 56 and 28 points, the second label is above the stack's
    // frame.
    #expect(labels[0].frame.minY == 0)
    #expect((-16.5 ... -16).contains(labels[1].frame.minY))
  }
}

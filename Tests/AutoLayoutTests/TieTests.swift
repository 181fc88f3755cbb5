import Testing
import UIFoundation

@testable import AutoLayout

/// The solutions that are shown where constraints of equal priority leave several.
///
/// The order was seen in pictures of a chat's components that iOS 26 drew (GetStream/stream-chat-swift).
@MainActor
@Suite("Ties")
struct TieTests {
  private let container = root(300, 200)

  private func view(_ name: String, _ width: CGFloat, _ height: CGFloat) -> TestView {
    let view = TestView(name)
    view.layoutNode.setIntrinsicSize(CGSize(width: width, height: height))
    container.addSubview(view)
    return view
  }

  // ChatChannelListEmptyView activates the top inequality first. Its button is at the bottom, at 669.
  @Test("Of two inequalities that leave a position open, the one activated last is tight", arguments: [false, true])
  func inequalities(isBottomLast: Bool) {
    let button = view("Button", 80, 30)
    let top = button.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 20)
    let bottom = button.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -10)
    for constraint in isBottomLast ? [top, bottom] : [bottom, top] {
      constraint.priority = UILayoutPriority(900)
      constraint.isActive = true
    }
    container.layout()

    #expect(button.frame.minY == (isBottomLast ? 160 : 20))
  }

  @Test("Of two views that are stretched with equal priority, the first yields: 300 − 8 − 60 = 232")
  func stretchedViews() {
    let (first, second) = (view("First", 50, 20), view("Second", 60, 20))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layout()

    #expect(first.frame.width == 232)
    #expect(second.frame.width == 60)
  }
}

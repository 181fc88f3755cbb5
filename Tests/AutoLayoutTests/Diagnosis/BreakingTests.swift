import Testing
import UIFoundation

@testable import AutoLayout

/// The choice of the constraint that a conflict breaks.
///
/// Each test names what UIKit was seen to break: in a public log of an app, or in frames that Interface Builder recorded.
@MainActor
@Suite("Broken constraints")
struct BreakingTests {
  private let container = root(300, 100).with(TestView("Red"))
  private var red: TestView { container.subviews[0] }

  /// Returns the broken constraints, as descriptions.
  private func broken() -> [String] {
    container.layout()
    return container.layoutNode.engine.conflicts.map(\.broken.description)
  }

  // Recorded by 8 builds from 14113 to 23504, such as an image of 16 in a row of 40, and logged by apps, such as a height of
  // 200 in a cell of 100 (Nemocdz/iOSCollectionInTableDemo, issue 2, iOS 11).
  @Test("A conflict breaks a constraint of the deepest view")
  func deepest() {
    red.heightAnchor.constraint(equalToConstant: 40).isActive = true
    NSLayoutConstraint.activate([
      red.topAnchor.constraint(equalTo: container.topAnchor),
      red.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])

    #expect(broken() == ["<NSLayoutConstraint V:[Red(40)] (active)>"])
    #expect(red.frame.height == 100)
  }

  // Recorded by build 22505 (a width of at most 300 between edges at a distance of 374), and logged by an app (a height
  // of at least 330 in a cell of 380).
  @Test("Of the deepest view, a conflict breaks an inequality before an equality", arguments: [false, true])
  func inequality(isFirst: Bool) {
    let least = red.heightAnchor.constraint(greaterThanOrEqualToConstant: 52)
    let exact = red.heightAnchor.constraint(equalToConstant: 50)
    for constraint in isFirst ? [least, exact] : [exact, least] { constraint.isActive = true }

    #expect(broken() == ["<NSLayoutConstraint V:[Red(>=52)] (active)>"])
    #expect(red.frame.height == 50)
  }

  // Logged by eight apps, in either order of creation, such as trustwallet/trust-wallet-ios, issue 279, and
  // horizontalsystems/unstoppable-wallet-ios, issue 707; recorded by build 32700 (a bottom edge, at iOS 17).
  @Test("Of two opposite edges, a conflict breaks the trailing or bottom one", arguments: [false, true])
  func farEdge(isFirst: Bool) {
    let inner = TestView("Inner")
    red.addSubview(inner)
    red.heightAnchor.constraint(equalToConstant: 0).isActive = true
    let top = inner.topAnchor.constraint(equalTo: red.topAnchor, constant: 8)
    let bottom = red.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8)
    for constraint in isFirst ? [bottom, top] : [top, bottom] { constraint.isActive = true }

    #expect(broken() == ["<NSLayoutConstraint V:[Inner]-(8)-| (active, names: '|':Red)>"])
    #expect(inner.frame.minY == 8)
  }

  // Logged by an app (horizontalsystems/unstoppable-wallet-ios, issue 1731: −24 at line 61 is broken, −32 at line 62 kept).
  @Test("Of constraints that differ only in their constants, a conflict breaks the first that was activated")
  func oldest() {
    red.widthAnchor.constraint(equalToConstant: 24).isActive = true
    red.widthAnchor.constraint(equalToConstant: 32).isActive = true

    #expect(broken() == ["<NSLayoutConstraint H:[Red(24)] (active)>"])
    #expect(red.frame.width == 32)
  }

  // Recorded by builds 13771 to 24765.
  @Test("A conflict breaks a content size before any other constraint")
  func contentSize() {
    red.layoutNode.setIntrinsicSize(CGSize(width: 84, height: 20))
    red.layoutNode.setHugging(.required, for: .horizontal)
    red.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true

    #expect(broken() == ["<NSContentSizeLayoutConstraint H:[Red(84)] Hug:1000 CompressionResistance:750>"])
  }
}

import Testing
import TestViews
import UIKitCore

@testable import PictureComparison

@MainActor
@Suite("Frame difference")
struct FrameDifferenceTests {
  /// Returns a title next to an icon, positioned by constraints.
  private func row(leading: CGFloat, width: CGFloat = 120, direction: UIUserInterfaceLayoutDirection = .leftToRight)
    -> UIView
  {
    let (row, title, icon) = (UIView(), UIView(), UIView())
    title.accessibilityIdentifier = "title"
    icon.accessibilityIdentifier = "icon"
    row.addConstrained(title, icon)
    let badge = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    icon.addSubview(badge)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: leading),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
      title.widthAnchor.constraint(equalToConstant: width),
      title.heightAnchor.constraint(equalToConstant: 20),
      icon.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      icon.topAnchor.constraint(equalTo: title.topAnchor),
      icon.widthAnchor.constraint(equalToConstant: 16),
      icon.heightAnchor.constraint(equalToConstant: 16),
    ])
    return OffscreenWindow(of: row, size: CGSize(width: 300, height: 40), scale: 2, direction: direction).root
  }

  @Test("Equal trees have no difference")
  func equal() {
    let difference = FrameDifference(from: FrameTree(row(leading: 20)).records, to: FrameTree(row(leading: 20)))

    #expect(difference.isEmpty)
    #expect(difference.description == "")
  }

  @Test(
    "The only reported cause is the constraint whose constant changed", arguments: [false, true])
  func changedConstant(isRightToLeft: Bool) {
    let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let before = FrameTree(row(leading: 20, direction: direction)).records

    let difference = FrameDifference(from: before, to: FrameTree(row(leading: 24, direction: direction)))

    // In a right-to-left layout, x is 300 − 20 − 120.
    let x = isRightToLeft ? (160.0, 156.0) : (20.0, 24.0)
    #expect(difference.moves.map(\.name) == ["title", "icon"])
    #expect(difference.moves.first?.old == [x.0, 10, 120, 20])
    #expect(difference.moves.first?.new == [x.1, 10, 120, 20])
    // The icon's child moves with it, and is not listed.
    #expect(difference.carried == 1)
    #expect(difference.causes.count == 1)
    #expect(difference.causes.first?.text.contains("H:|-(24)-[title]") == true, "\(difference.causes)")
    #expect(difference.causes.first?.miss == 4)
    #expect(difference.causes.first?.origin?.contains("FrameDifferenceTests.swift:") == true)
  }

  @Test("A changed width is reported with the views that it moved")
  func changedWidth() {
    let before = FrameTree(row(leading: 20)).records

    let difference = FrameDifference(from: before, to: FrameTree(row(leading: 20, width: 132)))

    #expect(
      difference.moves.map(\.description) == [
        "title (UIView): width 120 → 132", "icon (UIView): x 148 → 160",
      ])
    #expect(difference.causes.map(\.miss) == [12])
    #expect(difference.causes.first?.text.contains("H:[title(132)]") == true)
  }

  @Test("If a label's text becomes longer, the reported cause is the label's intrinsic size")
  func content() {
    func labeled(_ text: String) -> UIView {
      let (row, label) = (UIView(), UILabel())
      label.text = text
      label.accessibilityIdentifier = "title"
      row.addConstrained(label)
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20).isActive = true
      label.topAnchor.constraint(equalTo: row.topAnchor, constant: 10).isActive = true
      return OffscreenWindow(of: row, size: CGSize(width: 300, height: 40), scale: 2).root
    }
    let before = FrameTree(labeled("Hello")).records

    let difference = FrameDifference(from: before, to: FrameTree(labeled("Hello, world")))

    #expect(difference.moves.map(\.name) == ["title"])
    #expect(difference.causes.count == 1)
    #expect(difference.causes.first?.text.hasPrefix("title's intrinsic size is") == true)
  }

  @Test("Views that were added and removed are reported")
  func addedAndRemoved() {
    let (old, new) = (row(leading: 20), row(leading: 20))
    let added = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    added.accessibilityIdentifier = "added"
    new.addSubview(added)
    new.subviews.first { $0.accessibilityIdentifier == "icon" }?.removeFromSuperview()

    let difference = FrameDifference(from: FrameTree(old).records, to: FrameTree(new))

    #expect(
      difference.moves.map(\.description) == [
        "added (UIView): new, at 1 2 3 4", "icon (UIView): removed, was at 148 10 16 16",
        "UIView 2: removed, was at 150 12 4 4",
      ])
  }

  @Test("If constraints were removed, the report states that no active one contradicts the old frames")
  func removed() {
    let before = FrameTree(row(leading: 20)).records
    let root = row(leading: 20)
    let title = root.subviews[0]
    root.constraints.filter { $0.firstItem === title && $0.firstAttribute == .leading }.forEach { $0.isActive = false }
    title.removeConstraints(title.constraints.filter { $0.firstAttribute == .width })
    root.layoutIfNeeded()

    let difference = FrameDifference(from: before, to: FrameTree(root))

    #expect(!difference.isEmpty)
    #expect(difference.causes.isEmpty, "\(difference.causes)")
    #expect(difference.description.contains("one was removed, or code set a frame"))
  }

  @Test("A difference with an infinite frame can be written as JSON")
  func infinite() throws {
    let (old, new) = (UIView(), UIView())
    for (root, frame) in [(old, CGRect(x: 0, y: 0, width: 10, height: 10)), (new, CGRect.infinite)] {
      let child = UIView(frame: frame)
      root.addSubview(child)
    }

    let difference = FrameDifference(from: FrameTree(old).records, to: FrameTree(new))

    #expect(throws: Never.self) { try JSONEncoder().encode(difference) }
  }

  @Test("Guides that constraints reference are recorded, and reveal a changed safe area")
  func guides() {
    func safe(_ top: CGFloat) -> FrameTree {
      let (root, bar) = (UIView(), UIView())
      bar.accessibilityIdentifier = "bar"
      root.addConstrained(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 50), bar.heightAnchor.constraint(equalToConstant: 50),
      ])
      let environment = OffscreenWindow.Environment(
        size: CGSize(width: 100, height: 200), safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
      return FrameTree(OffscreenWindow(of: root, in: environment).root)
    }

    let difference = FrameDifference(from: safe(20).records, to: safe(47))

    #expect(difference.moves.map(\.className) == ["UILayoutGuide", "UIView"])
    #expect(difference.moves.last?.description == "bar (UIView): y 20 → 47")
    // The bar moved with the guide, so the constraint between them is not a cause.
    #expect(difference.causes.isEmpty)
  }
}

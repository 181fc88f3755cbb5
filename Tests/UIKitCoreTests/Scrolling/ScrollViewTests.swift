import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let scroll = UIScrollView()
  private let content = UIView()

  init() {
    root.addConstrained(scroll)
    scroll.addConstrained(content)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -6),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -2),
    ])
  }

  @Test("Scrolling moves content in the root's coordinates, and does not change its frame")
  func offset() {
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true
    root.layoutIfNeeded()

    scroll.contentOffset = CGPoint(x: 30, y: 100)
    root.layoutIfNeeded()

    #expect(content.frame == CGRect(x: 4, y: 8, width: 500, height: 700))
    #expect(content.convert(content.bounds, to: root) == CGRect(x: -16, y: -72, width: 500, height: 700))
  }

  @Test("A rectangle of the content is scrolled into view by the minimum distance")
  func scrollRectToVisible() {
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true
    root.layoutIfNeeded()

    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)

    #expect(scroll.contentOffset == CGPoint(x: 0, y: 130))
  }
}

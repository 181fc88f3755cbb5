import Testing

@testable import UIKitCore

@MainActor
@Suite("Rule 10: scroll views")
struct ScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let scroll = UIScrollView()
  private let content = UIView()

  init() {
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
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

  @Test("Edges used with the content refer to the content area: 4 + 500 + 6 by 8 + 700 + 2")
  func contentSize() {
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true

    root.layoutIfNeeded()

    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 280, height: 180))
    #expect(scroll.contentSize == CGSize(width: 510, height: 710))
    #expect(content.frame == CGRect(x: 4, y: 8, width: 500, height: 700))
  }

  @Test("Width used with the content refers to the frame")
  func widthOfTheFrame() {
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10).isActive = true
    content.heightAnchor.constraint(equalToConstant: 50).isActive = true

    root.layoutIfNeeded()

    #expect(content.frame.width == 270)
    #expect(scroll.contentSize == CGSize(width: 280, height: 60))
  }

  @Test("Scrolling moves content in the root, not in its own space")
  func offset() {
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true
    root.layoutIfNeeded()

    scroll.contentOffset = CGPoint(x: 30, y: 100)
    root.layoutIfNeeded()

    #expect(content.frame == CGRect(x: 4, y: 8, width: 500, height: 700))
    #expect(content.convert(content.bounds, to: root) == CGRect(x: -16, y: -72, width: 500, height: 700))
  }

  @Test("Views pinned to the frame guide stay in place while the content scrolls")
  func frameGuide() {
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 5),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])

    scroll.contentOffset = CGPoint(x: 30, y: 100)
    root.layoutIfNeeded()

    #expect(badge.convert(badge.bounds, to: root) == CGRect(x: 15, y: 25, width: 20, height: 20))
    #expect(scroll.contentSize == CGSize(width: 510, height: 710))
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

import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Direction")
struct DirectionTests {
  /// Returns a form of labels, a stack and nested views that uses only leading and trailing.
  private func form() -> UIView {
    let root = UIView()
    let panel = UIView()
    let stack = UIStackView(
      arrangedSubviews: ["one", "second", "the third"].map { text in
        let label = UILabel()
        label.text = text
        return label
      })
    stack.spacing = 7
    let badge = UIView()
    root.addConstrained(panel)
    panel.addConstrained(stack)
    panel.addConstrained(badge)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      panel.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
      stack.topAnchor.constraint(equalTo: panel.topAnchor, constant: 5),
      stack.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -5),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: 12),
      badge.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -3),
      badge.widthAnchor.constraint(equalToConstant: 11),
      badge.heightAnchor.constraint(equalToConstant: 11),
      badge.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
    ])
    return root
  }

  @Test("If only leading and trailing are used, a right-to-left layout is the mirror image of the left-to-right layout")
  func mirror() {
    let size = CGSize(width: 400, height: 100)

    let leftToRight = OffscreenWindow(of: form(), size: size).frames
    let rightToLeft = OffscreenWindow(of: form(), size: size, direction: .rightToLeft).frames

    #expect(leftToRight.count == 7)
    for (a, b) in zip(leftToRight, rightToLeft) {
      #expect(b.frame == CGRect(x: 400 - a.frame.maxX, y: a.frame.minY, width: a.frame.width, height: a.frame.height))
    }
  }

  @Test("A tree whose direction changes after layout equals a tree laid out in that direction")
  func flipped() {
    let size = CGSize(width: 400, height: 100)
    let root = form()
    _ = OffscreenWindow(of: root, size: size)

    let flipped = OffscreenWindow(of: root, size: size, direction: .rightToLeft).frames

    #expect(flipped == OffscreenWindow(of: form(), size: size, direction: .rightToLeft).frames)
  }

  @Test(
    "A view's own semantic attribute takes precedence over the traits",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ])
  func semanticAttribute(attribute: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection) {
    let view = UIView()
    view.semanticContentAttribute = attribute

    _ = OffscreenWindow(of: view, size: CGSize(width: 10, height: 10), direction: .rightToLeft)

    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
  }

  // skylert.tistory.com/61, a single page: `chevron.forward` points to the left on a button that is forced to
  // right-to-left in a left-to-right screen.
  @Test("A control's own direction is that of its image and title, and its symbols are mirrored")
  func directionOfControls() {
    let button = UIButton(type: .system)
    button.setTitle("Search", for: .normal)
    button.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    func drawing() -> (list: DisplayList, directions: [UIUserInterfaceLayoutDirection?]) {
      let window = OffscreenWindow(of: button, size: CGSize(width: 120, height: 40))
      let parts = [button.titleLabel, button.imageView, button.subtitleLabel] as [UIView?]
      return (window.displayList, parts.map { $0?.effectiveUserInterfaceLayoutDirection })
    }
    func isMirrored(_ list: DisplayList) -> Bool {
      list.items.contains { if case .transform(let transform) = $0 { transform.a < 0 } else { false } }
    }
    let usual = drawing()
    #expect(usual.directions == [.leftToRight, .leftToRight, .leftToRight] && !isMirrored(usual.list))

    button.semanticContentAttribute = .forceRightToLeft
    let forced = drawing()
    #expect(forced.directions == [.rightToLeft, .rightToLeft, .rightToLeft] && isMirrored(forced.list))
    #expect(button.imageView.map { $0.frame.minX > 60 } == true)

    button.semanticContentAttribute = .unspecified
    #expect(!isMirrored(drawing().list))
  }

  @Test("Images that flip are mirrored in every control of a right-to-left layout, and others are not")
  func imagesInControls() {
    let slider = UISlider()
    slider.setMinimumTrackImage(UIImage(systemName: "chevron.forward"), for: .normal)
    let segments = UISegmentedControl(items: [UIImage(systemName: "chevron.forward") as Any])
    let progress = UIProgressView()
    progress.progress = 1
    progress.trackImage = UIImage(systemName: "chevron.forward")
    let field = UITextField()
    field.background = UIImage(systemName: "chevron.forward")
    let plain = UISlider()
    plain.setMinimumTrackImage(UIImage(systemName: "gift"), for: .normal)

    for (view, isMirrored) in [(slider, true), (segments, true), (progress, true), (field, true), (plain, false)] {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let list = OffscreenWindow(of: view, size: CGSize(width: 200, height: 40), direction: direction).displayList
        let found = list.items.contains { if case .transform(let transform) = $0 { transform.a < 0 } else { false } }
        #expect(found == (isMirrored && direction == .rightToLeft), "\(type(of: view))")
      }
    }
  }

  @Test("In right-to-left layouts, a scroll view also starts at offset 0, so the first page is at the far end")
  func scrollOffset() {
    let root = UIView()
    let scroll = UIScrollView()
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    root.addPinned(scroll)
    scroll.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    for page in stack.arrangedSubviews {
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    }

    _ = OffscreenWindow(of: root, size: CGSize(width: 100, height: 50), direction: .rightToLeft)

    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentSize == CGSize(width: 200, height: 50))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [100, 0])
  }
}

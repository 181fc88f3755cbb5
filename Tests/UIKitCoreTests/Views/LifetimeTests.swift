import Testing

@testable import UIKitCore

@MainActor
@Suite("Lifetimes of views and layers")
struct LifetimeTests {
  @Test("Views and layers that outlive their superviews are standalone, and can be laid out elsewhere")
  func orphans() {
    let (child, guide) = (UIView(), UILayoutGuide())
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalTo: guide.widthAnchor)
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(child)
      parent.addLayoutGuide(guide)
      NSLayoutConstraint.activate([width, guide.widthAnchor.constraint(equalToConstant: 30)])
      parent.layoutIfNeeded()
    }

    #expect(child.frame.width == 30)
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
    #expect(guide.owningView == nil)
    #expect(!width.isActive)

    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(child)
    child.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5).isActive = true
    other.layoutIfNeeded()

    #expect(child.frame.width == 50)
  }

  @Test("A layer can be drawn after its view is deallocated")
  func freedView() {
    let layer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).layer
    layer.backgroundColor = UIColor.red.cgColor

    let list = DisplayList.record(bounds: layer.bounds) { layer.render(in: $0) }

    #expect(list.items.count == 1)
  }
}

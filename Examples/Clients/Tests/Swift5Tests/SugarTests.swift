import Testing
import UIKit

#if swift(>=6)
  import LayoutSugar6
#else
  import LayoutSugar5
#endif

@MainActor
@Suite("Layout sugar")
struct SugarTests {
  @Test("A view can declare a convenience `init()` without `override`, and pins its own label")
  func card() {
    let card = CardView()

    card.layoutIfNeeded()

    #expect(card.frame.size == CGSize(width: 10, height: 10))
    #expect(card.title.frame == CGRect(x: 4, y: 4, width: 2, height: 2))
  }

  @Test("A library can add operators to anchors, and properties and methods to views")
  func operators() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView().style { $0.alpha = 0.5 }
    container.addSubview(view)

    let made = view.left ~ container.rightAnchor
    view.size(30, 40)
    container.layoutIfNeeded()

    #expect(made.isActive)
    #expect(view.frame == CGRect(x: 300, y: 0, width: 30, height: 40))
    #expect(view.height == 40)
    #expect(view.alpha == 0.5)
  }

  @Test("An extension can add a method that relates positions by a multiplier")
  func multiplier() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView().size(10, 10)
    container.addSubview(view)

    view.centerXAnchor.constraint(equalTo: container.centerXAnchor, multiplier: 0.5, constant: 1).isActive = true
    container.layoutIfNeeded()

    #expect(view.frame.midX == 76)
  }
}

import Testing
import UIKit

private class Badge: UIView {
  var initializer = "nobody"

  override init(frame: CGRect) {
    super.init(frame: frame)
    initializer = "init(frame:)"
  }

  required init?(coder: NSCoder) { nil }

  class func badge() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
}

private final class RoundBadge: Badge {}
private final class GenericBadge<Value>: Badge {}
private final class Page: UIViewController {}
private final class Row: UITableViewCell {}
private final class Gradient: CAGradientLayer {}

/// Creating objects from their metatypes, as in libraries.
@MainActor
@Suite("Initializers on metatypes")
struct MetatypeTests {
  private func make<View: UIView>(_ type: View.Type) -> View { View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
  private func plain<Object: NSObject>(_ type: Object.Type) -> Object { Object() }

  @Test("A timer that is created without arguments, as the value of a property, is invalid")
  func timers() {
    let timer = Timer()

    #expect(!timer.isValid)
    timer.invalidate()
  }

  @Test("A view that is created from a generic metatype uses its own init(frame:)")
  func generic() {
    let view = make(RoundBadge.self)

    #expect(view.initializer == "init(frame:)")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(make(GenericBadge<Int>.self).initializer == "init(frame:)")
  }

  @Test("Self in a class method is the class that it was called on")
  func ownType() {
    #expect(type(of: RoundBadge.badge()) == RoundBadge.self)
  }

  @Test("A metatype in a variable creates instances of its class")
  func dynamic() {
    let type: UIView.Type = RoundBadge.self

    let view = type.init(frame: .zero)

    #expect(view is RoundBadge)
    #expect((view as? RoundBadge)?.initializer == "init(frame:)")
  }

  @Test("Controllers, cells, layers and layouts are created from their metatypes")
  func others() {
    func page<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
      Controller(nibName: nil, bundle: nil)
    }
    func row<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell { Cell(style: .subtitle, reuseIdentifier: "row") }

    #expect(type(of: page(Page.self)) == Page.self)
    #expect(row(Row.self).reuseIdentifier == "row")
    #expect(type(of: plain(Gradient.self)) == Gradient.self)
    #expect(type(of: plain(Page.self)) == Page.self)
    #expect(type(of: plain(UICollectionViewFlowLayout.self)) == UICollectionViewFlowLayout.self)
  }
}

import Foundation
import Testing
import UIFoundation

@testable import UIKitCore

@MainActor
@Suite("The focus, which no keyboard or remote control moves") struct FocusTests {
  private final class Tile: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test("Nothing is focused and there is no focus system, as on an iPhone without a keyboard")
  func system() {
    let tile = Tile()

    #expect(UIFocusSystem.focusSystem(for: tile) == nil)
    #expect(!tile.isFocused)
    #expect(!UIView().canBecomeFocused && UITableViewCell().canBecomeFocused && UITextField().canBecomeFocused)
  }

  @Test("The environments of a view are its superview and its controller")
  func environments() {
    let controller = UIViewController()
    let (outer, tile) = (UIView(), Tile())
    controller.view.addSubview(outer)
    outer.addSubview(tile)

    #expect(tile.parentFocusEnvironment === outer)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(UIFocusSystem.environment(controller, contains: tile))
    #expect(!UIFocusSystem.environment(tile, contains: controller))
    #expect(controller.preferredFocusEnvironments.first === controller.view)
  }

  @Test("The items of a container are the subviews in the rectangle that can be focused")
  func items() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tiles = [0, 50].map { Tile(frame: CGRect(x: 0, y: $0, width: 100, height: 40)) }
    for view in tiles + [UIView(frame: container.bounds)] { container.addSubview(view) }

    #expect(container.focusItems(in: CGRect(x: 0, y: 0, width: 10, height: 10)).map { $0 === tiles[0] } == [true])
    #expect(container.focusItems(in: container.bounds).count == 2)
  }

  @Test("Coordinated changes are applied at once")
  func coordinator() {
    var steps: [String] = []
    UIFocusAnimationCoordinator().addCoordinatedAnimations({ steps.append("change") }) { steps.append("end") }
    #expect(steps == ["change", "end"])
  }
}

import Testing
import UIKit

@MainActor
@Suite("Menus and the responder chain", .serialized)
struct MenuTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func export(_ sender: Any?) {}
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    func mark(_ sender: Any?) { calls.append("mark") }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("An action without a target is passed from the first responder up to the application's delegate")
  func responderChain() {
    let (page, delegate) = (Page(), Delegate())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = page
    window.makeKeyAndVisible()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let field = UITextField()
    page.view.addSubview(field)

    #expect(page.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    // The new first responder replaces the old one.
    #expect(!page.isFirstResponder)
    let mark = Selector("mark:", Page.mark(_:))
    #expect(field.target(forAction: mark, withSender: nil) as? Page === page)
    #expect(UIApplication.shared.sendAction(mark, to: nil, from: nil, for: nil))
    #expect(page.calls == ["mark"])
    let export = Selector("export:", Delegate.export(_:))
    #expect(field.target(forAction: export, withSender: nil) as? Delegate === delegate)
    // Every responder inherits the standard actions, and none performs them without an override.
    #expect(!page.canPerformAction(Selector("copy:", UIResponder.copy(_:)), withSender: nil))
    #expect(!field.canPerformAction(Selector("selectAll:", UIResponder.selectAll(_:)), withSender: nil))
    field.text = "Text"
    #expect(field.canPerformAction(Selector("selectAll:", UIResponder.selectAll(_:)), withSender: nil))
    delegate.window = window
    // The property is optional in UIKit, and so is its value.
    let shown: UIViewController? = UIApplication.shared.delegate?.window??.rootViewController
    #expect(shown === page)
  }

  private final class Editing: NSObject, UIEditMenuInteractionDelegate {
    var events: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      events.append("menu \(configuration.identifier)")
      return UIMenu(children: suggestedActions)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addCompletion { self.events.append("presented") }
      animator.addAnimations { self.events.append("presenting") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      events.append("dismiss")
    }
  }

  @Test("An edit menu calls its delegate when it is presented and, once, when it is dismissed")
  func editMenu() {
    let (view, editing) = (UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50)), Editing())
    let interaction = UIEditMenuInteraction(delegate: editing)
    view.addInteraction(interaction)

    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 1, y: 2)))
    #expect(editing.events == ["menu a", "presenting", "presented"])
    #expect(interaction.location(in: view) == CGPoint(x: 1, y: 2))
    interaction.dismissMenu()
    interaction.dismissMenu()

    #expect(editing.events == ["menu a", "presenting", "presented", "dismiss"])
  }
}

import Testing
import UIKit

#if swift(>=6)
  @testable import Journal6
#else
  @testable import Journal5
#endif

@MainActor
@Suite("The screen of an entry", .serialized)
struct EntryScreenTests {
  private let screens = Screens()

  @Test("Outlets, outlet collections and constraints are connected")
  func outlets() throws {
    let screen = screens.entry(1)
    screens.window.layoutIfNeeded()

    #expect(screen.view.all(UITextField.self).first?.text == "Rain")
    let control = try #require(screen.view.all(MoodControl.self).first)
    #expect(control.mood == 2)
    let stack = try #require(screen.view.all(UIStackView.self).first)
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["Hint 1", "Hint 2"])
    // The constant is set through the outlet; it is 80 in the storyboard.
    #expect(stack.arrangedSubviews[2].frame.height == 120)
    // 393 points minus 16 on each side.
    #expect(stack.frame.width == 361)
  }

  @Test("Runtime attributes are set by their key paths")
  func runtimeAttributes() throws {
    let control = try #require(screens.entry(0).view.all(MoodControl.self).first)

    #expect(control.starColor == .systemYellow)
    #expect(control.spacing == 8)
    #expect(control.layer.cornerRadius == 6)
    // 120 points and four spaces of 8.
    #expect(control.intrinsicContentSize == CGSize(width: 152, height: 24))
  }

  @Test("The action of a control changes the model and notifies its observers")
  func action() throws {
    let screen = screens.entry(0)
    let entry = try #require(screen.entry)
    let observer = EntryObserver(entry)
    let control = try #require(screen.view.all(MoodControl.self).first)

    control.accessibilityIncrement()
    let star = try #require(control.subviews[4].gestureRecognizers?.first)
    star.state = .ended

    #expect(entry.mood == 5)
    #expect(observer.log == ["mood 1 2", "mood 2 5"])
    #expect(Entry.editableKeyPaths == ["title", "mood", "isPinned"])
  }

  @Test("An action method with an event parameter toggles constraints of an outlet collection")
  func constraints() throws {
    let screen = screens.entry(0)
    let button = try #require(screen.view.all(UIButton.self).first { $0.currentTitle == "Details" })
    let stack = try #require(screen.view.all(UIStackView.self).first)
    screens.window.layoutIfNeeded()
    let height = stack.arrangedSubviews[4].frame.height
    #expect(height > 20)

    screen.toggleDetails(button, forEvent: UIEvent())
    screens.window.layoutIfNeeded()

    #expect(stack.arrangedSubviews[4].frame.height == 0)
  }

  @Test("Overrides in extensions are called, and their calls of super reach the overridden members")
  func overrides() {
    let screen = screens.entry(0)

    #expect(screen.screenName == "Entry, Journal")
    #expect((screen as JournalViewController).screenName == "Entry, Journal")
    // The class sets the tint color, and its superclass's extension the background.
    #expect(screen.view.tintColor == #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(screen.view.backgroundColor == .systemBackground)
  }

  @Test("An embedded scene is prepared before its own view loads, and fills the container")
  func embedding() throws {
    let screen = screens.entry(2)
    let summary = try #require(screen.summary)
    screens.window.layoutIfNeeded()

    #expect(screen.children == [summary])
    #expect(summary.entry?.title == "Train north")
    let badge = try #require(summary.view.all(BadgeView.self).first)
    #expect(badge.text == "3 of 5")
    #expect(summary.view.frame == CGRect(x: 0, y: 0, width: 393, height: 80))
    // The badge's nib has margins of 8.
    #expect(badge.all(UILabel.self).first?.frame == CGRect(x: 8, y: 8, width: 104, height: 24))
  }

  @Test("Keyboard notifications reach private methods of an extension")
  func keyboard() throws {
    let screen = screens.entry(0)
    let scroll = try #require(screen.scrollView)
    let frame = NSValue(cgRect: CGRect(x: 0, y: 516, width: 393, height: 336))

    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    #expect(scroll.contentInset.bottom == 336)

    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test("Fields edit the model, and a tap outside of them ends editing")
  func editing() throws {
    let screen = screens.entry(0)
    let field = try #require(screen.view.all(UITextField.self).first)
    #expect(field.becomeFirstResponder())

    field.text = "Storm"
    field.sendActions(for: .editingChanged)
    #expect(screen.entry?.title == "Storm")
    field.isEnabled = false
    #expect(field.alpha == 0.5)

    let tap = try #require(screen.view.gestureRecognizers?.first { $0 is UITapGestureRecognizer })
    tap.state = .ended
    #expect(!field.isFirstResponder)
    #expect(screen.summary?.taps == 1)
  }

  @Test("The delegate provides an edit menu, whose command is passed up the responder chain")
  func editMenu() throws {
    let screen = screens.entry(0)
    let interaction = try #require(
      screen.view.interactions.compactMap { $0 as? UIEditMenuInteraction }.first)
    let menu = screen.editMenuInteraction(
      interaction, menuFor: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero), suggestedActions: [])
    let command = try #require(menu?.children.first as? UICommand)
    #expect(command.title == "Pin")

    let badge = try #require(screen.summary?.view.all(BadgeView.self).first)
    #expect(UIApplication.shared.sendAction(command.action, to: nil, from: badge, for: nil))

    #expect(screen.entry?.isPinned == true)
  }
}

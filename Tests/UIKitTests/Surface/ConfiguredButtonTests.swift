import Testing
import UIKit

@MainActor
@Suite("Buttons with configurations, as code uses them")
struct ConfiguredButtonTests {
  @Test("A title by state shows where the configuration has none")
  func titleByState() {
    let button = UIButton(configuration: .filled())
    let empty = button.intrinsicContentSize.width

    button.setTitle("Browse", for: .normal)

    #expect(button.currentTitle == "Browse")
    #expect(button.titleLabel?.text == "Browse")
    #expect(button.intrinsicContentSize.width > empty + 40)
  }

  /// A button that fits its own configuration to its state.
  private final class ToggleButton: UIButton {
    override func updateConfiguration() {
      var configuration = UIButton.Configuration.plain()
      configuration.title = isSelected ? "On" : "Off"
      self.configuration = configuration
    }
  }

  @Test("A subclass's configuration is updated when it comes into a view and when its state changes")
  func updates() {
    let button = ToggleButton()
    UIView().addSubview(button)
    let off = button.currentTitle

    button.isSelected = true

    #expect(off == "Off")
    #expect(button.currentTitle == "On")
  }

  @Test("An icon has the preferred size of an image view or a button, unless it has its own")
  func preferredSymbolSize() {
    let icon = UIImage(systemName: "star")
    let view = UIImageView(image: icon)
    let before = view.intrinsicContentSize

    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    let doubled = view.intrinsicContentSize
    view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))

    #expect(before == CGSize(width: 20, height: 20))
    #expect(doubled == CGSize(width: 40, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }
}

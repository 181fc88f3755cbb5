import Testing
import UIKit

@MainActor
@Suite("Buttons with configurations")
struct ConfiguredButtonTests {
  @Test("The title of the state is shown if the configuration has none")
  func titleByState() {
    let button = UIButton(configuration: .filled())
    let empty = button.intrinsicContentSize.width

    button.setTitle("Browse", for: .normal)

    #expect(button.currentTitle == "Browse")
    #expect(button.titleLabel?.text == "Browse")
    #expect(button.intrinsicContentSize.width > empty + 40)
  }

  @Test("Text that is assigned to the title label of a button without a title is not shown: the label is hidden")
  func textOfTheLabel() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    button.titleLabel?.text = "button"
    button.layoutIfNeeded()

    #expect(button.titleLabel?.isHidden == true)
    #expect(button.titleLabel?.frame.size == .zero)
    button.setTitle("Browse", for: .normal)
    #expect(button.titleLabel?.isHidden == false)
  }

  // UIKit: `.trailing` aligns to the trailing edge, which is on the left in right-to-left layouts.
  @Test("A trailing title is on the right, or on the left in a right-to-left layout")
  func trailingTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Browse"
    configuration.titleAlignment = .trailing
    let button = UIButton(configuration: configuration)
    let before = button.titleLabel?.textAlignment

    button.semanticContentAttribute = .forceRightToLeft

    #expect(before == .right)
    #expect(button.titleLabel?.textAlignment == .left)
  }

  /// A button that adapts its configuration to its state.
  private final class ToggleButton: UIButton {
    override func updateConfiguration() {
      var configuration = UIButton.Configuration.plain()
      configuration.title = isSelected ? "On" : "Off"
      self.configuration = configuration
    }
  }

  @Test("The configuration of a subclass is updated when the button is added to a view and when its state changes")
  func updates() {
    let button = ToggleButton()
    UIView().addSubview(button)
    let off = button.currentTitle

    button.isSelected = true

    #expect(off == "Off")
    #expect(button.currentTitle == "On")
  }

  @Test("An icon has the preferred size of its image view, unless it has a size configuration")
  func preferredSymbolSize() {
    let icon = UIImage(systemName: "play.circle.fill")
    let view = UIImageView(image: icon)
    let before = view.intrinsicContentSize

    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    let doubled = view.intrinsicContentSize
    view.image = UIImage(systemName: "play.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))

    // UIKit describes the image as {20, 19} with alignmentRectInsets={-0.5, 0, -0.5, 0}, rounded to half points.
    #expect(before == CGSize(width: 20, height: 20))
    #expect(abs(doubled.width - 40) <= 0.5 && abs(doubled.height - 40) <= 0.5)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  // Apple's documentation of the property: "determines whether the button configuration changes when button's state
  // changes". The handler is called "when the button's state changes" in any case.
  @Test("A button that does not update its configuration keeps its colors when it is disabled, but calls its handler")
  func manualUpdates() {
    func titleColors(automatic: Bool) -> (enabled: UIColor?, disabled: UIColor?, calls: Int) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      let button = UIButton(configuration: configuration)
      button.automaticallyUpdatesConfiguration = automatic
      var calls = 0
      button.configurationUpdateHandler = { _ in calls += 1 }
      calls = 0
      let enabled = button.titleLabel?.textColor
      button.isEnabled = false
      return (enabled, button.titleLabel?.textColor, calls)
    }

    let (automatic, manual) = (titleColors(automatic: true), titleColors(automatic: false))
    #expect(automatic.enabled != automatic.disabled)
    #expect(manual.enabled == automatic.enabled)
    #expect(manual.disabled == manual.enabled)
    #expect(automatic.calls == 1 && manual.calls == 1)
  }
}

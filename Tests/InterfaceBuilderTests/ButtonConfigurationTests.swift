import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Configurations of buttons in files")
struct ButtonConfigurationTests {
  private func document(_ configuration: String) throws -> InterfaceDocument {
    try Fixture.nib(
      """
      <subviews><button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="50"/>
      <state key="normal" title="Button"/>
      \(configuration)
      </button></subviews>
      """)
  }

  private func button(_ configuration: String) throws -> UIButton {
    let scene = try #require(try document(configuration).scenes().first)
    return try #require(scene.objects["b"] as? UIButton)
  }

  @Test("An attributed title and subtitle replace the title of the state, with their fonts and colors")
  func attributedTitle() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="plain">
      <attributedString key="attributedTitle"><fragment content="Save "><attributes>
      <font key="NSFont" size="22" name="Inter"/><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
      <integer key="NSUnderline" value="1"/></attributes></fragment><fragment content="all"/></attributedString>
      <attributedString key="attributedSubtitle"><fragment content="Now"/></attributedString>
      <color key="baseForegroundColor" white="1" alpha="1"/>
      </buttonConfiguration>
      """)

    let title = try #require(button.titleLabel?.attributedText)
    #expect(title.string == "Save all")
    let attributes = title.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 22)
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes[.underlineStyle] as? Int == 1)
    // The second part has the color of the configuration; the label's color is that of the first part.
    #expect(title.attributes(at: 5, effectiveRange: nil)[.foregroundColor] as? UIColor == .white)
    #expect(button.titleLabel?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.subtitleLabel?.text == "Now")
  }

  @Test("Size, alignment, indicator and background of a configuration are read")
  func parts() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="filled" title="Go" buttonSize="large" titleAlignment="trailing"
      titleLineBreakMode="tailTruncation" showsActivityIndicator="YES">
      <fontDescription key="subtitleFontDescription" type="system" pointSize="9"/>
      <backgroundConfiguration key="background" cornerRadius="7" strokeWidth="2" strokeOutset="3">
      <color key="backgroundColor" white="0.5" alpha="1"/><color key="strokeColor" white="0.25" alpha="1"/>
      </backgroundConfiguration></buttonConfiguration>
      """)

    let configuration = try #require(button.configuration)
    #expect(configuration.buttonSize == .large && configuration.titleAlignment == .trailing)
    #expect(configuration.titleLineBreakMode == .byTruncatingTail && configuration.showsActivityIndicator)
    #expect(configuration.background.cornerRadius == 7 && configuration.cornerStyle == .fixed)
    #expect(configuration.background.strokeWidth == 2 && configuration.background.strokeOutset == 3)
    #expect(configuration.background.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(configuration.background.strokeColor == UIColor(white: 0.25, alpha: 1))
    #expect(button.subtitleLabel?.font.pointSize == 9)
    // The insets of a large button.
    #expect(configuration.contentInsets.leading == 20)
  }

  @Test("Files set the properties of list content and paragraph styles that documents set")
  func otherValues() throws {
    let scene = try #require(
      try Fixture.nib(
        """
        <subviews><tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Row"
        imageToTextPadding="5" prefersSideBySideTextAndSecondaryText="YES">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        </listContentConfiguration></tableViewCell>
        <label id="l"><attributedString key="attributedText"><fragment content="Text"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="tailTruncation" lineSpacing="6"
        baseWritingDirection="rightToLeft" defaultTabInterval="7"/></attributes></fragment></attributedString></label>
        </subviews>
        """
      ).scenes().first)

    let cell = try #require(scene.objects["c"] as? UITableViewCell)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Row" && content.secondaryText == nil)
    #expect(content.imageToTextPadding == 5 && content.prefersSideBySideTextAndSecondaryText)
    #expect(content.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let text = try #require((scene.objects["l"] as? UILabel)?.attributedText)
    let style = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingTail && style.lineSpacing == 6)
    #expect(style.baseWritingDirection == .rightToLeft && style.defaultTabInterval == 7)
  }

  @Test("Every attribute and child of a configuration that is not read is noted with its line")
  func notes() throws {
    let document = try document(
      """
      <buttonConfiguration key="configuration" style="plain" title="Go" indicator="popup" automaticallyUpdates="NO">
      <color key="glowColor" white="1" alpha="1"/>
      <backgroundConfiguration key="background" visualEffect="dark"/></buttonConfiguration>
      """)
    _ = try document.scenes()

    #expect(
      document.log.notes.map(\.description) == [
        "line 10: visualEffect=\"dark\" of <backgroundConfiguration> is not read.",
        "line 8: automaticallyUpdates=\"NO\" of <buttonConfiguration> is not read.",
        "line 8: indicator=\"popup\" of <buttonConfiguration> is not read.",
        "line 9: <color> \"glowColor\" of <buttonConfiguration> is not read.",
      ])
  }
}

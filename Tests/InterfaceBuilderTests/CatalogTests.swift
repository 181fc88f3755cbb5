import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import InterfaceBuilder

/// Properties that files and runtime attributes set through the same catalog as layout documents.
@MainActor
@Suite("Properties of the catalog in files")
struct CatalogTests {
  private func objects(_ content: String) throws -> [String: AnyObject] {
    try #require(try Fixture.nib("<subviews>\(content)</subviews>").scenes().first).objects
  }

  private func attributes(_ all: [(path: String, type: String, value: String)]) -> String {
    let elements = all.map { path, type, value in
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
    }
    return "<userDefinedRuntimeAttributes>\(elements.joined())</userDefinedRuntimeAttributes>"
  }

  @Test("A runtime attribute sets a property by its name or, for a flag, by its name without \"is\"")
  func keys() throws {
    let text = "<string key=\"value\">Hello</string>"
    let objects = try objects(
      """
      <textField id="field">\(attributes([
        ("placeholder", "string", text), ("enabled", "number", "<integer key=\"value\" value=\"0\"/>"),
        // UITextField.BorderStyle.roundedRect is 3 in Apple's headers.
        ("borderStyle", "number", "<integer key=\"value\" value=\"3\"/>"),
      ]))</textField>
      <scrollView id="scroll">\(attributes([
        ("contentOffset", "point", "<point key=\"value\" x=\"3\" y=\"4\"/>"),
        ("isPagingEnabled", "number", "<integer key=\"value\" value=\"1\"/>"),
      ]))</scrollView>
      """)

    let field = try #require(objects["field"] as? UITextField)
    #expect(field.placeholder == "Hello" && !field.isEnabled && field.borderStyle == .roundedRect)
    let scroll = try #require(objects["scroll"] as? UIScrollView)
    #expect(scroll.contentOffset == CGPoint(x: 3, y: 4) && scroll.isPagingEnabled)
  }

  @Test("A runtime attribute of nil clears an optional property; for other properties, it is ignored and noted")
  func null() throws {
    let document = try Fixture.nib(
      """
      <subviews><label id="a" text="Hello">\(attributes([("text", "nil", ""), ("alpha", "nil", "")]))</label></subviews>
      """)
    let objects = try #require(try document.scenes().first).objects

    #expect((objects["a"] as? UILabel)?.text == nil)
    #expect(
      document.log.notes.map(\.message) == [
        "The runtime attribute \"alpha\" is ignored: no known property has this name and type."
      ])
  }

  @Test("A property of one class is ignored for another")
  func otherClasses() throws {
    let document = try Fixture.nib(
      "<subviews><view id=\"a\">\(attributes([("numberOfLines", "number", "<integer key=\"value\" value=\"2\"/>")]))"
        + "</view></subviews>")
    _ = try document.scenes()

    #expect(
      document.log.notes.map(\.message) == [
        "The runtime attribute \"numberOfLines\" is ignored: no known property has this name and type."
      ]
    )
  }

  @Test("A runtime attribute with the name of a key that only documents have is ignored and noted")
  func keysOfDocuments() throws {
    let one = "<integer key=\"value\" value=\"1\"/>"
    let document = try Fixture.nib(
      "<subviews><activityIndicatorView id=\"a\">\(attributes([("animating", "number", one)]))</activityIndicatorView>"
        + "</subviews>")
    let objects = try #require(try document.scenes().first).objects

    #expect((objects["a"] as? UIActivityIndicatorView)?.isAnimating == false)
    #expect(
      document.log.notes.map(\.message) == [
        "The runtime attribute \"animating\" is ignored: no known property has this name and type."
      ])
  }

  @Test("Numbers select the enumeration values of Apple's headers, even values that documents cannot name")
  func numbers() throws {
    func number(_ path: String, _ value: Int) -> String {
      attributes([(path, "number", "<integer key=\"value\" value=\"\(value)\"/>")])
    }
    let document = try Fixture.nib(
      """
      <subviews><searchBar id="search">\(number("searchBarStyle", 2))</searchBar>
      <activityIndicatorView id="activity" style="large">\(number("style", 2))</activityIndicatorView>
      <datePicker id="date" style="wheels">\(number("preferredDatePickerStyle", 0))</datePicker></subviews>
      """)
    let objects = try #require(try document.scenes().first).objects

    // UISearchBarStyleMinimal, UIActivityIndicatorViewStyleGray and UIDatePickerStyleAutomatic in Apple's headers.
    #expect((objects["search"] as? UISearchBar)?.searchBarStyle == .minimal)
    #expect((objects["activity"] as? UIActivityIndicatorView)?.style == .gray)
    #expect((objects["date"] as? UIDatePicker)?.preferredDatePickerStyle == .automatic)
    #expect(document.log.notes.isEmpty)
  }

  @Test("Counts in files are limited as in layout documents")
  func limits() throws {
    let objects = try objects(
      """
      <pageControl id="a" numberOfPages="1000000000"/>
      <pageControl id="b">\(attributes([
        ("numberOfPages", "number", "<integer key=\"value\" value=\"1000000000\"/>"),
      ]))</pageControl>
      """)

    #expect((objects["a"] as? UIPageControl)?.numberOfPages == 10_000)
    #expect((objects["b"] as? UIPageControl)?.numberOfPages == 10_000)
  }

  @Test("Accessibility attributes of any type are ignored without a note")
  func accessibility() throws {
    let document = try Fixture.nib(
      """
      <subviews><view id="a">\(attributes([
        ("accessibilityValue", "number", "<integer key=\"value\" value=\"2\"/>"),
      ]))</view></subviews>
      """)
    _ = try document.scenes()

    #expect(document.log.notes.isEmpty)
  }

  @Test("A system item ignores the title, image and plain style in the file")
  func systemItems() throws {
    let objects = try objects(
      """
      <toolbar id="bar"><items><barButtonItem id="done" style="plain" systemItem="done" title="Item" image="x"/>
      <barButtonItem id="own" style="plain" title="Item"/></items></toolbar>
      """)

    let done = try #require(objects["done"] as? UIBarButtonItem)
    // UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil) has the same properties.
    #expect(done.title == nil && done.image == nil && done.style == .done)
    let own = try #require(objects["own"] as? UIBarButtonItem)
    #expect(own.title == "Item" && own.style == .plain)
  }

  @Test("Text in Base64 is decoded, with and without padding; other text remains")
  func base64() throws {
    func text(_ code: String) throws -> String? {
      let objects = try objects(
        "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\n\(code)\n</string></label>")
      return (objects["a"] as? UILabel)?.text
    }

    // RFC 4648: "f" is Zg==, "foobar" Zm9vYmFy; a line feed is Cg==.
    #expect(try text("Zg==") == "f")
    #expect(try text("Zm9v\nYmFy") == "foobar")
    #expect(try text("Cg") == "\n")
    #expect(try text("%") == "\n%\n")
  }

  @Test("The font of a label does not replace the fonts of its attributed text")
  func attributedText() throws {
    let objects = try objects(
      """
      <label id="a"><fontDescription key="fontDescription" type="system" pointSize="10"/>
      <attributedString key="attributedText"><fragment content="Hello"><attributes>
      <font key="NSFont" size="20" name=".SFUI-Regular"/></attributes></fragment></attributedString></label>
      """)

    let text = try #require((objects["a"] as? UILabel)?.attributedText)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
  }

  @Test("A label with a minimum scale shrinks its text, unless the file disables it")
  func shrinking() throws {
    let objects = try objects(
      """
      <label id="scaled" minimumScaleFactor="0.5"/>
      <label id="fixed" minimumScaleFactor="0.5" adjustsFontSizeToFit="NO"/>
      <label id="whole" minimumScaleFactor="1"/>
      <label id="sized" minimumFontSize="8"><fontDescription key="fontDescription" type="system" pointSize="16"/></label>
      """)
    func label(_ id: String) throws -> UILabel { try #require(objects[id] as? UILabel) }

    #expect(try label("scaled").minimumScaleFactor == 0.5 && label("scaled").adjustsFontSizeToFitWidth)
    #expect(try label("fixed").minimumScaleFactor == 0.5 && !label("fixed").adjustsFontSizeToFitWidth)
    #expect(try !label("whole").adjustsFontSizeToFitWidth)
    // A minimum size of 8 for a font of 16.
    #expect(try label("sized").minimumScaleFactor == 0.5 && label("sized").adjustsFontSizeToFitWidth)
  }

  @Test("A segmented control gets its segments before the index of the selected segment")
  func segments() throws {
    let objects = try objects(
      """
      <segmentedControl id="a" selectedSegmentIndex="1"><segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      """)

    let control = try #require(objects["a"] as? UISegmentedControl)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
  }

  @Test("States of buttons and segments can refer to images")
  func imageReferences() throws {
    let reference = "<imageReference key=\"image\" image=\"questionmark.circle\" catalog=\"system\"/>"
    let objects = try objects(
      """
      <button id="b"><state key="normal">\(reference)</state></button>
      <segmentedControl id="s"><segments><segment title="">\(reference)</segment></segments></segmentedControl>
      """)

    #expect((objects["b"] as? UIButton)?.image(for: .normal) != nil)
    #expect((objects["s"] as? UISegmentedControl)?.imageForSegment(at: 0) != nil)
  }

  @Test("Every file of properties beside a class is in the catalog's list of classes")
  func files() throws {
    let folder = Repository.file("Sources/UIKit/UIKitCore")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let suffix = "+Properties.swift"
    let classes = try paths.filter { $0.hasSuffix(suffix) }.compactMap { path in
      // The other files describe values, which are found by the properties that have them.
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let name = String((path as NSString).lastPathComponent.dropLast(suffix.count))
      return text.contains(" = ClassProperties(") && text.contains("of: \(name).self,") ? name : nil
    }
    #expect(classes.count == Catalog.classes.count)
    #expect(Set(classes) == Set(Catalog.classes.map { "\($0.owner)" }))
  }

  @Test("An object of every class with an initializer is of this class, and a layer has a key for each property")
  func makers() {
    for list in Catalog.classes {
      if let element = list.element { #expect(ClassTable.classes[element] === list, "\(element)") }
      guard let object = list.make?({ _, _ in }) else { continue }
      #expect(type(of: object) == list.owner, "\(list.name)")
      for property in list.properties {
        if let layer = object as? CALayer { #expect(layer.hasProperty(property.name), "\(list.name).\(property.name)") }
      }
    }
  }

  private static func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.dropFirst().contains { $0 == other }
  }

  @Test("Every rule belongs to a class with a list of properties, which applies it, and superclasses are listed first")
  func rules() {
    let owners = Catalog.classes.map { ObjectIdentifier($0.owner) }
    #expect(AttributeTable.rules.allSatisfy { owners.contains(ObjectIdentifier($0.owner)) })
    for (index, list) in Catalog.classes.enumerated() {
      let superclass = Catalog.classes[index...].dropFirst().first { Self.inherits(list.owner, from: $0.owner) }
      #expect(superclass == nil, "\(list.owner) is before \(superclass.map { "\($0.owner)" } ?? "")")
    }
  }
}

import Foundation
import InterfaceBuilder
import InterfaceFidelity
import TestSupport
import Testing
import UIKitCore

/// Documents of Interface Builder for tests.
enum Fixture {
  /// Handwritten documents whose recorded frames follow from their constraints by simple arithmetic.
  static let all = ["Login.storyboard", "SizeClasses.storyboard", "Card.xib"]
  static let folder = Repository.file("Tests/Fixtures/InterfaceBuilder")

  static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  static func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: url(name))
  }

  /// Reads a document from its text.
  static func document(text: String, path: String = "Test.xib") throws(InterfaceDocumentError) -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: path)
  }

  /// The elements of a document outside of its objects.
  struct Head {
    /// The last part of the document's `type` attribute.
    var format = "XIB"
    var attributes = "useAutolayout=\"YES\""
    var device: String?
    var orientation = "portrait"
    /// The build of Interface Builder.
    var tools: Int?
    var resources = ""

    fileprivate func document(_ objects: String) -> String {
      let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
      let plugIn = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
      let tools = tools.map {
        "<dependencies><plugIn identifier=\"\(plugIn)\" version=\"\($0)\"/></dependencies>"
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(format)" version="3.0" \(attributes)>
        \(device)\(tools ?? "")
        \(objects)\(resources)</document>
        """
    }
  }

  /// Returns the text of a nib. Its objects begin on line 3.
  static func nibText(_ objects: String, _ head: Head = Head()) -> String {
    head.document("<objects>\(objects)</objects>")
  }

  /// Returns the text of a storyboard. Its scenes begin on line 3.
  static func storyboardText(_ scenes: String, initial: String? = nil, _ head: Head = Head()) -> String {
    var head = head
    head.format = "Storyboard.XIB"
    if let initial { head.attributes += " initialViewController=\"\(initial)\"" }
    return head.document("<scenes>\(scenes)</scenes>")
  }

  /// Returns constraints that equate the same edges of two views. The default is all four edges.
  ///
  /// - Parameter margins: Indicates whether the second view's edges are its margins' edges.
  static func pins(_ first: String, to second: String, margins: Bool = false, _ edges: String...) -> String {
    (edges.isEmpty ? ["top", "leading", "bottom", "trailing"] : edges).map { edge in
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
      secondAttribute="\(edge)\(margins ? "Margin" : "")" id="\(first)-\(edge)"/>
      """
    }.joined(separator: "\n")
  }

  /// Returns a nib with one top-level view of 100×100. The given elements in it begin on line 6.
  ///
  /// - Parameter prolog: The text between the XML declaration and the document element.
  static func nib(_ content: String, prolog: String = "") throws(InterfaceDocumentError) -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      \(prolog)<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      \(content)
      </view>
      </objects>
      </document>
      """
    return try document(text: text)
  }

  /// Returns the scenes of a document as its canvas shows them.
  @MainActor
  static func canvasScenes(_ text: String, textMode: InterfaceOptions.TextMode = .own) throws -> [InterfaceScene] {
    let document = try document(text: text)
    var options = InterfaceOptions()
    options.canvas = CanvasRules(document)
    options.text = textMode
    options.fillsContainers = false
    return try document.scenes(options)
  }

  /// Instantiates the initial controller of a storyboard.
  @MainActor
  static func initialController(ofStoryboard text: String) throws -> UIViewController {
    try withTemporaryFile("Main.storyboard", text) { file in
      try #require(UIStoryboard(contentsOf: file).instantiateInitialViewController())
    }
  }
}

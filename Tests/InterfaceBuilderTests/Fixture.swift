import Foundation

@testable import InterfaceBuilder

/// Handwritten documents whose recorded frames follow from their constraints by simple arithmetic.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/InterfaceBuilder")

  static let all = ["Login.storyboard", "SizeClasses.storyboard", "Card.xib"]

  static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  static func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: url(name))
  }

  /// A nib with one top-level view of 100×100, holding the given text between its start and end tag.
  static func nib(_ content: String, head: String = "") throws(InterfaceDocumentError) -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      \(head)<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      \(content)
      </view>
      </objects>
      </document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Test.xib")
  }
}

import Foundation

/// An element of an Interface Builder document with its line.
package final class Element {
  package let name: String
  package private(set) var attributes: [String: String]
  /// The line of the start tag, from 1.
  package let line: Int
  package private(set) var children: [Element] = []
  /// The characters between the tags, without those of children.
  package private(set) var text = ""
  package private(set) unowned(unsafe) var parent: Element?

  /// Creates an element. The parser adds its content.
  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Appends a child.
  func append(_ child: Element) {
    child.parent = self
    children.append(child)
  }

  func append(_ characters: String) {
    text += characters
  }

  /// Replaces text in Base64 by the characters that it encodes. Other text remains unchanged.
  ///
  /// Older documents write strings with control characters in Base64, in which the padding can be missing.
  func decodeText() {
    guard attributes["base64-UTF8"] == "YES" else { return }
    let code = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: code + padding), let decoded = String(validating: data, as: UTF8.self) else {
      return
    }
    text = decoded
  }

  /// Replaces the text of an attribute, or of the `<string>` child that contains a long text.
  func setString(_ name: String, _ text: String) {
    children.removeAll { $0.name == "string" && $0.key == name }
    attributes[name] = text
  }

  /// The unconverted value of an attribute.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The id by which other elements refer to this one.
  package var id: String? { attributes["id"] }

  /// The role of this element in its parent, such as `contentView` or `backgroundColor`.
  package var key: String? { attributes["key"] }

  package func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  package func child(key: String) -> Element? {
    children.first { $0.key == key }
  }

  /// Returns true for an attribute `YES` and false for `NO`; nil without the attribute.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Calls the body for this element and its descendants, in document order.
  package func forEach(_ body: (Element) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEach(body) }
  }
}

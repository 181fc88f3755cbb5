import UIKitCore

/// The description of a segment of a segmented control.
package struct SegmentDescription: Sendable {
  var title: String?
  var image: UIImage?
  var width: CGFloat?
  var isEnabled = true

  /// Inserts the segment into a control. If it has an image, its title is ignored.
  @MainActor
  func insert(into control: UISegmentedControl, at index: Int) {
    if let image {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if let width { control.setWidth(width, forSegmentAt: index) }
    control.setEnabled(isEnabled, forSegmentAt: index)
  }
}

extension ValueType where Value == SegmentDescription {
  /// A title, `{title: …}` or `{image: …}` with further keys.
  package static let segment = ValueType(
    "a title, or {image: …}", schema: .anyOf([.string, described.schema])
  ) { node, context in
    guard node.text != nil else { return described.decode(node, context) }
    return ValueType<String>.text.decode(node, context).map { SegmentDescription(title: $0) }
  }

  private static let described = object("a segment", of: SegmentDescription()) {
    Field("title", .text, "The title.", \.title)
    Field("image", .image, "The picture, in place of a title.", \.image)
    Field("width", .length, "The width, in points; 0 for an equal share.", \.width)
    Field("isEnabled", .boolean, "Indicates whether the segment is enabled.", \.isEnabled)
  }
}

extension ValueType where Value == TimeZone {
  /// A zone's name such as `Europe/Berlin`.
  package static let timeZone = ValueType("a time zone such as Europe/Berlin", schema: .string) { node, context in
    node.text.flatMap { TimeZone(identifier: $0) }
      ?? context.expected("a time zone such as Europe/Berlin", at: node)
  }
}

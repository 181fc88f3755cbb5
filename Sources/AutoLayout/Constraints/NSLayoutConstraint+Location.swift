import UIFoundation

// UIKit's initialiser and format method once more, noting where they are called.
extension NSLayoutConstraint {
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    place = (file, line)
    state(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, at: (file, line))
  }

  /// Where it was made, as `Module/File.swift:12`, `Main.storyboard:12` or as `line 12` of a layout document.
  ///
  /// Nil where a plain UIKit signature was called by reference, and for what a container makes for itself.
  package var sourceLocation: String? {
    if let documentLine { return documentPath.map { "\($0):\(documentLine)" } ?? "line \(documentLine)" }
    guard !isSystemMade, let place, !"\(place.file)".isOwnSource else { return nil }
    return "\(place.file):\(place.line)"
  }
}

extension String {
  /// Indicates whether a `#fileID` is of a source that users of the package have not written.
  fileprivate var isOwnSource: Bool {
    ["AutoLayout/", "UIKitCore/", "LayoutDocuments/", "InterfaceBuilder/"].contains { hasPrefix($0) }
  }
}

import UIFoundation

// Overloads of UIKit's initializer and format method that record the source location of the call.
extension NSLayoutConstraint {
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    place = (file, line)
    setSides(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, at: (file, line))
  }

  /// The source of the constraint: `Module/File.swift:12`, `Main.storyboard:12` or `line 12`.
  ///
  /// Nil if unknown, as for constraints of the framework and for calls through a reference to UIKit's own signature.
  package var sourceLocation: String? {
    if let documentLine { return documentPath.map { "\($0):\(documentLine)" } ?? "line \(documentLine)" }
    guard !isSystemMade, let place, !"\(place.file)".isOwnSource else { return nil }
    return "\(place.file):\(place.line)"
  }
}

extension String {
  /// Indicates whether a `#fileID` belongs to a module of this package that creates constraints.
  fileprivate var isOwnSource: Bool {
    ["AutoLayout/", "UIKitCore/", "LayoutDocuments/", "InterfaceBuilder/"].contains { hasPrefix($0) }
  }
}

import LayoutDocuments
import UIKitCore

/// A report of the frames of a laid-out scene as JSON or text.
@MainActor
package struct FrameReport {
  private let subject: ReportSubject
  private let views: [ViewReport]

  /// Creates a report of a scene's views, with frames in the coordinates of the root and of the parents.
  package init(_ scene: LaidOutScene, of subject: ReportSubject) {
    self.subject = subject
    views = scene.views.map { ViewReport(id: $0.id, className: $0.className, view: $0.view, in: scene.root) }
  }

  /// The report as one JSON object without a line break.
  package var line: String { subject.line(["views": .list(views.map(\.value))]) }

  /// The report as text with one line per view, indented by nesting.
  package var text: String { ([subject.title()] + views.flatMap(\.lines)).joined(separator: "\n") }
}

/// The frames of a view and of its text.
@MainActor
private struct ViewReport {
  private let id: String?
  private let className: String
  private let depth: Int
  private let frame: CGRect
  private let frameInParent: CGRect
  /// The alignment rectangle; `nil` if it equals the frame.
  private let alignmentRect: CGRect?
  private let textLines: [DrawnLine]

  init(id: String?, className: String, view: UIView, in root: UIView) {
    self.id = id
    self.className = className
    frame = view.convert(view.bounds, toPictureOf: root)
    frameInParent = view === root ? CGRect(origin: .zero, size: root.bounds.size) : view.frame
    let aligned = view.alignmentRect(forFrame: view.bounds)
    alignmentRect = aligned == view.bounds ? nil : view.convert(aligned, toPictureOf: root)
    textLines = DrawnLine.lines(of: view).map { $0.moved { view.convert($0, toPictureOf: root) } }
    depth = sequence(first: view) { $0 === root ? nil : $0.superview }.dropFirst().reduce(0) { count, _ in count + 1 }
  }

  var value: DataValue {
    var fields: [String: DataValue] = [
      "id": id.map { .text($0) } ?? .null, "class": .text(className), "frame": Self.numbers(frame),
      "frameInParent": Self.numbers(frameInParent),
    ]
    if let alignmentRect { fields["alignmentRect"] = Self.numbers(alignmentRect) }
    if let first = textLines.first, let last = textLines.last {
      fields["firstBaseline"] = Self.number(first.origin.y)
      fields["lastBaseline"] = Self.number(last.origin.y)
      fields["lines"] = .list(
        textLines.map {
          .object(["text": .text($0.text), "origin": .list([Self.number($0.origin.x), Self.number($0.origin.y)])])
        }
      )
    }
    return .object(fields)
  }

  var lines: [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    var line = indent + className
    if let id { line += " \(id)" }
    line += "  \(Self.text(frame))"
    if let alignmentRect { line += "  alignment \(Self.text(alignmentRect))" }
    return [line.onOneLine]
      + textLines.map { "\(indent)  baseline \(Self.rounded($0.origin.y))  \"\($0.text)\"".onOneLine }
  }

  /// Returns a number in JSON, without the floating-point noise of coordinate conversions.
  ///
  /// The number is rounded to a billionth of a point, which is invisible.
  private static func number(_ value: CGFloat) -> DataValue { .number((Double(value) * 1e9).rounded() / 1e9 + 0) }

  private static func numbers(_ frame: CGRect) -> DataValue {
    .list([frame.minX, frame.minY, frame.width, frame.height].map(number))
  }

  private static func rounded(_ value: CGFloat) -> String { ((value * 100).rounded() / 100 + 0).asWritten }

  private static func text(_ frame: CGRect) -> String {
    "\(rounded(frame.minX)), \(rounded(frame.minY))  \(rounded(frame.width)) × \(rounded(frame.height))"
  }
}

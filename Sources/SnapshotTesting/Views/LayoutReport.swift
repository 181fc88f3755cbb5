import UIKitCore

/// What is wrong with a layout, in lines that are the same on every run.
@MainActor
struct LayoutReport {
  private var lines: [String] = []

  init(_ presentation: Presentation) {
    let diagnostics = presentation.root.layoutDiagnostics
    for conflict in diagnostics.conflicts {
      lines.append("Conflict; given up: \(Self.stable(conflict.broken.description))")
      lines += conflict.constraints.map { "  \(Self.stable($0.description))" }
    }
    lines += diagnostics.ambiguities.map { Self.stable($0.description) }
    findClippedTexts(in: presentation.root)
  }

  var description: String { lines.isEmpty ? "Nothing to report." : lines.joined(separator: "\n") }

  private mutating func findClippedTexts(in view: UIView) {
    if view.isHidden || view.alpha <= 0 { return }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty, let needed = Self.neededRoom(of: label) {
      let name = label.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? label.className
      lines.append(
        "The text of \(name) is clipped: it needs \(Self.size(needed)), and has \(Self.size(label.bounds.size)): "
          + "\"\(text.replacing("\n", with: "\\n"))\"")
    }
    for subview in view.subviews { findClippedTexts(in: subview) }
  }

  // Half a pixel at 1x, below which rounding explains it.
  private static let visible: CGFloat = 0.5
  // Wider than any text, and a number that arithmetic bears.
  private static let unlimited: CGFloat = 1_000_000

  /// How much room a label's text needs; nil where it has it.
  private static func neededRoom(of label: UILabel) -> CGSize? {
    let size = label.bounds.size
    func text(width: CGFloat, lines: Int) -> CGSize {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: unlimited), limitedToNumberOfLines: lines
      ).size
    }
    if label.numberOfLines == 1 {
      let whole = text(width: unlimited, lines: 1)
      let smallest = label.adjustsFontSizeToFitWidth ? min(1, max(0.1, label.minimumScaleFactor)) : 1
      let fits = whole.width * smallest <= size.width + visible && whole.height * smallest <= size.height + visible
      return fits ? nil : whole
    }
    let whole = text(width: size.width, lines: 0)
    let shown = text(width: size.width, lines: label.numberOfLines)
    let fits = whole.height <= min(size.height, shown.height) + visible && whole.width <= size.width + visible
    return fits ? nil : whole
  }

  private static func size(_ size: CGSize) -> String {
    "\(UIView.number(size.width))×\(UIView.number(size.height))"
  }

  private static func stable(_ text: String) -> String { withoutAddresses(text) }
}

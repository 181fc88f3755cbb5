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
    if let label = view as? UILabel, let text = label.text, let needed = label.neededRoom {
      let name = label.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? label.className
      lines.append(
        "The text of \(name) is clipped: it needs \(Self.size(needed)), and has \(Self.size(label.bounds.size)): "
          + "\"\(text.replacing("\n", with: "\\n"))\"")
    }
    for subview in view.subviews { findClippedTexts(in: subview) }
  }

  private static func size(_ size: CGSize) -> String {
    "\(UIView.number(size.width))×\(UIView.number(size.height))"
  }

  private static func stable(_ text: String) -> String { withoutAddresses(text) }
}

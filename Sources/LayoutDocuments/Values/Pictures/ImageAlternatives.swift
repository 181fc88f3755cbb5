import UIKitCore

/// What is shown in place of a picture that is not there or cannot be read.
enum ImageAlternatives {
  /// The word for a neutral box.
  private static let boxWord = "box"
  /// The size of a button that can be touched; photos mostly get theirs from constraints. Points.
  private static let boxSize = CGSize(width: 44, height: 44)

  /// The first picture of a list that can be shown, with a warning about each before it; all errors where none can be.
  ///
  /// Empty texts, as rows without a picture have them, are passed over.
  static func first(of items: [DocumentNode], _ list: DocumentNode, _ context: ValueContext) -> UIImage? {
    var failures: [(node: DocumentNode, found: [DocumentDiagnostic])] = []
    for item in items where item.text?.isEmpty != true && !item.isNull {
      let (image, found) = context.diagnostics.trying { ValueType<UIImage>.alternative(item, context) }
      guard let image else {
        failures.append((item, found))
        continue
      }
      for failure in failures { warn(failure.node, failure.found, shown: description(of: item), context) }
      context.diagnostics.keep(found)
      return image
    }
    guard !failures.isEmpty else {
      return context.expected("a list with at least one picture", at: list)
    }
    for failure in failures { context.diagnostics.keep(failure.found) }
    return nil
  }

  /// A description whose path leads to a picture: its own, or that of its fallback; and whether it is a box instead.
  static func withFallback(_ node: DocumentNode, _ context: ValueContext) -> (node: DocumentNode, isBox: Bool) {
    guard let fallback = node["fallback"], let text = fallback.text, !text.isEmpty, let path = node["path"] else {
      return (node, false)
    }
    if !(path.text ?? "").isEmpty {
      let (image, found) = context.diagnostics.trying { ValueType<UIImage>.file.decode(path, context) }
      if image != nil { return (node, false) }
      warn(path, found, shown: text == boxWord ? "a box" : fallback.summary, context)
    }
    guard text != boxWord else { return (node.removing("path"), true) }
    return (
      node.replacing("path", with: DocumentNode.Entry(key: "path", keyPosition: fallback.position, value: fallback)),
      false
    )
  }

  /// A box in the grey of things that have no content, in the appearance that is current.
  static func box(_ size: CGSize?) -> UIImage {
    let size = size ?? boxSize
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray5.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// A picture in a message: its path in quotes, or the key that says what it is.
  private static func description(of item: DocumentNode) -> String {
    let source = item.entries?.first { ["path", "systemName", "color"].contains($0.key) }
    return source.map { "{\($0.key): \($0.value.text ?? "…")}" } ?? item.summary
  }

  private static func warn(
    _ node: DocumentNode, _ found: [DocumentDiagnostic], shown: String, _ context: ValueContext
  ) {
    let reason = found.first?.message.components(separatedBy: "; {path:").first ?? "cannot be shown"
    context.diagnostics.warning(
      "\(reason); shown instead: \(shown)", at: node.position, suggestion: found.first?.suggestion, about: .image)
  }
}

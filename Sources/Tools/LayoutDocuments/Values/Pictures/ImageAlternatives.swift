import UIKitCore

/// The replacements for images that are missing or cannot be read.
enum ImageAlternatives {
  /// The word for a neutral box.
  private static let boxWord = "box"
  /// The default size of a box, in points: the minimum size of a touch target.
  private static let boxSize = CGSize(width: 44, height: 44)

  /// Returns the first image of a list that can be loaded. Warns about each image before it.
  ///
  /// Reports all errors if none can be loaded. Skips empty texts, which come from rows without an image.
  static func first(of items: [DocumentNode], _ list: DocumentNode, _ context: ValueContext) -> UIImage? {
    var failures: [(node: DocumentNode, findings: [DocumentDiagnostic])] = []
    for item in items where item.text?.isEmpty != true && !item.isNull {
      let (image, findings) = context.diagnostics.trying { ValueType<UIImage>.single(item, context) }
      guard let image else {
        failures.append((item, findings))
        continue
      }
      for failure in failures { warn(failure.node, failure.findings, shown: description(of: item), context) }
      context.diagnostics.add(contentsOf: findings)
      return image
    }
    guard !failures.isEmpty else {
      return context.expected("a list with at least one path that is not empty", at: list)
    }
    for failure in failures { context.diagnostics.add(contentsOf: failure.findings) }
    return nil
  }

  /// Returns an image's node. If its own path cannot be loaded, the node has the path of the fallback.
  ///
  /// If a box is shown, the returned node has no path and `isBox` is true.
  static func withFallback(_ node: DocumentNode, _ context: ValueContext) -> (node: DocumentNode, isBox: Bool) {
    guard let fallback = node["fallback"], let text = fallback.text, !text.isEmpty, let path = node["path"] else {
      return (node, false)
    }
    if !(path.text ?? "").isEmpty {
      let (image, findings) = context.diagnostics.trying { ValueType<UIImage>.file.decode(path, context) }
      if image != nil { return (node, false) }
      warn(path, findings, shown: text == boxWord ? "a box" : fallback.summary, context)
    }
    guard text != boxWord else { return (node.removing("path"), true) }
    return (
      node.replacing("path", with: DocumentNode.Entry(key: "path", keyPosition: fallback.position, value: fallback)),
      false
    )
  }

  /// Returns a gray box of the given or default size, in the current appearance.
  static func box(_ size: CGSize?) -> UIImage {
    let size = size ?? boxSize
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray5.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Returns an image's name for messages: the key and the value of its source, or the node's summary.
  private static func description(of item: DocumentNode) -> String {
    let source = item.entries?.first { ["path", "systemName", "color"].contains($0.key) }
    return source.map { "{\($0.key): \($0.value.text ?? "…")}" } ?? item.summary
  }

  private static func warn(
    _ node: DocumentNode, _ findings: [DocumentDiagnostic], shown: String, _ context: ValueContext
  ) {
    let reason = findings.first?.message.components(separatedBy: "; {path:").first ?? "cannot be shown"
    context.diagnostics.warning(
      "\(reason); shown instead: \(shown)", at: node.position, suggestion: findings.first?.suggestion, about: .image)
  }
}

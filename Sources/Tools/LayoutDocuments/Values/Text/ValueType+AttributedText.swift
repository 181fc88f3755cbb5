import UIKitCore

/// A run of attributed text: an image, text or both, with the same attributes.
package struct TextRun: Sendable {
  var text = ""
  var image: UIImage?
  var bounds: CGRect?
  var attributes = TextAttributes()
}

/// Attributed text: its runs and their shared attributes.
package struct TextRuns: Sendable {
  var runs: [TextRun] = []
  var attributes = TextAttributes()

  /// The whole text. A run's own attributes override shared ones.
  @MainActor
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = attributes.values.merging(run.attributes.values) { $1 }
      if let image = run.image {
        let attachment = NSTextAttachment()
        attachment.image = image
        if let bounds = run.bounds { attachment.bounds = bounds }
        let picture = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        picture.addAttributes(attributes, range: NSRange(location: 0, length: picture.length))
        result.append(picture)
      }
      if !run.text.isEmpty { result.append(NSAttributedString(string: run.text, attributes: attributes)) }
    }
    return result
  }
}

extension ValueType where Value == TextRun {
  /// Plain text, or `{text: …}` or `{image: …}` with attributes.
  @MainActor static let textRun = {
    let described = object("a run of text", of: TextRun()) {
      Field("text", .text, "The text.", \.text)
      Field("image", .image, "A picture in the line, before the text.", \.image)
      Field("bounds", .rectangle, "The position of the picture, y up from the baseline.", \.bounds)
      TextAttributes.fields(\TextRun.attributes)
    }
    let expectation = "text, or a mapping such as {text: …, font: bold 17}"
    return ValueType(expectation, schema: .named("textRun", .anyOf([.string, described.schema]))) { node, context in
      if node.text != nil { return ValueType<String>.text.decode(node, context).map { TextRun(text: $0) } }
      guard node.entries != nil else { return context.expected(expectation, at: node) }
      if node["text"] == nil, node["image"] == nil {
        return context.expected("a run of text with the key \"text\" or \"image\"", at: node)
      }
      return described.decode(node, context)
    }
  }()
}

extension ValueType where Value == TextRuns {
  /// Text, a list of runs, or `{runs: …}` with shared attributes.
  @MainActor package static let attributedText = {
    let runs = ValueType<[TextRun]>.list(of: .textRun)
    let shared = object("attributed text", of: TextRuns()) {
      Field("runs", runs, "The runs in their order.", \.runs).required
      TextAttributes.fields(\TextRuns.attributes)
    }
    return ValueType(
      "text, a list of runs such as [Hello, {text: you, font: bold 17}], or {runs: …}",
      schema: .named("attributedText", .anyOf([runs.schema, shared.schema]))
    ) { node, context in
      if node.entries != nil, node["runs"] != nil { return shared.decode(node, context) }
      return runs.decode(node, context).map { TextRuns(runs: $0) }
    }
  }()
}

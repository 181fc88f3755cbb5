extension Catalog {
  package static let textContainer = ClassProperties(
    of: NSTextContainer.self, "The area that a text view's text fills."
  ) {
    Entry(
      .documents("lineFragmentPadding"), .length, "The space to the left and right of every line, in points.",
      \.lineFragmentPadding)
    Entry(
      .documents("maximumNumberOfLines"), .integer(0...100_000), "The maximum number of lines; 0 for no limit.",
      \.maximumNumberOfLines)
    Entry(
      .documents("lineBreakMode"), .word(.lineBreakMode), "The wrapping or truncation of the last line.",
      \.lineBreakMode)
  }
}

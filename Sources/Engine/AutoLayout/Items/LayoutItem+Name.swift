import UIFoundation

/// The names of items in sentences.
extension LayoutItem {
  /// The class of an item without an identifier; nil for others.
  package var unnamedClass: String? {
    // The address differs on each run.
    layoutName.range(of: ":0x").map { String(layoutName[..<$0.lowerBound]) }
  }

  /// Returns the name of an item in a sentence, as seen from another item of the same sentence.
  ///
  /// An item without an identifier is named by its relation to others, such as `its superview`, `the UIView around title`
  /// or `the second UIView in page`, and a system guide with its view.
  package func nameInSentence(seenFrom other: (any LayoutItem)? = nil) -> String {
    if let guide = LayoutNaming.systemGuides[layoutName] {
      return layoutParent.map { "\(guide) of \($0.nameInSentence(seenFrom: other))" } ?? guide
    }
    guard let kind = unnamedClass else { return layoutName }
    if let parent = other?.layoutParent, parent === self { return "its superview" }
    return "the \(description(of: kind, depth: 0))"
  }

  /// Returns the description of an item without an identifier, without an article.
  private func description(of kind: String, depth: Int) -> String {
    guard let parent = layoutParent, !isOutermost else { return "outermost superview" }
    if let inner = namedChild { return "\(kind) around \(inner)" }
    guard depth < LayoutNaming.maximumDepth else { return kind }
    let outer =
      parent.unnamedClass.map {
        parent.isOutermost ? "the superview" : "the \(parent.description(of: $0, depth: depth + 1))"
      } ?? parent.layoutName
    return "\(ordinal(of: kind, in: parent))\(kind) in \(outer)"
  }

  /// Indicates whether the item is the outermost view of its layout.
  private var isOutermost: Bool { layoutParent == nil || layoutNode.currentEngine?.root === layoutNode }

  /// The name of the first view inside that has an identifier.
  private var namedChild: String? {
    var name: String?
    asContainer?.forEachLayoutChild { child in
      if name == nil, child.asContainer != nil, child.unnamedClass == nil { name = child.layoutName }
    }
    return name
  }

  /// Returns `second ` for the second of several unnamed items of a class; empty for a single one.
  private func ordinal(of kind: String, in parent: any LayoutContainer) -> String {
    var (count, own) = (0, 0)
    parent.forEachLayoutChild { child in
      guard child.unnamedClass == kind else { return }
      count += 1
      if child === self { own = count }
    }
    guard count > 1 else { return "" }
    let words = LayoutNaming.ordinals
    if words.indices.contains(own - 1) { return "\(words[own - 1]) " }
    let isTeen = (11...13).contains(own % 100)
    return "\(own)\(isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][own % 10] ?? "th") "
  }
}

private enum LayoutNaming {
  /// The number of superviews without identifiers by which an item is named.
  static let maximumDepth = 2
  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]
  static let systemGuides = [
    "UIViewSafeAreaLayoutGuide": "the safe area", "UIViewLayoutMarginsGuide": "the margins",
    "UIViewReadableContentGuide": "the readable part", "UIScrollView-contentLayoutGuide": "the content",
    "UIScrollView-frameLayoutGuide": "the frame",
  ]
}

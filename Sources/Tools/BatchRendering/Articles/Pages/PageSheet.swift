import UIKitCore

/// The paper of an article.
package struct PageSheet: Sendable, Hashable {
  package let size: CGSize
  package let margin: CGFloat

  /// Creates a sheet from texts such as `A4 landscape` and `20mm`; nil for other texts.
  ///
  /// Returns nil if less than 100 points remain for text.
  package init?(paper: String, margin: String) {
    guard let paper = SceneSize(paper), let width = paper.width, let height = paper.height,
      let length = PageLength(margin), length.unit != .percent
    else { return nil }
    let space = length.points(ofWidth: width, textSize: PageBlockBuilder.defaultTextSize)
    guard width - 2 * space >= 100, height - 2 * space >= 100, max(width, height) <= 14_400 else { return nil }
    (size, self.margin) = (CGSize(width: width, height: height), space)
  }

  /// The area of text on a page.
  var area: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin) }
}

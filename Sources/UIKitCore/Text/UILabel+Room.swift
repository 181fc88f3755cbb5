extension UILabel {
  // Half a pixel at 1x, below which rounding explains it.
  private static let visible: CGFloat = 0.5
  // Wider than any text, and a number that arithmetic bears.
  private static let unlimited: CGFloat = 1_000_000

  /// How much room the text needs, in points; nil where the bounds have it, or the font may shrink until they do.
  package var neededRoom: CGSize? {
    guard let text, !text.isEmpty else { return nil }
    let size = bounds.size
    func needed(width: CGFloat, lines: Int) -> CGSize {
      textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: lines
      ).size
    }
    if numberOfLines == 1 {
      let whole = needed(width: Self.unlimited, lines: 1)
      let smallest = adjustsFontSizeToFitWidth ? min(1, max(0.1, minimumScaleFactor)) : 1
      let fits =
        whole.width * smallest <= size.width + Self.visible && whole.height * smallest <= size.height + Self.visible
      return fits ? nil : whole
    }
    let whole = needed(width: size.width, lines: 0)
    let shown = needed(width: size.width, lines: numberOfLines)
    let fits =
      whole.height <= min(size.height, shown.height) + Self.visible && whole.width <= size.width + Self.visible
    return fits ? nil : whole
  }
}

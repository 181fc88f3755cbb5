/// The meanings of lines and signs in a figure, or in all panels of a sheet, for its legend.
package struct FigureKey: Sendable {
  /// A line or a sign that readers cannot know.
  enum Entry: Hashable {
    case line(LineStyle)
    /// The sign of sizes that are proportional to those of contents.
    case proportion
  }

  /// The entries in the order of the legend.
  private(set) var entries: [Entry]
  let theme: FigureTheme

  /// The entries in the order of the legend, if they all occur.
  private static let order: [Entry] = LineStyle.allCases.map { .line($0) } + [.proportion]

  /// Creates the key of marks.
  @MainActor
  init(_ marks: [ConstraintMark], _ theme: FigureTheme) {
    let lines = marks.compactMap { $0.style.map { Entry.line($0) } }
    let found = Set(lines + (marks.contains(where: \.isProportional) ? [.proportion] : []))
    (entries, self.theme) = (Self.order.filter(found.contains), theme)
  }

  /// Returns whether the figure shows the key.
  ///
  /// A single kind of line explains itself by its place, unless a legend is requested.
  func isShown(isRequested: Bool) -> Bool {
    entries.count > 1 || entries.contains(.proportion) || (isRequested && !entries.isEmpty)
  }

  /// Returns the common key of a sheet's panels.
  static func joining(_ keys: [FigureKey]) -> FigureKey? {
    guard var joined = keys.first else { return nil }
    let found = Set(keys.flatMap(\.entries))
    joined.entries = order.filter(found.contains)
    return joined
  }
}

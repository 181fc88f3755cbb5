import UIKitCore

/// The meanings of lines and signs in a figure, or in all panels of a sheet, for its legend.
package struct FigureKey: Sendable {
  /// A line or a sign that readers cannot know.
  enum Entry: Hashable {
    case line(LineStyle)
    /// The sign of equal sizes and distances.
    case equality
    /// The sign of sizes that are proportional to those of contents.
    case proportion
    /// The shade of the area beside a guide, by the common name of the guide.
    case band(String)
  }

  /// The lines and signs that occur.
  private var found: Set<Entry>
  let theme: FigureTheme

  /// The entries in the order of the legend, if they all occur.
  private static let order: [Entry] =
    LineStyle.allCases.map { .line($0) } + [.equality, .proportion] + FigureBand.areas.map { Entry.band($0.key) }

  /// A label of a size in proportion to its content, and the length of the content; nil for none.
  private(set) var proportion: (label: String, length: String, isWidth: Bool)?

  /// Creates the key of marks and bands.
  @MainActor
  init(_ marks: [ConstraintMark], bands: [FigureBand] = [], _ theme: FigureTheme) {
    let lines = marks.compactMap { $0.style.map { Entry.line($0) } }
    let shares = marks.filter(\.isProportional)
    let equal = marks.filter { $0.isEqualSize && $0.label.hasPrefix("=") }
    equals = Set(equal.map { $0.items.first is UIView ? ($0.axis == .horizontal ? .widths : .heights) : .distances })
    let signs: [Entry] = (equal.isEmpty ? [] : [.equality]) + (shares.isEmpty ? [] : [.proportion])
    (found, self.theme) = (Set(lines + signs + bands.map { Entry.band($0.name) }), theme)
    for mark in marks {
      if let style = mark.style { aligned[style, default: []].formUnion(mark.aligned) }
    }
    proportion = shares.first.map { share in
      let length = share.label.dropFirst(ConstraintMark.proportionalSign.count).trimmingCharacters(in: .whitespaces)
      return (share.label, length, share.axis == .horizontal)
    }
  }

  /// The entries in the order of the legend. Edges and baselines, whose lines look alike, share one.
  var entries: [Entry] {
    Self.order.filter { found.contains($0) && !($0 == .line(.baseline) && found.contains(.line(.alignment))) }
  }

  /// Returns the explanation of a line.
  func words(of style: LineStyle) -> String {
    let items = aligned[style] ?? []
    guard style == .alignment, found.contains(.line(.baseline)) else { return style.words(items) }
    return "edges or baselines of \(items.union(aligned[.baseline] ?? []).words) aligned"
  }

  /// The items that the lines of each style align.
  private var aligned: [LineStyle: AlignedItems] = [:]

  /// The objects of equal signs.
  private enum Equal {
    case widths, heights, distances
  }

  private var equals: Set<Equal>

  /// The explanation of equal signs.
  var wordsOfEquality: String {
    switch equals {
    case [.widths]: "equal widths"
    case [.heights]: "equal heights"
    case [.distances]: "equal distances"
    default: equals.contains(.distances) ? "equal lengths" : "equal sizes"
    }
  }

  /// Indicates whether there is nothing to explain.
  var isEmpty: Bool { found.isEmpty }

  /// Returns the key without the cross of broken constraints, which the sentences about a conflict name.
  var withoutBroken: FigureKey {
    var key = self
    key.found.remove(.line(.broken))
    return key
  }

  /// Returns the common key of a sheet's panels.
  static func joining(_ keys: [FigureKey]) -> FigureKey? {
    guard var joined = keys.first else { return nil }
    joined.found = keys.reduce([]) { $0.union($1.found) }
    joined.equals = keys.reduce([]) { $0.union($1.equals) }
    joined.aligned = keys.reduce([:]) { $0.merging($1.aligned) { $0.union($1) } }
    joined.proportion = keys.compactMap(\.proportion).first
    return joined
  }
}

import LayoutFigures
import UIKitCore

/// The value of the key `figure`: the annotations, marks, remarks and theme of a figure.
package struct FigureDescription: Sendable {
  package var annotations: [LayoutFigure.Annotation] = []
  package var hasLegend = false
  /// The side at which remarks are aligned; nil for the nearest places.
  package var remarks: FigureMark.Side?
  package var theme: FigureTheme?
  var marks: [MarkDescription] = []
}

extension ValueType where Value == FigureDescription {
  /// A mapping such as `{annotate: constraints, marks: [{arrow: Red -> Blue}]}`.
  package static let figure = object("a figure", of: FigureDescription()) {
    Field(
      "annotate", ValueType<[LayoutFigure.Annotation]>.list(of: annotation),
      "The annotations, as those of `--annotate`.", \.annotations)
    Field("marks", marks, "Arrows, braces, regions, badges and equations.", \.marks)
    Field("legend", .boolean, "Indicates whether a legend explains the numbers, lines and signs.", \.hasLegend)
    Field(
      "remarks",
      ValueType<FigureMark.Side>.word("a side", ["left": .left, "right": .right]),
      "The side of the picture at which callouts are aligned in a column.", \.remarks)
    Field(
      "theme", ValueType<FigureTheme>.figureTheme,
      "A built-in theme, the path of a theme file, or a theme such as {size: 18}.", \.theme)
  }.named("figure")

  private static let annotation = ValueType<Int>.index(
    of: "an annotation", among: LayoutFigure.Annotation.allCases.map(\.rawValue)
  ).map { LayoutFigure.Annotation.allCases[$0] }

  private static let marks = ValueType<[MarkDescription]>(
    "a list of marks such as {arrow: Red -> Blue}", schema: .list(ValueType<MarkDescription>.mark.schema)
  ) { node, context in
    guard case .list(let items) = node.content else {
      return context.expected("a list of marks such as {arrow: Red -> Blue}", at: node)
    }
    let limit = ResourceLimits.current.callouts
    guard items.count <= limit else {
      context.diagnostics.error(
        "\(items.count) marks, expected at most \(limit); --limit callouts=NUMBER raises this", at: node.position)
      return nil
    }
    return items.compactMap { ValueType<MarkDescription>.mark.decode($0, context) }
  }
}

extension SceneDescription {
  /// Returns the node of the key `figure` after its validation; nil if it is missing.
  ///
  /// A figure with placeholders is validated when the scene is built.
  static func figure(of node: DocumentNode, _ context: ValueContext) -> DocumentNode? {
    guard let figure = node["figure"], !figure.isNull else { return nil }
    if !figure.hasPlaceholders { _ = ValueType<FigureDescription>.figure.decode(figure, context) }
    return figure
  }
}

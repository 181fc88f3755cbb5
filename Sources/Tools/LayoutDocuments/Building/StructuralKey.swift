/// A key that all objects or all views accept, in addition to the properties of their class.
package struct StructuralKey: Sendable {
  package let name: String
  package let schema: ValueSchema
  /// The description, in one sentence.
  package let summary: String
  /// Indicates whether only views accept the key.
  package let isForViews: Bool

  private init(_ name: String, _ schema: ValueSchema, _ summary: String, isForViews: Bool = false) {
    self.name = name
    self.schema = schema
    self.summary = summary
    self.isForViews = isForViews
  }

  private static let condition = ValueSchema.anyOf([.boolean, .number, .string])
  private static let constraint = ValueSchema.anyOf([
    .string,
    .object([
      ValueSchema.Key("equation", .string, "An equation such as `title.width = 40`."),
      ValueSchema.Key("format", .string, "A visual format such as `H:|-[title]-|`."),
      ValueSchema.Key("options", .anyOf([.string, .list(.string)]), "The options of a visual format."),
      ValueSchema.Key("priority", ValueType.priority.schema, "The priority of the constraints."),
      ValueSchema.Key("identifier", .string, "A name for diagnostics."),
      ValueSchema.Key("if", condition, "A condition; the constraint is left out if it is false."),
      ValueSchema.Key("when", ValueType.traitCondition.schema, "The traits under which the constraint is active."),
    ]),
    .mapping(.string),
  ])

  /// The keys, in the order of the reference page.
  package static let all = [
    StructuralKey("class", .string, "The class or component of the object."),
    StructuralKey(
      "id", .string,
      "A name of letters, digits and _ for constraints, overrides and frames; it cannot start with a digit."),
    StructuralKey("style", .anyOf([.string, .list(.string)]), "Named styles; later ones override earlier ones."),
    StructuralKey("if", condition, "A condition; the object is left out if it is false."),
    StructuralKey("when", ValueType.traitCondition.schema, "The traits under which the object is created."),
    StructuralKey(
      "variations", .list(.mapping(.anything)),
      "Mappings with `when` and the keys that change under its traits; later ones override earlier ones."),
    StructuralKey(
      "repeat", .anyOf([.integers(0...100_000), .string, .list(.anything)]), "A list or a number of repetitions."),
    StructuralKey("as", .string, "The name of the current element in placeholders; `item` by default."),
    StructuralKey(
      "constraints", .anyOf([.string, .list(constraint), .mapping(.anyOf([.string, .list(constraint)]))]),
      "Equations and visual formats, in a list or by identifier.", isForViews: true),
    StructuralKey(
      "layoutGuides", .anyOf([.string, .list(.string)]), "The ids of layout guides to create.", isForViews: true),
    StructuralKey("page", .integers(0...1_000_000), "The page that a scroll view shows, from 0.", isForViews: true),
  ]

  /// The names that are not allowed for the keys of styles and the parameters of components.
  package static let reserved = all.map(\.name).filter { $0 != "page" } + ["subviews", "arrangedSubviews"]
}

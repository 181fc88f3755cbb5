import UIKitCore

extension ValueType where Value == CompositionalSection {
  /// A section's layout: a list such as `{list: insetGrouped}`, or `{group: …}` with its items.
  package static let compositionalSection = object("a section's arrangement", of: CompositionalSection()) {
    Field(
      "list",
      .word(
        "an appearance",
        [
          "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
          "sidebarPlain": .sidebarPlain,
        ]),
      "The appearance of a list, in place of groups.", \.list)
    Field("showsSeparators", .boolean, "Indicates whether a list has separators.", \.showsSeparators)
    Field(
      "headerMode",
      .word(
        "a mode", ["none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection]),
      "The kind of header of a list's sections.", \.headerMode)
    Field(
      "footerMode", .word("a mode", ["none": .none, "supplementary": .supplementary]),
      "The kind of footer of a list's sections.",
      \.footerMode)
    Field("group", changing: \.group, "The items that repeat.") {
      Field("axis", .word(.axis), "The axis: a row or a column.", \.axis)
      Field("layoutSize", changing: \.size, "The size of the group.") { sizeFields }
      Field("subitems", .list(of: .compositionalItem), "The items.", \.items)
      Field("count", .integer(1...1000), "The number of copies of the first item that share the group.", \.count)
      Field("interItemSpacing", .length, "The gap between items.", \.spacing)
      Field("contentInsets", .directionalEdgeInsets, "The space around the items.", \.contentInsets)
    }
    Field("contentInsets", .directionalEdgeInsets, "The space around the section.", \.contentInsets)
    Field("interGroupSpacing", .length, "The gap between groups.", \.interGroupSpacing)
    Field(
      "orthogonalScrollingBehavior",
      .word(
        "a behavior",
        [
          "none": .none, "continuous": .continuous,
          "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
          "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
        ]),
      "The horizontal scrolling of the section.", \.scrolling)
    Field("headerHeight", .layoutDimension, "The height of headers; without it there are none.", \.headerHeight)
    Field("footerHeight", .layoutDimension, "The height of footers; without it there are none.", \.footerHeight)
  }

  fileprivate static let sizeFields: [Field<LayoutSizeDescription>] = [
    Field("widthDimension", .layoutDimension, "The width.", \.width),
    Field("heightDimension", .layoutDimension, "The height.", \.height),
  ]
}

extension ValueType where Value == CompositionalItem {
  fileprivate static let compositionalItem = object("an item's arrangement", of: CompositionalItem()) {
    Field("layoutSize", changing: \.size, "The size of the item.") {
      ValueType<CompositionalSection>.sizeFields
    }
    Field("contentInsets", .directionalEdgeInsets, "The space around the item.", \.contentInsets)
  }
}

/// The lengths of compositional layouts.
extension ValueType where Value == NSCollectionLayoutDimension {
  /// A length in points, or a length such as `fractionalWidth(0.5)` or `estimated(44)`.
  package static let layoutDimension = ValueType(
    dimensionExpectation,
    schema: .named(
      "layoutDimension",
      .anyOf([
        .numbers(0...1_000_000),
        .strings(matching: #"^\.?(fractionalWidth|fractionalHeight|absolute|estimated)\([0-9.]+\)$"#),
      ]))
  ) { node, context in
    guard let text = node.text else { return context.expected(dimensionExpectation, at: node) }
    if let points = Double(text) ?? context.metric(text), points >= 0, points <= 1_000_000 {
      return .absolute(CGFloat(points))
    }
    guard let match = text.wholeMatch(of: #/\.?(\w+)\(([0-9.]+)\)/#), let number = Double(match.2) else {
      return context.expected(dimensionExpectation, at: node)
    }
    switch match.1 {
    case "fractionalWidth": return .fractionalWidth(CGFloat(number))
    case "fractionalHeight": return .fractionalHeight(CGFloat(number))
    case "absolute": return .absolute(CGFloat(number))
    case "estimated": return .estimated(CGFloat(number))
    default: return context.expected(dimensionExpectation, at: node)
    }
  }
}

private let dimensionExpectation = "points, fractionalWidth(0.5), fractionalHeight(1) or estimated(44)"

/// The description of an accessory of a list's row.
package struct CellAccessoryDescription: Sendable {
  fileprivate enum Kind: Sendable {
    case disclosureIndicator, checkmark, detail, delete, insert, multiselect, reorder
    case label(String)
  }
  fileprivate var kind: Kind

  @MainActor
  var accessory: UICellAccessory {
    switch kind {
    case .disclosureIndicator: .disclosureIndicator()
    case .checkmark: .checkmark()
    case .detail: .detail()
    case .delete: .delete()
    case .insert: .insert()
    case .multiselect: .multiselect()
    case .reorder: .reorder()
    case .label(let text): .label(text: text)
    }
  }
}

extension ValueType where Value == CellAccessoryDescription {
  /// A row's accessory: a word such as `checkmark`, `delete` or `reorder`, or `{label: 3}`.
  package static let cellAccessory = ValueType(
    accessoryExpectation, schema: .anyOf([named.schema, .object([ValueSchema.Key("label", .string, "A text.")])])
  ) { node, context in
    guard node.entries != nil else { return named.decode(node, context) }
    context.reportUnknownKeys(of: node, in: "an accessory", known: ["label"])
    guard let label = node["label"], label.text != nil else { return context.expected(accessoryExpectation, at: node) }
    return ValueType<String>.text.decode(label, context).map { CellAccessoryDescription(kind: .label($0)) }
  }

  private static let named = word(
    "an accessory",
    [
      "disclosureIndicator": CellAccessoryDescription(kind: .disclosureIndicator),
      "checkmark": CellAccessoryDescription(kind: .checkmark), "detail": CellAccessoryDescription(kind: .detail),
      "delete": CellAccessoryDescription(kind: .delete), "insert": CellAccessoryDescription(kind: .insert),
      "multiselect": CellAccessoryDescription(kind: .multiselect),
      "reorder": CellAccessoryDescription(kind: .reorder),
    ])
}

private let accessoryExpectation =
  "disclosureIndicator, checkmark, detail, delete, insert, multiselect, reorder or {label: …}"

internal import CHarfBuzz

extension FontFace {
  /// The tags of the face's OpenType features, sorted, each once.
  package var featureTags: [String] {
    guard let face = hb_font_get_face(shaper) else { return [] }
    var found: Set<FontTag> = []
    for table in ["GSUB", "GPOS"] {
      let table = hb_tag_t(FontTag(table).rawValue)
      var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      found.formUnion(tags.map { FontTag(rawValue: $0) })
    }
    return found.sorted().map(\.description)
  }
}

/// A type of Apple's font feature registry with the selectors that a font supports.
package struct FontFeatureType: Equatable, Sendable {
  package let type: Int
  package let selectors: [Int]
  /// Indicates whether at most one selector is in effect.
  package let isExclusive: Bool
}

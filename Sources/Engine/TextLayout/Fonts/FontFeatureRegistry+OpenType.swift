/// The OpenType equivalents of Apple's font feature registry.
package enum FontFeatureRegistry {
  /// The OpenType features that a selector sets.
  struct Switch: Equatable {
    var on: [String] = []
    var off: [String] = []
    /// The mutually exclusive features that the selector resets to their defaults.
    var replaced: [String] = []
  }

  /// The features with an even selector for on and an odd one for off, by type and even selector.
  private static let pairs: [Int: [Int: String]] = [
    1: [0: "rlig", 2: "liga", 4: "dlig", 18: "clig", 20: "hlig"],
    33: [0: "case", 2: "cpsp"],
    36: [0: "calt", 2: "swsh", 4: "cswh"],
  ]

  /// The mutually exclusive features, by type and selector.
  private static let choices: [Int: [Int: String]] = [
    6: [0: "tnum", 1: "pnum", 2: "twid", 3: "qwid"],
    10: [1: "sups", 2: "subs", 3: "ordn", 4: "sinf"],
    11: [1: "afrc", 2: "frac"],
    21: [0: "onum", 1: "lnum"],
    37: [1: "smcp", 2: "pcap"],
    38: [1: "c2sc", 2: "c2pc"],
  ]

  /// Returns the types with the selectors that have one of the given features, in ascending order.
  package static func types(withFeatures tags: [String]) -> [FontFeatureType] {
    let tags = Set(tags)
    var types: [FontFeatureType] = []
    for (type, selectors) in pairs {
      let found = selectors.filter { tags.contains($0.value) }.keys.flatMap { [$0, $0 + 1] }.sorted()
      if !found.isEmpty { types.append(FontFeatureType(type: type, selectors: found, isExclusive: false)) }
    }
    for (type, selectors) in choices {
      let found = selectors.filter { tags.contains($0.value) }.keys.sorted()
      if !found.isEmpty { types.append(FontFeatureType(type: type, selectors: found, isExclusive: true)) }
    }
    let sets = (1...20).filter { tags.contains($0 < 10 ? "ss0\($0)" : "ss\($0)") }.flatMap { [2 * $0, 2 * $0 + 1] }
    if !sets.isEmpty { types.append(FontFeatureType(type: 35, selectors: sets, isExclusive: false)) }
    return types.sorted { $0.type < $1.type }
  }

  /// Returns the features that a selector sets; nil without an OpenType equivalent.
  static func feature(type: Int, selector: Int) -> Switch? {
    if type == 35, (2...41).contains(selector) {
      let number = selector / 2
      let tag = number < 10 ? "ss0\(number)" : "ss\(number)"
      return selector % 2 == 0 ? Switch(on: [tag]) : Switch(off: [tag])
    }
    if let tag = pairs[type]?[selector - selector % 2], selector >= 0 {
      return selector % 2 == 0 ? Switch(on: [tag]) : Switch(off: [tag])
    }
    guard let features = choices[type] else { return nil }
    let others = features.sorted { $0.key < $1.key }.filter { $0.key != selector }.map(\.value)
    if let tag = features[selector] { return Switch(on: [tag], replaced: others) }
    return selector == 0 ? Switch(replaced: others) : nil
  }
}

import UIKitCore

/// The variations of an element by size class and appearance: its attributes and installed parts.
struct Variations {
  private let matching: [Element]

  /// Creates the variations that apply for traits, the least specific first.
  init(of element: Element, for traits: UITraitCollection) {
    let all = element.children.filter { $0.name == "variation" }
    guard !all.isEmpty else {
      matching = []
      return
    }
    let ranked = all.compactMap { variation -> (Int, Element)? in
      Self.rank(of: variation.key ?? "", for: traits).map { ($0, variation) }
    }
    matching = ranked.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Returns the number of traits in a key such as `heightClass=compact-widthClass=regular`.
  ///
  /// Returns nil if one of the traits is unknown or has another value.
  private static func rank(of key: String, for traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let value = part[part.index(after: equals)...]
      switch part[..<equals] {
      case "heightClass": guard matches(traits.verticalSizeClass, value) else { return nil }
      case "widthClass": guard matches(traits.horizontalSizeClass, value) else { return nil }
      case "appearance":
        guard value == (traits.userInterfaceStyle == .dark ? "dark" : "light") else { return nil }
      default: return nil
      }
      count += 1
    }
    return count
  }

  private static func matches(_ sizeClass: UIUserInterfaceSizeClass, _ name: Substring) -> Bool {
    (name == "compact" && sizeClass == .compact) || (name == "regular" && sizeClass == .regular)
  }

  /// Returns whether a part in a list, such as `constraints` or `subviews`, is installed.
  func installs(_ id: String?, in list: String) -> Bool {
    guard let id else { return true }
    var isInstalled = true
    for variation in matching {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for entry in mask.children where entry["reference"] == id { isInstalled = entry.name == "include" }
      }
    }
    return isInstalled
  }

  /// The elements whose attributes and keyed children override the element's, the most specific last.
  var overrides: [Element] { matching }
}

import UIFoundation

extension FontRequest {
  /// Applies the supported attributes of a descriptor; returns the size among them.
  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> CGFloat? {
    if let name = attributes[.name] as? String, let named = FontCatalog.shared.request(named: name) { self = named }
    if let family = attributes[.family] as? String { design = .family(family) }
    if let style = attributes[.face] as? String { apply(styleName: style) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for setting in settings { apply(setting) }
    }
    if let axes = attributes[.variation] as? [Int: Any] { apply(axes: axes) }
    return Self.number(attributes[.size])
  }

  /// Returns the request with symbolic traits, which replace slant and width.
  ///
  /// With the bold trait, the weight is at least bold; without it, semibold and heavier weights become regular. The
  /// monospaced trait applies only to the system's designs.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontRequest {
    var changed = self
    changed.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      changed.weight = UIFont.Weight(max(weight.rawValue, UIFont.Weight.bold.rawValue))
    } else if weight.rawValue >= UIFont.Weight.semibold.rawValue {
      changed.weight = .regular
    }
    if traits.contains(.traitMonoSpace), design.isSystem { changed.design = .monospaced }
    changed.width =
      traits.contains(.traitCondensed) ? .condensed : (traits.contains(.traitExpanded) ? .expanded : .standard)
    return changed
  }

  /// Applies weight and slant from a style name, such as "SemiBold Italic".
  mutating func apply(styleName: String) {
    let name = styleName.lowercased().filter { $0.isLetter }
    isItalic = name.contains("italic") || name.contains("oblique")
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("medium", .medium),
      ("light", .light), ("bold", .bold),
    ]
    weight = weights.first { name.contains($0.0) }?.1 ?? .regular
  }

  /// The words for weights and slants, which name the instances of a variable font.
  static let instanceWords = [
    "ultralight", "extralight", "semibold", "demibold", "extrabold", "regular", "oblique", "italic", "medium", "light",
    "heavy", "black", "bold", "thin",
  ]

  /// Returns whether a style name in lowercase letters consists of the given words.
  static func isStyle(_ name: some StringProtocol, of words: [String]) -> Bool {
    var rest = Substring(name)
    while !rest.isEmpty {
      guard let word = words.first(where: { rest.hasPrefix($0) }) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = traits[.symbolic] as? UInt32 { self = with(UIFontDescriptor.SymbolicTraits(rawValue: bits)) }
    if let value = Self.number(traits[.weight]) { weight = UIFont.Weight(value) }
    if let value = (traits[.weight] as? UIFont.Weight) { weight = value }
    if let value = Self.number(traits[.width]) { width = UIFont.Width(value) }
    if let value = Self.number(traits[.slant]) { isItalic = value > 0 }
  }

  private mutating func apply(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
    if let tag = setting[.openTypeTag] as? String, let value = Self.number(setting[.openTypeValue] ?? 1) {
      let feature = FontFeature(tag: FontTag(tag), value: UInt32(min(max(0, value), 65535)))
      featureSettings = FontFeatureSetting.adding(.openType(feature), to: featureSettings)
      return set(feature)
    }
    guard let type = Self.number(setting[.type]), let selector = Self.number(setting[.selector]),
      abs(type) < 1000, abs(selector) < 1000
    else { return }
    let named = FontFeatureRegistry.feature(type: Int(type), selector: Int(selector))
    let registered = FontFeatureSetting.registered(type: Int(type), selector: Int(selector))
    featureSettings = FontFeatureSetting.adding(registered, to: featureSettings)
    for tag in named?.replaced ?? [] { features.removeAll { $0.tag == FontTag(tag) } }
    for tag in named?.off ?? [] { set(FontFeature(tag: FontTag(tag), value: 0)) }
    for tag in named?.on ?? [] { set(FontFeature(tag: FontTag(tag), value: 1)) }
  }

  private mutating func set(_ feature: FontFeature) {
    features.removeAll { $0.tag == feature.tag }
    features.append(feature)
    features.sort { $0.tag < $1.tag }
  }

  private mutating func apply(axes: [Int: Any]) {
    for (key, value) in axes.sorted(by: { $0.key < $1.key }) {
      guard let tag = UInt32(exactly: key), let number = Self.number(value), number.isFinite else { continue }
      variations.removeAll { $0.tag.rawValue == tag }
      variations.append(FontVariation(tag: FontTag(rawValue: tag), value: Float(number)))
    }
    variations.sort { $0.tag < $1.tag }
  }

  /// Returns a finite number as a `CGFloat`; nil for other values.
  package static func number(_ value: Any?) -> CGFloat? {
    Double(number: value).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}

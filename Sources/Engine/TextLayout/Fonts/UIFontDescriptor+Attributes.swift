import UIFoundation

extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A dictionary from axis tags, encoded as integers of four characters, to values.
    public static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
  }

  /// The name of a descriptor's trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A four-letter OpenType tag, as a `String`.
    public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// A number; 0 is off.
    public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    /// A type number of Apple's feature registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// A selector number of Apple's feature registry.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static var featureIdentifier: FeatureKey { type }
    public static var typeIdentifier: FeatureKey { selector }
  }

  /// A set of traits.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var requestDesign: FontRequest.Design? {
      switch self {
      case .default: .system
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  /// The attributes that determine the font, by UIKit's keys.
  ///
  /// A font that its name identifies has name and size.
  public var fontAttributes: [AttributeName: Any] {
    guard let identifyingName else { return allAttributes }
    return allAttributes.filter { $0.key == .size || $0.key == .featureSettings || $0.key == .variation }
      .merging([.name: identifyingName]) { $1 }
  }

  /// The PostScript name of a named font, if it leads to the same font; nil for others.
  private var identifyingName: String? {
    guard !request.design.isSystem, textStyle == nil else { return nil }
    var plain = request
    (plain.features, plain.featureSettings, plain.variations) = ([], [], [])
    let name = UIFont(request: plain, pointSize: pointSize).fontName
    return FontCatalog.shared.request(named: name) == plain ? name : nil
  }

  /// The attributes of the descriptor and of its matched face.
  var allAttributes: [AttributeName: Any] {
    // A number object can be cast to each type of number, as on iOS.
    var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(pointSize))]
    let traits: [TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: request.weight.rawValue, .width: request.width.rawValue,
      .slant: CGFloat(request.isItalic ? 0.07 : 0),
    ]
    attributes[.traits] = traits
    let face = FontCatalog.shared.match(request).face
    attributes[.family] = face.family
    attributes[.name] = face.postScriptName
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    if !request.featureSettings.isEmpty { attributes[.featureSettings] = request.featureSettings.map(\.attribute) }
    if !request.variations.isEmpty {
      let axes = request.variations.map { (Int($0.tag.rawValue), CGFloat($0.value)) }
      attributes[.variation] = Dictionary(axes) { $1 }
    }
    return attributes
  }
}

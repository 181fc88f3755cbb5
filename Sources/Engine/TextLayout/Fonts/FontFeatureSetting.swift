import UIFoundation

/// A setting of a font descriptor: a selector of Apple's feature registry or an OpenType feature.
package enum FontFeatureSetting: Hashable, Sendable {
  case registered(type: Int, selector: Int)
  case openType(FontFeature)

  /// The features that fonts apply without a setting.
  private static let defaults: Set<String> = ["rlig", "liga", "clig", "calt"]

  /// The attribute of a descriptor.
  var attribute: [UIFontDescriptor.FeatureKey: Any] {
    switch self {
    case .registered(let type, let selector): [.type: type, .selector: selector]
    case .openType(let feature): [.openTypeTag: feature.tag.description, .openTypeValue: Int(feature.value)]
    }
  }

  /// The tags of the features that the setting turns on or off.
  private var tags: [String] {
    switch self {
    case .openType(let feature): [feature.tag.description]
    case .registered(let type, let selector):
      FontFeatureRegistry.feature(type: type, selector: selector).map { $0.on + $0.off + $0.replaced } ?? []
    }
  }

  /// Indicates whether fonts are the same without the setting. Descriptors do not report it.
  private var isDefault: Bool {
    guard case .registered(let type, let selector) = self,
      let named = FontFeatureRegistry.feature(type: type, selector: selector)
    else { return false }
    return named.on.allSatisfy(Self.defaults.contains) && Self.defaults.isDisjoint(with: named.off)
  }

  /// Returns settings with a later one, which replaces those of the same features.
  static func adding(_ setting: FontFeatureSetting, to settings: [FontFeatureSetting]) -> [FontFeatureSetting] {
    let kept = settings.filter { Set($0.tags).isDisjoint(with: setting.tags) }
    return setting.isDefault ? kept : kept + [setting]
  }

  /// Returns whether a font with the given features has one of those of the setting.
  func isSupported(by featureTags: [String]) -> Bool { !Set(tags).isDisjoint(with: featureTags) }
}

extension FontRequest {
  /// Returns the request without the settings that have no effect in a face.
  ///
  /// The descriptors of fonts report only the other settings.
  func supportedSettings(of face: FontFace) -> FontRequest {
    guard !featureSettings.isEmpty else { return self }
    let tags = face.featureTags
    var request = self
    request.featureSettings.removeAll { !$0.isSupported(by: tags) }
    return request
  }
}

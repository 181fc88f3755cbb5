public import Foundation
public import TextLayout
public import UIFoundation
public import UIGraphics

/// A face at a size; the same type as `UIFont`.
public typealias CTFont = UIFont
/// A description of a font; the same type as `UIFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor

/// Returns the font with a PostScript, full or family name, or the system font if there is none.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name as String, size: usable(size)) ?? UIFont.systemFont(ofSize: usable(size))
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // Without a size, the descriptor's size is used, if it has one.
  UIFont(descriptor: descriptor, size: descriptor.pointSize > 0 ? size : usable(size))
}

public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  graphicsFont.font.withSize(usable(size))
}

/// Returns the size that Core Text uses: 12 points for a size of 0.
private func usable(_ size: CGFloat) -> CGFloat { size == 0 ? 12 : size }

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fullName as NSString }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down to the descenders. It is positive, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the features of the font, by the types and selectors of Apple's registry; nil without any.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  let types = FontFeatureRegistry.types(withFeatures: font.face.featureTags)
  guard !types.isEmpty else { return nil }
  let features = types.map { type -> [String: Any] in
    [
      kCTFontFeatureTypeIdentifierKey: type.type, kCTFontFeatureTypeExclusiveKey: type.isExclusive,
      kCTFontFeatureTypeSelectorsKey: type.selectors.map { [kCTFontFeatureSelectorIdentifierKey: $0] },
    ]
  }
  return features as NSArray
}

// The keys of features, under Core Text's names.
public let kCTFontFeatureTypeIdentifierKey = UIFontDescriptor.FeatureKey.type.rawValue
public let kCTFontFeatureTypeNameKey = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorIdentifierKey = UIFontDescriptor.FeatureKey.selector.rawValue
public let kCTFontFeatureSelectorNameKey = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey = "CTFeatureSelectorSetting"
public let kCTFontOpenTypeFeatureTag = UIFontDescriptor.FeatureKey.openTypeTag.rawValue
public let kCTFontOpenTypeFeatureValue = UIFontDescriptor.FeatureKey.openTypeValue.rawValue

// The attributes of descriptors, under Core Text's names.
public let kCTFontFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings.rawValue
public let kCTFontNameAttribute = UIFontDescriptor.AttributeName.name.rawValue
public let kCTFontFamilyNameAttribute = UIFontDescriptor.AttributeName.family.rawValue
public let kCTFontSizeAttribute = UIFontDescriptor.AttributeName.size.rawValue
public let kCTFontTraitsAttribute = UIFontDescriptor.AttributeName.traits.rawValue

// The attributes of text, under Core Text's names.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue
public let kCTKernAttributeName = NSAttributedString.Key.kern.rawValue
public let kCTLanguageAttributeName = NSAttributedString.Key.textLanguage.rawValue
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle.rawValue
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking.rawValue
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature.rawValue
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth.rawValue
public let kCTStrokeColorAttributeName = NSAttributedString.Key.strokeColor.rawValue
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset.rawValue

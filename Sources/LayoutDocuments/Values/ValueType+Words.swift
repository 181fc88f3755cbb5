import UIKitCore

extension ValueType where Value == UIView.ContentMode {
  package static let contentMode = word(
    "a content mode",
    [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ])
}

extension ValueType where Value == UISemanticContentAttribute {
  package static let semanticContentAttribute = word(
    "a semantic content attribute",
    [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ])
}

extension ValueType where Value == UIView.AutoresizingMask {
  package static let autoresizingMask = ValueType<[UIView.AutoresizingMask]>.list(
    of: word(
      "a flexible part",
      [
        "flexibleWidth": .flexibleWidth, "flexibleHeight": .flexibleHeight,
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleRightMargin": .flexibleRightMargin,
        "flexibleTopMargin": .flexibleTopMargin, "flexibleBottomMargin": .flexibleBottomMargin,
      ])
  ).map { UIView.AutoresizingMask($0) }
}

extension ValueType where Value == NSLayoutConstraint.Axis {
  package static let axis = word("an axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueType where Value == UIStackView.Alignment {
  package static let stackAlignment = word(
    "an alignment",
    [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ])
}

extension ValueType where Value == UIStackView.Distribution {
  package static let stackDistribution = word(
    "a distribution",
    [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ])
}

extension ValueType where Value == NSTextAlignment {
  package static let textAlignment = word(
    "an alignment",
    ["natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified])
}

extension ValueType where Value == NSLineBreakMode {
  package static let lineBreakMode = word(
    "a line break mode",
    [
      "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
      "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
      "byTruncatingMiddle": .byTruncatingMiddle,
    ])
}

extension ValueType where Value == UIUserInterfaceStyle {
  package static let interfaceStyle = word(
    "a style", ["unspecified": .unspecified, "light": .light, "dark": .dark])
}

extension ValueType where Value == Calendar {
  package static let calendar = ValueType<Calendar.Identifier>.word(
    "a calendar",
    [
      "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "hebrew": .hebrew,
      "indian": .indian, "islamic": .islamic, "iso8601": .iso8601, "japanese": .japanese, "persian": .persian,
    ]
  ).map { Calendar(identifier: $0) }
}

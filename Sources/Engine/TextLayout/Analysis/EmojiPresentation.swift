import UIFoundation

/// The choice between the text and the emoji presentation of a cluster, according to UTS #51.
enum EmojiPresentation {
  /// Returns whether a cluster is shown as an emoji.
  ///
  /// A variation selector takes precedence over the default of the character. Sequences with a skin tone or a joiner
  /// have only an emoji presentation.
  static func isEmoji(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    if first.value < 0x2000, scalars.count == 1 { return false }
    var hasTextSelector = false
    var isSequence = false
    for scalar in scalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return true }
      if scalar.value == 0xFE0E { hasTextSelector = true }
      if scalar.value == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar.value) { isSequence = true }
    }
    if isSequence, first.properties.isEmoji { return true }
    return first.properties.isEmojiPresentation && !hasTextSelector
  }
}

package import Foundation

extension JSONEncoder {
  /// Returns an encoder whose output depends only on the value: with sorted keys, and without escaped slashes.
  package static func sorted(_ formatting: OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [formatting, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

package import FoundationEssentials

extension JSONEncoder {
  /// Returns an encoder that sorts keys, so that its output depends only on the value.
  package static func sorted(_ formatting: OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [formatting, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

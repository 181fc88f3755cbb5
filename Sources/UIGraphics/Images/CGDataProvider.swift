import UIFoundation

/// Bytes that images and fonts are read from.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  public init?(data: CFData) {
    bytes = data
  }

  /// Creates a provider of a file's bytes; nil where it cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url) else { return nil }
    self.bytes = bytes
  }

  public init?(filename: String) {
    guard let bytes = FileManager.default.contents(atPath: filename) else { return nil }
    self.bytes = bytes
  }

  public var data: CFData? { bytes }
}

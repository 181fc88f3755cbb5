/// An error of reading or decoding a picture or an asset.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  /// A file or folder that cannot be read, or that is outside of the permitted folders.
  case unreadable(name: String, reason: String)
  /// Data that cannot be decoded or exceeds the size limit.
  case undecodable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
    case .undecodable(let name, let reason): "\(name): \(reason)"
    }
  }
}

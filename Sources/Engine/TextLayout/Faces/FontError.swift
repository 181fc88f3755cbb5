import UIFoundation

/// An error of reading a font file or folder.
package enum FontError: Error, CustomStringConvertible, Equatable {
  /// The file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// The data are not an OpenType font, or a required table is missing or truncated.
  case damaged(name: String, reason: String)
  /// The folder contains no font or does not exist.
  case empty(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: cannot be read: \(reason)"
    case .damaged(let name, let reason): "\(name): error: not a usable font: \(reason)"
    case .empty(let path):
      FileManager.default.fileExists(atPath: path)
        ? "\(path): error: contains no .ttf, .otf, .ttc or .otc file" : "\(path): error: no such folder"
    }
  }
}

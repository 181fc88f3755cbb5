import UIFoundation

/// Why a font file or folder was refused.
package enum FontError: Error, CustomStringConvertible, Equatable {
  /// The file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// The bytes are no OpenType font, or a required table is missing or cut short.
  case damaged(name: String, reason: String)
  /// No font in the folder.
  case empty(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: cannot be read: \(reason)"
    case .damaged(let name, let reason): "\(name): error: not a usable font: \(reason)"
    case .empty(let path):
      FileManager.default.fileExists(atPath: path)
        ? "\(path): error: holds no .ttf, .otf, .ttc or .otc file" : "\(path): error: no such folder"
    }
  }
}

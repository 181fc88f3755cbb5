package import Foundation

/// The files of this package.
package enum Repository {
  /// The folder that contains Package.swift.
  package static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

  /// Returns a file by its path from the folder that contains Package.swift.
  package static func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Returns the text of a file by its path from the folder that contains Package.swift.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }
}

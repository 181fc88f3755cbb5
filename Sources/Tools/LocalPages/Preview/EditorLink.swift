import Foundation

/// The pattern of addresses that open a line of a file in an editor.
///
/// For example, `vscode://file{path}:{line}:{column}`. Paths are absolute.
package struct EditorLink: Sendable {
  /// The pattern with the placeholders {path}, {line} and {column}.
  package let pattern: String

  /// The patterns of editors that can be given by name.
  private static let namedPatterns = [
    ("vscode", "vscode://file{path}:{line}:{column}"), ("vscodium", "vscodium://file{path}:{line}:{column}"),
    ("cursor", "cursor://file{path}:{line}:{column}"), ("zed", "zed://file{path}:{line}:{column}"),
    ("idea", "idea://open?file={path}&line={line}&column={column}"),
  ]

  /// The names of editors that can be given in place of a pattern.
  package static let names = namedPatterns.map(\.0)

  /// The schemes that are rejected, because such a link would run a script or show a page.
  private static let refusedSchemes = ["javascript", "data", "vbscript", "blob", "file", "http", "https", "about"]

  /// Creates a link from an editor's name or a pattern.
  ///
  /// Returns `nil` for a pattern without a scheme, with a rejected scheme, or without `{path}`.
  package init?(_ text: String) {
    pattern = Self.namedPatterns.first { $0.0 == text }?.1 ?? text
    guard let match = pattern.prefixMatch(of: #/([A-Za-z][A-Za-z0-9+.-]*):/#), pattern.contains("{path}"),
      !Self.refusedSchemes.contains(match.1.lowercased())
    else { return nil }
  }
}

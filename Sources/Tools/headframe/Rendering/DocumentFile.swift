import BatchRendering
import Foundation

/// The recognition of documents by their paths.
enum DocumentFile {
  /// Returns whether an argument names a document rather than a view.
  static func isNamed(by word: String) -> Bool {
    word == "-" || word.contains("/") || FileManager.default.fileExists(atPath: word)
      || hasDocumentExtension(word)
  }

  private static func hasDocumentExtension(_ path: String) -> Bool {
    DocumentReference.pathExtensions.contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// Returns the advice about an article that is a document; nil for other paths.
  static func articleRefusal(of path: String) -> String? {
    hasDocumentExtension(path)
      ? "is a document, expected a Markdown article; headframe render \(path) renders it" : nil
  }

  /// Returns the advice about a file of a known type that is not a document; nil for other paths.
  static func refusal(of path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "md", "markdown": "is a Markdown article, expected a layout document; headframe markdown renders its figures"
    case "csv", "tsv", "ndjson", "jsonl":
      "contains rows, expected a layout document; try headframe render card.yaml --data \(path)"
    case "png", "jpg", "jpeg", "webp", "gif", "pdf", "svg":
      "is a picture, expected a layout document; a view shows it with image: \(path)"
    case "swift": "is source code, expected a layout document; headframe swift build compiles packages"
    default: nil
    }
  }
}

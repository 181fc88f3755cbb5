import LayoutDocuments
import UIKitCore

/// How layout documents are read, whatever is made of them.
package struct ReadingOptions: Sendable {
  /// Folders other than a document's own that its paths may lead into.
  package var allowedDirectories: [URL] = []
  /// How texts are changed so that what would go wrong in another language shows.
  package var pseudolocalizations: Set<Pseudolocalization> = []

  package init() {}

  /// Reads a document so; throws ``DocumentErrors``.
  @MainActor
  package func document(_ source: DocumentSource) throws -> LayoutDocument {
    try LayoutDocument(
      source, allowedDirectories: allowedDirectories, pseudolocalizations: pseudolocalizations)
  }
}

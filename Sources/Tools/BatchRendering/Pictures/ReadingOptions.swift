import LayoutDocuments
import UIKitCore

/// The options for reading documents.
package struct ReadingOptions: Sendable {
  /// The folders that paths may refer to, in addition to the document's own.
  package var allowedDirectories: [URL] = []
  /// The folders below which asset catalogs are searched first, for Interface Builder documents.
  package var assetDirectories: [URL] = []
  /// The text transformations that reveal localization problems, for layout documents.
  package var pseudolocalizations: Set<Pseudolocalization> = []

  package init() {}

  /// Reads a layout document with these options. Throws ``DocumentErrors``.
  @MainActor
  package func document(_ source: DocumentSource) throws -> LayoutDocument {
    try LayoutDocument(
      source, allowedDirectories: allowedDirectories, pseudolocalizations: pseudolocalizations)
  }
}

import UIKitCore

/// How scenes are built from a document.
@MainActor
package struct InterfaceOptions {
  /// Where labels, buttons and text views take their content size from.
  package enum TextMode: String, Sendable, CaseIterable {
    /// The size that the document recorded: judges layout alone.
    case recorded
    /// Their own text, measured here.
    case own
  }

  package var text = TextMode.own
  /// Whether insets and controls are those of the Interface Builder that saved the document, faults included.
  package var matchesCanvas = false
  /// Whether what Interface Builder only shows on its canvas counts: placeholder constraints and sizes.
  package var includesDesignTime = true
  /// Whether containers are filled with the scenes they embed.
  package var fillsContainers = true
  package var registry = InterfaceRegistry.shared

  package init() {}
}

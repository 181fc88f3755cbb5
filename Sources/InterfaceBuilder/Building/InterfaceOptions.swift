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
  /// The screen instead of the document's own.
  package var device: Device?
  /// The size in points of every scene instead of its own; a device decides before it.
  package var size: CGSize?
  /// How the device is held instead of how the document holds its own.
  package var orientation: Device.Orientation?
  /// Traits over those of the device and the document.
  package var traits = UITraitCollection()
  package var registry = InterfaceRegistry.shared

  package init() {}
}

import UIKitCore

/// The options for building scenes from a document.
@MainActor
package struct InterfaceOptions {
  /// The source of the content sizes of labels, buttons and text views.
  package enum TextMode: String, Sendable, CaseIterable {
    /// The recorded sizes, to judge layout alone.
    case recorded
    /// The sizes of the texts, measured here.
    case own
  }

  package var text = TextMode.own
  /// Indicates whether insets and controls are those of the Interface Builder that saved the document.
  package var matchesCanvas = false
  /// Indicates whether placeholder constraints and sizes, which exist only at design time, apply.
  package var includesDesignTime = true
  /// Indicates whether containers are filled with the scenes they embed.
  package var fillsContainers = true
  /// The device in place of the document's own.
  package var device: Device?
  /// The size in place of every scene's own. Points. A device takes precedence.
  package var size: CGSize?
  /// The orientation in place of the document's own.
  package var orientation: Device.Orientation?
  /// The traits that override those of the device and the document.
  package var traits = UITraitCollection()
  package var registry = InterfaceRegistry.shared

  package init() {}
}

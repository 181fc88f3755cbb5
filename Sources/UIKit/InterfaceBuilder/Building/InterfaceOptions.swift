import UIKitCore

/// The options for building scenes from a document.
@MainActor
package struct InterfaceOptions {
  /// The source of the content sizes of labels, buttons, text fields and text views that do not scroll.
  package enum TextMode: String, Sendable, CaseIterable {
    /// The recorded sizes, so that only the layout is compared.
    case recorded
    /// The sizes that this package measures.
    case own
  }

  package var text = TextMode.own
  /// The rules of the canvas of the build that saved the document; nil for the rules at run time.
  package var canvas: (any SceneRules)?
  /// Indicates whether placeholder constraints and sizes apply, and the recorded cells are shown.
  package var includesDesignTime = true
  /// Indicates whether containers are filled with the scenes that they embed.
  package var fillsContainers = true
  /// The device that replaces the document's device for scenes that fill the screen.
  package var device: Device?
  /// The size that replaces the size of scenes that fill the screen, in points. A device takes precedence.
  package var size: CGSize?
  /// The orientation that replaces the document's orientation.
  package var orientation: Device.Orientation?
  /// The traits that override the traits of the device and the document.
  package var traits = UITraitCollection()
  package var registry = InterfaceRegistry.shared

  package init() {}
}

import UIKitCore

/// Returns a strategy that lays out a view and stores a text that describes the result.
///
/// Texts in UIKit's format are `.markedLines`, since UIKit's own texts differ: the last line of a file marks it as
/// recorded by this package. Files without the mark are not compared.
private func laidOutText<Value: ViewSnapshotSubject>(
  _ lines: Snapshotting<String, String>, _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
  _ text: @escaping @MainActor (OffscreenWindow) -> String
) -> Snapshotting<Value, String> {
  lines.pullback { value in
    // The caller waits while the main thread uses the value.
    nonisolated(unsafe) let value = value
    return onMainThread { text(ViewSubject(value).presented(on: config, size: size, traits: traits)) }
  }
}

extension Snapshotting where Value: ViewSnapshotSubject, Format == String {
  /// A strategy that stores UIKit's description of the view tree with frames and texts.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that stores UIKit's description of the view tree at a size or with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.markedLines, ViewImageConfig(), size, traits) { $0.recursiveDescriptionWithoutAddresses }
  }

  /// Returns a strategy that stores UIKit's description of the view tree on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.markedLines, config, size, traits) { $0.recursiveDescriptionWithoutAddresses }
  }

  /// A strategy that stores each view's class, identifier and frame in root coordinates, one per line.
  public static var frames: Snapshotting { frames() }

  /// Returns a strategy that stores the frames of views on a screen, at a size or with traits.
  public static func frames(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.lines, config, size, traits) { $0.frameLines }
  }

  /// A strategy that stores problems such as conflicts and truncated texts, or `Nothing to report.`.
  public static var layoutReport: Snapshotting { layoutReport() }

  /// Returns a strategy that stores layout problems on a screen, at a size or with traits.
  public static func layoutReport(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.lines, config, size, traits) { $0.layoutReport }
  }

  /// A strategy that stores the drawing as SVG.
  public static var svg: Snapshotting { svg() }

  /// Returns a strategy that stores the drawing as SVG on a screen, at a size or with traits.
  public static func svg(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.svgLines, config, size, traits) { $0.svg }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that stores the tree of controllers and their views.
  public static var hierarchy: Snapshotting {
    Snapshotting<String, String>.markedLines.pullback { controller in
      onMainThread {
        _ = ViewSubject(controller).presented(on: ViewImageConfig(), size: nil, traits: UITraitCollection())
        return ControllerHierarchy.lines(controller).joined(separator: "\n")
      }
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for SVG text.
  fileprivate static var svgLines: Snapshotting { Snapshotting(pathExtension: "svg", diffing: .lines) }
}

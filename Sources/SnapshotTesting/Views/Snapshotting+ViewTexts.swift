import CairoRendering
import UIKitCore

/// A text made of a laid-out tree.
private func laidOutText<Value: ViewSnapshotSubject>(
  _ lines: Snapshotting<String, String>, _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
  _ text: @escaping @MainActor (Presentation) -> String
) -> Snapshotting<Value, String> {
  lines.pullback { value in
    // The caller waits while the main thread has the value.
    nonisolated(unsafe) let value = value
    return onMainThread { text(ViewSubject(value).presented(on: config, size: size, traits: traits)) }
  }
}

extension Snapshotting where Value: ViewSnapshotSubject, Format == String {
  /// The tree of views with frames and texts, as UIKit describes them.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The same at another size or with other traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.markedLines, ViewImageConfig(), size, traits) { $0.plainRecursiveDescription }
  }

  /// The same on the screen of a device.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.markedLines, config, size, traits) { $0.plainRecursiveDescription }
  }

  /// Where every view stands, a line each: class, identifier, x, y, width, height in the topmost view.
  public static var frames: Snapshotting { frames() }

  /// The same on a screen, at a size or with traits.
  public static func frames(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.lines, config, size, traits) { $0.frameLines }
  }

  /// What is wrong with a layout: conflicts, ambiguity, texts without room; `Nothing to report.` where nothing is.
  public static var layoutReport: Snapshotting { layoutReport() }

  /// The same on a screen, at a size or with traits.
  public static func layoutReport(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.lines, config, size, traits) { $0.layoutReport }
  }

  /// The drawing as SVG.
  public static var svg: Snapshotting { svg() }

  /// The drawing as SVG on a screen, at a size or with traits.
  public static func svg(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    laidOutText(.svgLines, config, size, traits) { $0.svg }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers, their children and their views.
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
  /// Text that is an SVG.
  fileprivate static var svgLines: Snapshotting { Snapshotting(pathExtension: "svg", diffing: .lines) }
}

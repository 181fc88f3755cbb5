import UIFoundation

/// The drawing behind an outline, blurred, saturated and tinted.
///
/// It replaces the drawing so far, including that of enclosing groups. Nothing outside of the outline's bounding box
/// reaches the blur.
package struct BackdropItem: Sendable, Hashable {
  package var shape: Shape
  package var style: BackdropStyle

  package init(shape: Shape, style: BackdropStyle) {
    self.shape = shape
    self.style = style
  }
}

/// The changes of a backdrop: first the blur, then the saturation, then the tints.
package struct BackdropStyle: Sendable, Hashable {
  /// A color over the backdrop.
  package struct Tint: Sendable, Hashable {
    /// The combination of a tint with the colors below.
    package enum Mode: UInt8, Sendable {
      case normal, colorDodge, overlay
    }

    package var color: RGBA
    package var mode: Mode

    package init(_ color: RGBA, mode: Mode = .normal) {
      self.color = color
      self.mode = mode
    }
  }

  /// The standard deviation of the blur, in points.
  package var deviation: CGFloat
  /// The factor of the saturation; 1 keeps the colors.
  package var saturation: Double
  /// The tints, the lowest first.
  package var tints: [Tint]

  /// Creates a style. Numbers that are not finite have no effect.
  package init(deviation: CGFloat = 0, saturation: Double = 1, tints: [Tint] = []) {
    self.deviation = deviation.isFinite ? max(0, deviation) : 0
    self.saturation = saturation.isFinite ? max(0, saturation) : 1
    self.tints = tints
  }
}

extension CGContext {
  /// Replaces the drawing behind an outline by its blurred, saturated and tinted copy.
  package func drawBackdrop(behind shape: Shape, _ style: BackdropStyle) {
    guard isVisible(shape.bounds, outset: 0), shape.isFinite else { return }
    record(.backdrop(BackdropItem(shape: shape.translated(x: state.offset.x, y: state.offset.y), style: style)))
  }
}

extension DisplayList {
  /// Indicates whether the list or a nested drawing has a backdrop. Masks are not searched.
  package var hasBackdrops: Bool {
    items.contains { item in
      switch item {
      case .backdrop: true
      case .drawing(let drawing): drawing.list.hasBackdrops
      default: false
      }
    }
  }
}

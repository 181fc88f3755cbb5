import UIFoundation

// Each thread has a stack, as in UIKit, since several threads can draw at the same time.
private final class ContextStack {
  var contexts: [CGContext] = []

  // Foundation's thread dictionary is too slow: a lookup takes as long as drawing a label.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  static var current: ContextStack {
    if let stack = pthread_getspecific(key) {
      return Unmanaged<ContextStack>.fromOpaque(stack).takeUnretainedValue()
    }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// Returns the current context of the thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Makes the previously current context current again.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode: blendMode)
}

/// Fills a frame of one point inside a rectangle with the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = PathData(rect: rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fill(.path(path), using: .evenOdd)
}

/// Clips later drawing of the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Begins a picture at scale 1 and makes its context current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture and makes its context current. A scale of 0 means the scale of the current traits.
///
/// Areas without drawing are black if the picture is opaque, and transparent otherwise.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bounds = CGRect(origin: .zero, size: size)
  let context = CGContext(bounds: bounds, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
  if opaque { context.fill(bounds) }
  UIGraphicsPushContext(context)
}

/// Returns the drawing since the matching begin as a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage($0.snapshot(), scale: $0.scale) }
}

/// Ends the picture and its context.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

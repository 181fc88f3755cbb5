import UIFoundation

// A stack per thread, as in UIKit, where drawing on several threads at once is allowed.
private final class ContextStack {
  var contexts: [CGContext] = []

  // Not Foundation's dictionary of the thread: to look something up there takes as long as to draw a label.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  static var current: ContextStack {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ContextStack>.fromOpaque(known).takeUnretainedValue()
    }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// The context that drawing without a context argument goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Returns to the context that was current before.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.withState {
    context.setBlendMode(blendMode)
    context.fill(rect)
  }
}

/// Draws a frame of one point inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = PathData(rect: rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fill(.path(path), using: .evenOdd)
}

/// Limits the current context's later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Begins a picture of one pixel to a point and makes its context current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture and makes its context current; scale 0 means the current traits' scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bounds = CGRect(origin: .zero, size: size)
  let context = CGContext(bounds: bounds, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
  UIGraphicsPushContext(context)
}

/// What was drawn since the picture was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage($0.snapshot()) }
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

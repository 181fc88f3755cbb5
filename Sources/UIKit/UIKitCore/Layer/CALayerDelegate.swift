public import Foundation
public import UIGraphics

/// The object that draws and lays out a layer: its view, or the delegate of a standalone layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)  // optional
  func draw(_ layer: CALayer, in ctx: CGContext)  // optional
  func layoutSublayers(of layer: CALayer)  // optional
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?  // optional
}

/// An action of a layer on an event, such as the change of a property.
@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The values that few layers set, stored separately to keep layers small.
@MainActor
final class RareLayerState {
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The three-dimensional transform, if one is set.
  var transform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  /// Indicates whether drawing sets the layer's frame to the bounds of its superlayer.
  var fillsSuperlayer = false
  /// Returns the style of the backdrop that the layer's drawing shows in place of its colors.
  var vibrancy: (@MainActor () -> BackdropStyle)?
  /// The card as which the sublayers behind one of them are drawn; nil if they keep their size.
  var reduction: (front: CALayer, card: CALayer.Reduction)?
  /// Indicates whether the layer is left out: a preview is drawn in its place, or draws what is behind.
  var isReplacedByPreview = false
  var allowsGroupOpacity = true
  var needsDisplayOnBoundsChange = false
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var style: [AnyHashable: Any]?
  /// Values for keys without a property, accessed by key only.
  var values: [String: Any] = [:]

  // Timing.
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The values of a layer that sets none. They never change.
  fileprivate static let defaults = RareLayerState()
}

extension CALayer {
  /// The rare state for reading.
  var rareValues: RareLayerState { rareState ?? .defaults }

  /// The rare state for writing, created on first access.
  var rare: RareLayerState {
    if let rareState { return rareState }
    let state = RareLayerState()
    rareState = state
    return state
  }

  /// Indicates whether drawing sets the layer's frame to the bounds of its superlayer.
  package var fillsSuperlayer: Bool {
    get { rareValues.fillsSuperlayer }
    set { if newValue != fillsSuperlayer { rare.fillsSuperlayer = newValue } }
  }
}

// The timing only affects conversions between the times of layers.
extension CALayer {
  /// Converts a time of a layer, or of the media clock if the layer is nil, to this layer's time.
  func localTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(fromMedia: l?.mediaTime(fromLocal: t) ?? t)
  }

  /// Converts a time of this layer to a layer's time, or to the media clock's if the layer is nil.
  func time(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(fromLocal: t)
    return l?.localTime(fromMedia: media) ?? media
  }

  // The formula of CAMediaTiming: t = (tp - begin) * speed + offset, where tp is the parent's time.
  private func localTime(fromMedia time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer?.localTime(fromMedia: time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    // The local time of a stopped layer is constant and matches every parent time, so the begin time is used.
    let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.mediaTime(fromLocal: parent) ?? parent
  }
}

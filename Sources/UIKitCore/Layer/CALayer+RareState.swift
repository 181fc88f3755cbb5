public import Foundation
public import UIFoundation

/// The values that few layers set, stored separately to keep layers small.
@MainActor
final class RareLayerState {
  var contentsRect: CGRect?
  var contentsCenter: CGRect?
  /// The three-dimensional transform, if one is set.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  /// Indicates whether drawing sets the layer's frame to the bounds of its superlayer.
  var fillsSuperlayer = false
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
}

extension CALayer {
  /// The rare state, created on first access.
  var rare: RareLayerState {
    if let rareState { return rareState }
    let state = RareLayerState()
    rareState = state
    return state
  }

  /// Indicates whether drawing sets the layer's frame to the bounds of its superlayer.
  package var fillsSuperlayer: Bool {
    get { rareState?.fillsSuperlayer ?? false }
    set { if newValue != fillsSuperlayer { rare.fillsSuperlayer = newValue } }
  }

  // Stored and not drawn: scaling, filtering and three-dimensional effects.

  public var contentsCenter: CGRect {
    get { rareState?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rare.contentsCenter = newValue }
  }
  public var anchorPointZ: CGFloat {
    get { rareState?.anchorPointZ ?? 0 }
    set { rare.anchorPointZ = newValue }
  }
  public var isDoubleSided: Bool {
    get { rareState?.isDoubleSided ?? true }
    set { rare.isDoubleSided = newValue }
  }
  public var isGeometryFlipped: Bool {
    get { rareState?.isGeometryFlipped ?? false }
    set { rare.isGeometryFlipped = newValue }
  }
  public func contentsAreFlipped() -> Bool { isGeometryFlipped }
  public var drawsAsynchronously: Bool {
    get { rareState?.drawsAsynchronously ?? false }
    set { rare.drawsAsynchronously = newValue }
  }
  public var allowsGroupOpacity: Bool {
    get { rareState?.allowsGroupOpacity ?? true }
    set { rare.allowsGroupOpacity = newValue }
  }
  public var needsDisplayOnBoundsChange: Bool {
    get { rareState?.needsDisplayOnBoundsChange ?? false }
    set { rare.needsDisplayOnBoundsChange = newValue }
  }
  public var contentsFormat: CALayerContentsFormat {
    get { rareState?.contentsFormat ?? .RGBA8Uint }
    set { rare.contentsFormat = newValue }
  }
  public var minificationFilter: CALayerContentsFilter {
    get { rareState?.minificationFilter ?? .linear }
    set { rare.minificationFilter = newValue }
  }
  public var magnificationFilter: CALayerContentsFilter {
    get { rareState?.magnificationFilter ?? .linear }
    set { rare.magnificationFilter = newValue }
  }
  public var minificationFilterBias: Float {
    get { rareState?.minificationFilterBias ?? 0 }
    set { rare.minificationFilterBias = newValue }
  }
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rareState?.edgeAntialiasingMask ?? .all }
    set { rare.edgeAntialiasingMask = newValue }
  }
  public var filters: [Any]? {
    get { rareState?.filters }
    set { rare.filters = newValue }
  }
  public var backgroundFilters: [Any]? {
    get { rareState?.backgroundFilters }
    set { rare.backgroundFilters = newValue }
  }
  public var compositingFilter: Any? {
    get { rareState?.compositingFilter }
    set { rare.compositingFilter = newValue }
  }
  public var style: [AnyHashable: Any]? {
    get { rareState?.style }
    set { rare.style = newValue }
  }
}

// The timing only affects conversions between the times of layers.
extension CALayer {
  /// Converts a time of a layer, or of the media clock if the layer is nil, to this layer's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(fromMedia: l?.mediaTime(fromLocal: t) ?? t)
  }

  /// Converts a time of this layer to a layer's time, or to the media clock's if the layer is nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(fromLocal: t)
    return l?.localTime(fromMedia: media) ?? media
  }

  // The formula of CAMediaTiming: t = (tp - begin) * speed + offset, where tp is the parent's time.
  private func localTime(fromMedia time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer?.localTime(fromMedia: time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    // The local time of a stopped layer is constant: it matches every parent time, of which the begin time is used.
    let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.mediaTime(fromLocal: parent) ?? parent
  }
}

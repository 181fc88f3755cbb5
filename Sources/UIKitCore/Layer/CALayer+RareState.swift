/// The values that few layers set, kept apart so that a large tree does not carry them in every layer.
@MainActor
final class RareLayerState {
  var contentsRect: CGRect?
  var contentsCenter: CGRect?
  var sublayerTransform: CATransform3D?
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  /// Indicates whether the layer takes the bounds of the layer around it whenever it is drawn.
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
  /// Values under keys that no property has, looked up by key only.
  var values: [String: Any] = [:]
}

/// The timing of a layer that was given one.
@MainActor
final class LayerTiming {
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
  /// The rare state, made when first asked for.
  var rare: RareLayerState {
    if let rareState { return rareState }
    let made = RareLayerState()
    rareState = made
    return made
  }

  /// Indicates whether the layer has the bounds of the layer around it, whatever frame it was given.
  package var fillsSuperlayer: Bool {
    get { rareState?.fillsSuperlayer ?? false }
    set { if newValue != fillsSuperlayer { rare.fillsSuperlayer = newValue } }
  }

  // Kept, and drawn nowhere: how content is scaled, smoothed, filtered and turned in space.

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

// A layer's time; it moves nothing, but times are converted by it.
extension CALayer {
  /// The timing, made when first asked for.
  final var ownTiming: LayerTiming {
    if let timing { return timing }
    let made = LayerTiming()
    timing = made
    return made
  }

  /// Converts a time from a layer's time, or from that of the media clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(fromMedia: l?.mediaTime(fromLocal: t) ?? t)
  }

  /// Converts a time to a layer's time, or to that of the media clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(fromLocal: t)
    return l?.localTime(fromMedia: media) ?? media
  }

  // CAMediaTiming: t = (tp - begin) * speed + offset, tp being the parent's time.
  private func localTime(fromMedia time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer?.localTime(fromMedia: time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    // A stopped layer stays at its beginning.
    let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.mediaTime(fromLocal: parent) ?? parent
  }
}

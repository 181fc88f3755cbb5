import UIFoundation

extension CGContext {
  /// The graphics state that is saved and restored.
  struct State {
    /// The transform from user space to the space of the whole drawing.
    var ctm: CGAffineTransform
    /// The translation of user space since the last recorded transform.
    ///
    /// Translations are not recorded as items, but added to the coordinates of later items.
    var offset = CGPoint.zero
    /// Indicates whether this level recorded a save, which requires a restore at the end of the level.
    var hasRecordedSave = false
    /// The number of mask groups opened in this level.
    var openMasks = 0
    /// The number of layers around the drawing.
    var layerCount = 0
    /// Indicates whether one of these layers is recorded.
    ///
    /// The shadow of a layer can be inside the clip even if the drawing is outside.
    var isInLayer = false
    /// A bounding box of the clip in the space of the whole drawing.
    var clipBounds: CGRect
    var fill = RGBA.black
    var fillPattern: UIImage?
    var stroke = RGBA.black
    var strokeStyle = StrokeStyle()
    var alpha: Double = 1
    var blendMode = CGBlendMode.normal
    var shadow: ShadowStyle?
    var antialiased = true
    var interpolation = CGInterpolationQuality.default

    /// Begins a new level, in which nothing has been recorded.
    mutating func beginLevel() {
      hasRecordedSave = false
      openMasks = 0
    }

    /// The items that end the groups and restore the state of this level.
    var closingItems: [DisplayItem] {
      Array(repeating: .endGroup, count: openMasks) + (hasRecordedSave ? [.restore] : [])
    }
  }

  /// The kind of a level of the stack: a saved state or a layer.
  enum Level {
    case state
    case layer(recorded: Bool)
  }
}

extension CGContext {
  public func saveGState() {
    stack.append((.state, state))
    state.beginLevel()
  }

  /// Restores the state of the matching save. If there is none, this is logged and ignored.
  public func restoreGState() {
    guard let (level, previous) = stack.last, case .state = level else {
      return log("CGContextRestoreGState: no matching CGContextSaveGState in this layer; ignored")
    }
    stack.removeLast()
    for item in state.closingItems { append(item) }
    state = previous
    endDrawing()
  }

  /// Calls a closure between a save and its restore.
  package func withState<Result>(_ body: () throws -> Result) rethrows -> Result {
    saveGState()
    defer { restoreGState() }
    return try body()
  }

  /// Calls a closure with a blend mode and an additional opacity.
  func withBlending(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    withState {
      setBlendMode(mode)
      multiplyAlpha(by: alpha)
      body(self)
    }
  }

  /// Begins a layer. At its end, the layer is composited with the shadow, alpha and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openLayer(GroupStyle(alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
  }

  /// Begins a layer for drawing inside a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the current layer, after restoring the states that were saved in it.
  ///
  /// If there is no layer, this is logged and ignored.
  public func endTransparencyLayer() {
    guard state.layerCount > 0 else { return log("CGContextEndTransparencyLayer: no matching begin; ignored") }
    while let (level, _) = stack.last, case .state = level { restoreGState() }
    guard let (level, previous) = stack.popLast(), case .layer(let recorded) = level else { return }
    for item in state.closingItems { append(item) }
    if recorded { append(.endGroup) }
    state = previous
    endDrawing()
  }

  /// Composites the drawing of a closure as one layer. Shadow and mask are in user space.
  package func group(_ style: GroupStyle, _ body: () -> Void) {
    var style = style
    if let shadow = style.shadow {
      style.shadow = ShadowStyle(
        offset: shadow.offset.applying(state.ctm), blur: shadow.blur * state.ctm.meanScale, color: shadow.color)
    }
    // The mask's coordinates must include the translation, which is not recorded.
    style.mask = style.mask?.translated(x: state.offset.x, y: state.offset.y)
    openLayer(style)
    body()
    endTransparencyLayer()
  }

  private func openLayer(_ style: GroupStyle) {
    let recorded = style != GroupStyle()
    if recorded { append(.beginGroup(style)) }
    stack.append((.layer(recorded: recorded), state))
    state.beginLevel()
    state.layerCount += 1
    state.isInLayer = state.isInLayer || recorded
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Records a save unless this level has one. Call it before a change that must end with the level.
  func recordSave() {
    guard !state.hasRecordedSave else { return }
    append(.save)
    state.hasRecordedSave = true
  }
}

import UIFoundation

extension CGContext {
  /// What saving remembers.
  struct State {
    /// Maps user space to the space of the whole drawing.
    var ctm: CGAffineTransform
    /// Where user space's origin lies in the space of the transforms that were recorded.
    var offset = CGPoint.zero
    /// Whether a save was recorded for this level, so that its end records a restore.
    var isRecorded = false
    /// How many groups with a mask this level opened.
    var openMasks = 0
    /// A rectangle, in the whole drawing's space, outside of which nothing shows.
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
    var flatness: CGFloat = 0.6

    /// Nothing is recorded yet that the end of a new level must undo.
    mutating func beginLevel() {
      isRecorded = false
      openMasks = 0
    }

    /// What undoes the changes of this level.
    var closingItems: [DisplayItem] {
      Array(repeating: .endGroup, count: openMasks) + (isRecorded ? [.restore] : [])
    }
  }

  /// Whether closing takes a saved state or a layer.
  enum Level {
    case state
    case layer(recorded: Bool)
  }
}

extension CGContext {
  /// Remembers the graphics state.
  public func saveGState() {
    stack.append((.state, state))
    state.beginLevel()
  }

  /// Returns to the state before the matching save; without one it is ignored and logged.
  public func restoreGState() {
    guard let (level, previous) = stack.last, case .state = level else {
      return log("CGContextRestoreGState: no matching CGContextSaveGState in this layer; ignored")
    }
    stack.removeLast()
    for item in state.closingItems { append(item) }
    state = previous
  }

  /// Runs a block between a save and its restore.
  package func withState<Result>(_ body: () throws -> Result) rethrows -> Result {
    saveGState()
    defer { restoreGState() }
    return try body()
  }

  /// Collects the drawing up to the matching end into one layer, put down with shadow, alpha and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openLayer(GroupStyle(alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
  }

  /// The same, for what is drawn inside a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Puts the layer down; without one it is ignored and logged.
  public func endTransparencyLayer() {
    while let (level, _) = stack.last, case .state = level { restoreGState() }
    guard let (level, previous) = stack.popLast(), case .layer(let recorded) = level else {
      return log("CGContextEndTransparencyLayer: no matching begin; ignored")
    }
    for item in state.closingItems { append(item) }
    if recorded { append(.endGroup) }
    state = previous
  }

  /// Collects what the block draws into one layer; shadow and mask are in user space, as a layer's are.
  package func group(_ style: GroupStyle, _ body: () -> Void) {
    var style = style
    if let shadow = style.shadow {
      style.shadow = ShadowStyle(
        offset: shadow.offset.applying(state.ctm), blur: shadow.blur * state.ctm.meanScale, color: shadow.color)
    }
    // Masks are given in user space, of which the recorded space does not know the translations.
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
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Records a save for this level if it has none yet, since something is about to change that it must undo.
  func recordSave() {
    guard !state.isRecorded else { return }
    append(.save)
    state.isRecorded = true
  }
}

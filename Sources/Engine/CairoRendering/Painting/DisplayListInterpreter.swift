import UIFoundation
import UIGraphics

/// A consumer of display lists, called for each item in painting order.
protocol DisplayListInterpreter: AnyObject {
  /// Indicates whether drawing has no effect until the state changes.
  var isHidden: Bool { get }

  func save()
  func restore()
  func concatenate(_ transform: CGAffineTransform)
  func clip(_ shape: Shape, _ rule: CGPathFillRule) throws(RenderingError)

  func draw(_ item: FillItem) throws(RenderingError)
  func draw(_ item: StrokeItem) throws(RenderingError)
  func draw(_ item: GradientItem) throws(RenderingError)
  func draw(_ item: ImageItem) throws(RenderingError)
  func draw(_ item: VectorItem) throws(RenderingError)
  func draw(_ item: GlyphItem) throws(RenderingError)
  /// Draws a backdrop, also if drawing has no effect. `index` is its position in the list.
  func draw(_ item: BackdropItem, _ index: Int) throws(RenderingError)
  /// Adds an area that leads to an address.
  func add(_ link: LinkItem)
  /// Draws a nested drawing. `index` is its position in the list.
  func draw(_ item: DrawingItem, _ index: Int) throws(RenderingError)

  /// Begins a group. `index` is its position in the list.
  func beginGroup(_ style: GroupStyle, _ list: DisplayList, _ index: Int) throws(RenderingError)
  func endGroup() throws(RenderingError)
}

extension DisplayListInterpreter {
  /// Does nothing, since pixels have no links.
  func add(_ link: LinkItem) {}

  /// Interprets all items of a list. Throws if its saves and groups are not balanced.
  func interpret(_ list: DisplayList) throws(RenderingError) {
    var openLevels: [ItemLevel] = []
    for (index, item) in list.items.enumerated() {
      switch item {
      case .save:
        openLevels.append(.save)
        save()
      case .restore:
        guard openLevels.popLast() == .save else { throw .unbalanced(item: index, what: "a restore without a save") }
        restore()
      case .transform(let transform): concatenate(transform)
      case .clip(let shape, let rule): try clip(shape, rule)
      case .beginGroup(let style):
        openLevels.append(.group)
        try beginGroup(style, list, index)
      case .endGroup:
        guard openLevels.popLast() == .group else {
          throw .unbalanced(item: index, what: "a group's end without its beginning, or with a save left open")
        }
        try endGroup()
      case .drawing(let drawing): try draw(drawing, index)
      case .fill(let fill): if !isHidden { try draw(fill) }
      case .stroke(let stroke): if !isHidden { try draw(stroke) }
      case .gradient(let gradient): if !isHidden { try draw(gradient) }
      case .image(let image): if !isHidden { try draw(image) }
      case .vector(let vector): if !isHidden { try draw(vector) }
      case .glyphs(let glyphs): if !isHidden { try draw(glyphs) }
      case .backdrop(let backdrop): try draw(backdrop, index)
      case .link(let link): add(link)
      }
    }
    guard openLevels.isEmpty else {
      throw .unbalanced(item: list.items.count, what: "the list ends with a save or a group left open")
    }
  }
}

/// A saved state or a group that has not ended.
private enum ItemLevel {
  case save
  case group
}

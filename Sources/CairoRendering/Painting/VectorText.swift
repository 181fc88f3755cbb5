@_implementationOnly import CCairo
import TextLayout
import UIFoundation
import UIGraphics

/// Puts glyphs on a page as text that can be selected.
final class VectorText {
  func paint(_ item: GlyphItem, _ painter: Painter) {}
}

extension Painter {
  func beginVectorGroup(_ style: GroupStyle, _ list: DisplayList, _ index: Int) throws(RenderingError) {}
  func endVectorGroup() throws(RenderingError) {}
}

import Testing

@testable import UIKitCore

@MainActor
@Suite("Symbols")
struct SymbolTests {
  @Test("Every name in the list has an outline inside its square")
  func outlines() {
    let names = SymbolLibrary.names

    #expect(names.count == 253)
    for name in names {
      guard let outline = SymbolLibrary.outline(of: name) else {
        Issue.record("no outline for \(name)")
        continue
      }
      // The stroke across `bell.slash` reaches a sixteenth beyond the square.
      let square = CGRect(x: -0.01, y: -0.01, width: 1.08, height: 1.08)
      #expect(square.contains(outline.boundingBoxOfPath) && outline.boundingBoxOfPath.width > 0.05, "\(name)")
    }
  }

  @Test("An icon is 20 points at body size, and follows size and scale: 34·1.176 = 40, 20·1.28 = 26")
  func sizes() {
    let large = UIImage.SymbolConfiguration(scale: .large)

    #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
    #expect(
      UIImage(systemName: "star", withConfiguration: .init(pointSize: 34))?.size == CGSize(width: 40, height: 40))
    #expect(UIImage(systemName: "star")?.applyingSymbolConfiguration(large)?.size == CGSize(width: 26, height: 26))
  }

  @Test("A name without an icon gives a placeholder, not nil; the empty name gives nil")
  func placeholder() {
    #expect(UIImage(systemName: "no.such.symbol")?.size == CGSize(width: 20, height: 20))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("Icons are templates in image views unless told otherwise")
  func template() {
    let symbol = UIImage(systemName: "heart.fill")

    #expect(symbol?.isSymbolImage == true)
    #expect(symbol?.isTemplate == true)
    #expect(symbol?.withRenderingMode(.alwaysOriginal).isTemplate == false)
  }
}

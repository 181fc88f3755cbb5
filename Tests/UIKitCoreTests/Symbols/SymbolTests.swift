import Testing

@testable import UIKitCore

@MainActor
@Suite("Symbols")
struct SymbolTests {
  @Test("More than 1,500 names, sorted by their bytes, have an outline that extends at most a tenth beyond its square")
  func outlines() {
    let names = SymbolLibrary.names

    #expect(names.count > 1500)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    // The lines of `crop` extend beyond the square by a tenth, and strokes of other icons by a sixteenth.
    let square = CGRect(x: -0.1, y: -0.1, width: 1.2, height: 1.2)
    for name in names {
      guard let outline = SymbolLibrary.outline(of: name) else {
        Issue.record("no outline for \(name)")
        continue
      }
      #expect(square.contains(outline.boundingBoxOfPath) && outline.boundingBoxOfPath.width > 0.02, "\(name)")
    }
  }

  @Test("Outlines are complete, two names of one symbol have equal outlines, and other names have none")
  func reading() throws {
    // The square of Bootstrap Icons fills its outline's box.
    let square = try #require(SymbolLibrary.outline(of: "square"))
    let fill = try #require(SymbolLibrary.outline(of: "square.fill"))

    #expect(square.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(fill.contains(CGPoint(x: 0.5, y: 0.5)) && !square.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(SymbolLibrary.outline(of: "heart.fill")?.contains(CGPoint(x: 0.5, y: 0.4)) == true)
    #expect(SymbolLibrary.outline(of: "chevron.forward") == SymbolLibrary.outline(of: "chevron.right"))
    #expect(SymbolLibrary.outline(of: "") == nil && SymbolLibrary.outline(of: "zzzz") == nil)
    #expect(SymbolLibrary.outline(of: "star.") == nil && SymbolLibrary.outline(of: "sta") == nil)
  }

  @Test("A filled circle has its symbol as a hole", arguments: ["plus", "lock", "person", "arrow.up", "3", "a"])
  func circles(name: String) throws {
    let disc = try #require(SymbolLibrary.outline(of: "\(name).circle.fill"))
    let ring = try #require(SymbolLibrary.outline(of: "\(name).circle"))
    func share(of path: CGPath) -> Double {
      let points = (0..<40).flatMap { x in
        (0..<40).map { CGPoint(x: (Double(x) + 0.5) / 40, y: (Double($0) + 0.5) / 40) }
      }
      return Double(points.count { path.contains($0) }) / 1600
    }

    // A disc covers π/4 = 0.785 of its square, minus the symbol that is cut out. A ring with the width of a sixteenth
    // covers 0.184, plus the symbol.
    #expect((0.5..<0.77).contains(share(of: disc)), "\(share(of: disc))")
    #expect((0.19..<0.5).contains(share(of: ring)), "\(share(of: ring))")
  }

  @Test("Names with forward and backward are mirrored in right-to-left layouts; names of player symbols are not")
  func mirrored() {
    #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(UIImage(systemName: "arrow.backward.circle.fill")?.flipsForRightToLeftLayoutDirection == true)
    #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    #expect(UIImage(systemName: "forward.fill")?.flipsForRightToLeftLayoutDirection == false)
    #expect(UIImage(systemName: "backward.end")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test("Unknown names are reported in one line, each with the nearest name")
  func unknown() {
    #expect(SymbolLibrary.nearest(to: "persn.crop.circle") == "person.crop.circle")
    #expect(SymbolLibrary.nearest(to: "chevron.rigth") == "chevron.right")
    #expect(SymbolLibrary.nearest(to: "hart.fill") == "heart.fill")
    // No name is similar, so the longest matching beginning is returned.
    #expect(SymbolLibrary.nearest(to: "trash.with.a.very.long.tail.behind") == "trash")
    #expect(SymbolLibrary.nearest(to: "qqqqqq") == nil)
    #expect(SymbolLibrary.summary(ofUnknown: []) == nil)
    #expect(
      SymbolLibrary.summary(ofUnknown: ["chevron.rigth", "qqqqqq"])
        == "2 symbols have no icon and are drawn as a dashed rectangle: chevron.rigth (did you mean chevron.right?), qqqqqq"
    )
  }

  @Test("A name without an icon results in a placeholder of a circle's size, the empty name in nil")
  func placeholder() {
    #expect(UIImage(systemName: "no.such.symbol")?.size.width ?? 0 > 15)
    #expect(UIImage(systemName: "no.such.circle")?.size == CGSize(width: 20, height: 19))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("Icons are templates in image views by default")
  func template() {
    let symbol = UIImage(systemName: "heart.fill")

    #expect(symbol?.isSymbolImage == true)
    #expect(symbol?.isTemplate == true)
    #expect(symbol?.withRenderingMode(.alwaysOriginal).isTemplate == false)
  }
}

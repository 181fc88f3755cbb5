import Foundation
import Testing
import UIFoundation
import UIGraphics

@testable import UIKitCore

@MainActor
@Suite("Tokens of search fields")
struct SearchTokenTests {
  @Test("Tokens move the text of the field, at the leading edge in both directions")
  func text() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let empty = field.textRect(forBounds: field.bounds)
    field.tokens = [UISearchToken(icon: nil, text: "Planets")]
    let one = field.textRect(forBounds: field.bounds)
    field.insertToken(UISearchToken(icon: nil, text: "Moons"), at: 9)
    let two = field.textRect(forBounds: field.bounds)
    field.traitOverrides.layoutDirection = .rightToLeft
    let mirrored = field.textRect(forBounds: field.bounds)

    #expect(field.tokens.map(\.text) == ["Planets", "Moons"])
    #expect(empty.minX < one.minX && one.minX < two.minX)
    #expect(empty.maxX == two.maxX)
    #expect(mirrored.minX == 300 - two.maxX && mirrored.maxX == 300 - two.minX)
  }

  @Test("Removing a token at an index without one has no effect")
  func removal() {
    let field = UISearchTextField()
    field.tokens = [UISearchToken(icon: nil, text: "A")]

    field.removeToken(at: 3)
    field.removeToken(at: -1)
    let kept = field.tokens.count
    field.removeToken(at: 0)

    #expect(kept == 1)
    #expect(field.tokens.isEmpty)
  }

  @Test("Tokens end at the edge of the text's area: 8 tokens in 100 points are clipped, and the last are not drawn")
  func clip() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 36))
    field.tokenBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    field.tokens = (0..<8).map { _ in UISearchToken(icon: nil, text: "Planets") }
    field.layoutIfNeeded()

    let list = DisplayList.record(bounds: field.bounds) { field.layer.render(in: $0) }.description

    #expect((1...2).contains(list.components(separatedBy: "color=#ff0000").count - 1))
    #expect(list.contains("30,0,70,36"))
  }
}

import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Hit testing and carets")
struct GeometryTests {
  private let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  @Test("A point maps to the nearest edge of a character on its line")
  func hits() {
    let frame = ParagraphLayout("abc\ndef", font: mono).frame(width: .infinity)

    #expect(frame.offset(at: CGPoint(x: 7, y: 2)) == 1)
    #expect(frame.offset(at: CGPoint(x: 10, y: 2)) == 2)
    #expect(frame.offset(at: CGPoint(x: 100, y: 2)) == 3)
    #expect(frame.offset(at: CGPoint(x: 1, y: 15)) == 4)
    #expect(frame.offset(at: CGPoint(x: -5, y: 500)) == 4)
  }

  @Test("Carets are between characters, with the line's height")
  func carets() throws {
    let frame = ParagraphLayout("abc\ndef", font: mono).frame(width: .infinity)
    let afterFirst = try #require(frame.caretRect(at: 1))
    let onSecondLine = try #require(frame.caretRect(at: 4))

    #expect(afterFirst.origin == CGPoint(x: 6, y: 0))
    #expect(onSecondLine.origin.x == 0)
    #expect(abs(onSecondLine.origin.y - 11.93359375) < 1e-6 && abs(onSecondLine.size.height - 11.93359375) < 1e-6)
  }

  @Test("A selection across two directions has a rectangle for each contiguous part")
  func selections() {
    let font = UIFont.systemFont(ofSize: 20)
    let frame = ParagraphLayout("ab אבג", font: font).frame(width: .infinity)

    #expect(frame.selectionRects(for: 0..<6).count == 1)
    #expect(frame.selectionRects(for: 1..<4).count == 2)
    #expect(frame.selectionRects(for: 3..<3).isEmpty)
  }

  @Test("Emoji of many scalars are one position")
  func emoji() {
    let frame = ParagraphLayout("👨‍👩‍👧‍👦x", font: mono).frame(width: .infinity)

    #expect(frame.offset(at: CGPoint(x: 2, y: 2)) == 0)
    #expect(frame.offset(at: CGPoint(x: 11, y: 2)) == 11)
  }
}

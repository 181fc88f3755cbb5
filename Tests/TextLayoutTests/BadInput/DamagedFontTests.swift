import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Damaged fonts")
struct DamagedFontTests {
  /// A generator of the same pseudorandom numbers on every run.
  private struct RandomNumbers {
    var state: UInt32
    mutating func next(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
  }

  private func outcome(_ bytes: Data) -> String {
    let data = FontData(name: "damaged", copying: bytes)
    guard FontFile.count(in: data) == 1 else { return "rejected" }
    do {
      let file = try FontFile(data: data, index: 0)
      try file.checkForPainting()
      let face = FontFace(file: file, variations: [], widths: .own)
      let units = Array("Damage \u{5E9}\u{5DC} 123".utf16)
      let style = Shaper.Style(face: face, script: .hebrew, isRightToLeft: true, features: [])
      let shape = units.withUnsafeBufferPointer { Shaper.shape($0, range: 0..<units.count, style: style) }
      return shape.glyphs.count <= 64 * units.count && face.metrics.ascender.isFinite ? "laid out" : "out of bounds"
    } catch {
      return "rejected"
    }
  }

  @Test("A font with overwritten bytes is rejected or laid out, and never traps")
  func overwritten() {
    let original = Data(FontCatalog.shared.match(FontRequest(design: .family("Noto Sans Hebrew"))).face.data.bytes)
    var random = RandomNumbers(state: 7)
    var outcomes: Set<String> = []
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<(1 + random.next(below: 24)) {
        bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      }
      // Damage to the table directory and the first tables has the most effect.
      for _ in 0..<2 { bytes[random.next(below: 400)] = UInt8(random.next(below: 256)) }
      outcomes.insert(outcome(bytes))
    }

    #expect(outcomes == ["laid out", "rejected"])
  }

  @Test("A font truncated at every 97th byte is rejected or laid out, and never traps")
  func truncated() {
    let original = Data(FontCatalog.shared.match(FontRequest(design: .family("Noto Sans Hebrew"))).face.data.bytes)
    let outcomes = Set(stride(from: 0, to: original.count, by: 97).map { outcome(original.prefix($0)) })

    #expect(outcomes.isSubset(of: ["laid out", "rejected"]))
    #expect(outcomes.contains("rejected"))
  }
}

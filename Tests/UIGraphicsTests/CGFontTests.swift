import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Core Graphics fonts") struct CGFontTests {
  @Test("The font of a file is its first face, even if the family has a regular face, and has a full name")
  func firstFace() throws {
    let data = try Data(contentsOf: Repository.file("Fonts/NotoSansHebrew/NotoSansHebrew-Bold.ttf"))

    let font = try #require(CGDataProvider(data: data as CFData).flatMap { CGFont($0) })

    #expect(font.postScriptName == "NotoSansHebrew-Bold")
    #expect(font.fullName == "Noto Sans Hebrew Bold")
  }

  @Test("The full name differs from the PostScript name")
  func names() {
    #expect(CGFont("Inter-SemiBold" as CFString)?.postScriptName == "Inter-SemiBold")
    #expect(CGFont("Inter-SemiBold" as CFString)?.fullName == "Inter SemiBold")
  }
}

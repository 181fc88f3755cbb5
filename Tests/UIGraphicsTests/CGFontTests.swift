import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Core Graphics fonts") struct CGFontTests {
  @Test("The full name differs from the PostScript name")
  func names() {
    #expect(CGFont("Inter-SemiBold" as CFString)?.postScriptName == "Inter-SemiBold")
    #expect(CGFont("Inter-SemiBold" as CFString)?.fullName == "Inter SemiBold")
  }
}

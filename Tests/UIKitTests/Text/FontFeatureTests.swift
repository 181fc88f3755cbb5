import CoreText
import Foundation
import Testing

@Suite("Core Text without UIKit")
struct FontFeatureTests {
  @Test("An import of Core Text alone has the types and selectors of font features")
  func constants() {
    // The values of SFNTLayoutTypes.h.
    #expect([kNumberCaseType, kLowerCaseNumbersSelector, kUpperCaseNumbersSelector] == [21, 0, 1])
    #expect([kNumberSpacingType, kProportionalNumbersSelector] == [6, 1])
  }
}

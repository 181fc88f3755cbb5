import CoreText
import Foundation
import Testing

@Suite("Core Text without UIKit")
struct FontFeatureTests {
  @Test("An import of Core Text alone has the types and selectors of font features")
  func constants() {
    // The values of SFNTLayoutTypes.h.
    #expect(kNumberCaseType == 21)
    #expect(kLowerCaseNumbersSelector == 0)
    #expect(kUpperCaseNumbersSelector == 1)
    #expect(kNumberSpacingType == 6)
    #expect(kProportionalNumbersSelector == 1)
  }
}

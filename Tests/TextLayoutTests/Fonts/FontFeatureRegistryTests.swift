import Testing

@testable import TextLayout

@Suite("Features of Apple's registry") struct FontFeatureRegistryTests {
  // Tags from Apple's table of AAT and OpenType features.
  @Test(
    "A selector sets the corresponding OpenType feature",
    arguments: [
      (kNumberSpacingType, kMonospacedNumbersSelector, "tnum"), (kNumberCaseType, kUpperCaseNumbersSelector, "lnum"),
      (kVerticalPositionType, kOrdinalsSelector, "ordn"), (kFractionsType, kDiagonalFractionsSelector, "frac"),
      (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp"),
      (kStylisticAlternativesType, kStylisticAltTwoOnSelector, "ss02"),
      (kStylisticAlternativesType, kStylisticAltTwentyOnSelector, "ss20"),
      (kContextualAlternatesType, kSwashAlternatesOnSelector, "swsh"),
    ])
  func switchesOn(type: Int, selector: Int, tag: String) {
    #expect(FontFeatureRegistry.feature(type: type, selector: selector)?.on == [tag])
  }

  @Test("Odd selectors turn features off, and the default selector removes all choices")
  func switchesOff() {
    #expect(
      FontFeatureRegistry.feature(type: kLigaturesType, selector: kCommonLigaturesOffSelector)?.off == ["liga"])
    #expect(
      FontFeatureRegistry.feature(type: kLowerCaseType, selector: kDefaultLowerCaseSelector)?.replaced
        == ["smcp", "pcap"])
    #expect(FontFeatureRegistry.feature(type: 999, selector: 0) == nil)
  }
}

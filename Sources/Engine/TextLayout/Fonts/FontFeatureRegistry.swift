// The types and selectors of Apple's font feature registry, with their names in Apple's SFNTLayoutTypes.h.

// Types
public let kLigaturesType: Int = 1
public let kLetterCaseType: Int = 3
public let kVerticalSubstitutionType: Int = 4
public let kNumberSpacingType: Int = 6
public let kSmartSwashType: Int = 8
public let kVerticalPositionType: Int = 10
public let kFractionsType: Int = 11
public let kTypographicExtrasType: Int = 14
public let kCharacterAlternativesType: Int = 17
public let kStyleOptionsType: Int = 19
public let kNumberCaseType: Int = 21
public let kTextSpacingType: Int = 22
public let kCaseSensitiveLayoutType: Int = 33
public let kStylisticAlternativesType: Int = 35
public let kContextualAlternatesType: Int = 36
public let kLowerCaseType: Int = 37
public let kUpperCaseType: Int = 38

// Ligatures
public let kRequiredLigaturesOnSelector: Int = 0
public let kRequiredLigaturesOffSelector: Int = 1
public let kCommonLigaturesOnSelector: Int = 2
public let kCommonLigaturesOffSelector: Int = 3
public let kRareLigaturesOnSelector: Int = 4
public let kRareLigaturesOffSelector: Int = 5
public let kContextualLigaturesOnSelector: Int = 18
public let kContextualLigaturesOffSelector: Int = 19
public let kHistoricalLigaturesOnSelector: Int = 20
public let kHistoricalLigaturesOffSelector: Int = 21

// Number spacing
public let kMonospacedNumbersSelector: Int = 0
public let kProportionalNumbersSelector: Int = 1
public let kThirdWidthNumbersSelector: Int = 2
public let kQuarterWidthNumbersSelector: Int = 3

// Vertical position
public let kNormalPositionSelector: Int = 0
public let kSuperiorsSelector: Int = 1
public let kInferiorsSelector: Int = 2
public let kOrdinalsSelector: Int = 3
public let kScientificInferiorsSelector: Int = 4

// Fractions
public let kNoFractionsSelector: Int = 0
public let kVerticalFractionsSelector: Int = 1
public let kDiagonalFractionsSelector: Int = 2

// Number case
public let kLowerCaseNumbersSelector: Int = 0
public let kUpperCaseNumbersSelector: Int = 1

// Case-sensitive layout
public let kCaseSensitiveLayoutOnSelector: Int = 0
public let kCaseSensitiveLayoutOffSelector: Int = 1
public let kCaseSensitiveSpacingOnSelector: Int = 2
public let kCaseSensitiveSpacingOffSelector: Int = 3

// Contextual alternates
public let kContextualAlternatesOnSelector: Int = 0
public let kContextualAlternatesOffSelector: Int = 1
public let kSwashAlternatesOnSelector: Int = 2
public let kSwashAlternatesOffSelector: Int = 3
public let kContextualSwashAlternatesOnSelector: Int = 4
public let kContextualSwashAlternatesOffSelector: Int = 5

// Lower case
public let kDefaultLowerCaseSelector: Int = 0
public let kLowerCaseSmallCapsSelector: Int = 1
public let kLowerCasePetiteCapsSelector: Int = 2

// Upper case
public let kDefaultUpperCaseSelector: Int = 0
public let kUpperCaseSmallCapsSelector: Int = 1
public let kUpperCasePetiteCapsSelector: Int = 2

// Stylistic alternatives
public let kNoStylisticAlternatesSelector: Int = 0
public let kStylisticAltOneOnSelector: Int = 2
public let kStylisticAltOneOffSelector: Int = 3
public let kStylisticAltTwoOnSelector: Int = 4
public let kStylisticAltTwoOffSelector: Int = 5
public let kStylisticAltThreeOnSelector: Int = 6
public let kStylisticAltThreeOffSelector: Int = 7
public let kStylisticAltFourOnSelector: Int = 8
public let kStylisticAltFourOffSelector: Int = 9
public let kStylisticAltFiveOnSelector: Int = 10
public let kStylisticAltFiveOffSelector: Int = 11
public let kStylisticAltSixOnSelector: Int = 12
public let kStylisticAltSixOffSelector: Int = 13
public let kStylisticAltSevenOnSelector: Int = 14
public let kStylisticAltSevenOffSelector: Int = 15
public let kStylisticAltEightOnSelector: Int = 16
public let kStylisticAltEightOffSelector: Int = 17
public let kStylisticAltNineOnSelector: Int = 18
public let kStylisticAltNineOffSelector: Int = 19
public let kStylisticAltTenOnSelector: Int = 20
public let kStylisticAltTenOffSelector: Int = 21
public let kStylisticAltElevenOnSelector: Int = 22
public let kStylisticAltElevenOffSelector: Int = 23
public let kStylisticAltTwelveOnSelector: Int = 24
public let kStylisticAltTwelveOffSelector: Int = 25
public let kStylisticAltThirteenOnSelector: Int = 26
public let kStylisticAltThirteenOffSelector: Int = 27
public let kStylisticAltFourteenOnSelector: Int = 28
public let kStylisticAltFourteenOffSelector: Int = 29
public let kStylisticAltFifteenOnSelector: Int = 30
public let kStylisticAltFifteenOffSelector: Int = 31
public let kStylisticAltSixteenOnSelector: Int = 32
public let kStylisticAltSixteenOffSelector: Int = 33
public let kStylisticAltSeventeenOnSelector: Int = 34
public let kStylisticAltSeventeenOffSelector: Int = 35
public let kStylisticAltEighteenOnSelector: Int = 36
public let kStylisticAltEighteenOffSelector: Int = 37
public let kStylisticAltNineteenOnSelector: Int = 38
public let kStylisticAltNineteenOffSelector: Int = 39
public let kStylisticAltTwentyOnSelector: Int = 40
public let kStylisticAltTwentyOffSelector: Int = 41

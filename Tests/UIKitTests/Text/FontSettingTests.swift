import CoreText
import Testing
import UIKit

/// The feature settings that descriptors of fonts report. Tests of BonMot, which pass on iOS, expect them: settings keep
/// their types and selectors, and those that change nothing are left out.
@Suite("Feature settings of font descriptors")
struct FontSettingTests {
  private typealias Setting = [UIFontDescriptor.FeatureKey: Int]

  private func setting(_ type: Int, _ selector: Int) -> Setting { [.type: type, .selector: selector] }

  /// Returns a font with settings that are added one after another to that of the system.
  private func font(_ settings: Setting...) -> UIFont {
    settings.reduce(.systemFont(ofSize: 17)) { font, setting in
      let attributes: [UIFontDescriptor.AttributeName: Any] = [.featureSettings: [setting]]
      return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes), size: 0)
    }
  }

  private func settings(of font: UIFont) -> [Setting]? {
    font.fontDescriptor.fontAttributes[.featureSettings] as? [Setting]
  }

  @Test("A setting has the type and the selector with which it was requested")
  func names() {
    let fractions = setting(kFractionsType, kDiagonalFractionsSelector)
    let set = setting(kStylisticAlternativesType, kStylisticAltOneOnSelector)
    let font = font(fractions, set)

    #expect(settings(of: font) == [fractions, set])
    #expect(settings(of: font.withSize(20)) == [fractions, set])
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(settings(of: digits) == [setting(kNumberSpacingType, kMonospacedNumbersSelector)])
  }

  @Test("A later setting replaces an earlier one of the same kind, and a default one removes it")
  func replacement() {
    let (monospaced, proportional) = (
      setting(kNumberSpacingType, kMonospacedNumbersSelector), setting(kNumberSpacingType, kProportionalNumbersSelector)
    )
    #expect(settings(of: font(monospaced, proportional)) == [proportional])
    let fractions = setting(kFractionsType, kDiagonalFractionsSelector)
    #expect(settings(of: font(fractions, setting(kFractionsType, kNoFractionsSelector))) == nil)
    let alternates = kContextualAlternatesType
    #expect(settings(of: font(setting(alternates, kContextualAlternatesOnSelector))) == nil)
    let off = setting(alternates, kContextualAlternatesOffSelector)
    #expect(settings(of: font(off)) == [off])
  }

  @Test("A setting of a feature that the font lacks is left out")
  func unsupported() {
    // Inter has no historical ligatures.
    #expect(settings(of: font(setting(kLigaturesType, kHistoricalLigaturesOnSelector))) == nil)
  }
}

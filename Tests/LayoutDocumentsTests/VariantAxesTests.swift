import LayoutDocuments
import Testing
import UIKitCore

@Suite("Variants")
struct VariantAxesTests {
  @Test("Lists result in every combination, named by the values that vary")
  func combinations() {
    var axes = VariantAxes()
    axes.sizes = [SceneSize(width: 320, height: 240)]
    axes.orientations = [.portrait, .landscape]
    axes.directions = [.leftToRight, .rightToLeft]
    axes.scales = [2]

    let variants = axes.variants

    #expect(variants.map(\.name) == ["portrait-ltr", "portrait-rtl", "landscape-ltr", "landscape-rtl"])
    #expect(variants.map(\.size.text) == ["240x320", "240x320", "320x240", "320x240"])
    #expect(variants.map(\.scale) == [2, 2, 2, 2])
  }

  @Test("Values that do not vary are not part of the name")
  func noVariation() {
    var axes = VariantAxes()
    axes.sizes = [SceneSize(width: 320, height: 240)]
    axes.directions = [.rightToLeft]
    axes.appearances = [.dark]

    #expect(axes.variants.map(\.name) == [""])
    #expect(axes.variants.first?.direction == .rightToLeft)
    #expect(axes.variants.first?.appearance == .dark)
  }

  @Test("An overriding size replaces devices and orientations")
  func overriding() throws {
    var axes = VariantAxes()
    axes.devices = [try #require(Device.named("iPhone8"))]
    axes.orientations = [.portrait, .landscape]
    axes.directions = [.leftToRight, .rightToLeft]
    var options = VariantAxes()
    options.sizes = [SceneSize(width: 400, height: 300)]

    let variants = axes.overridden(by: options).variants

    #expect(variants.map(\.name) == ["ltr", "rtl"])
    #expect(variants.map(\.size.text) == ["400x300", "400x300"])
  }

  @Test("A device sets the scale, and is part of the name if there are several")
  func devices() throws {
    var axes = VariantAxes()
    axes.devices = [try #require(Device.named("iphone 8")), try #require(Device.named("iPhone17Pro"))]
    axes.appearances = [.light, .dark]

    let variants = axes.variants

    #expect(variants.map(\.name) == ["iPhone8~light", "iPhone8~dark", "iPhone17Pro~light", "iPhone17Pro~dark"])
    // The device table has these sizes and scales.
    #expect(variants.map(\.size.text) == ["375x667", "375x667", "402x874", "402x874"])
    #expect(variants.map(\.scale) == [2, 2, 3, 3])
  }

  @Test(
    "Without a given direction, a variant has the direction of its locale's language",
    arguments: [("ar-EG", true), ("he", true), ("de", false)])
  func locales(locale: String, isRightToLeft: Bool) {
    var axes = VariantAxes()
    axes.locales = [locale]

    #expect(axes.variants.first?.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test(
    "A size that is parsed and written is unchanged",
    arguments: [
      ("320x480", "320x480"), ("320.5x480", "320.5x480"), ("320xfit", "320xfit"), ("fitx480", "fitx480"),
      ("fit", "fit"),
    ])
  func sizes(text: String, read: String) {
    #expect(SceneSize(text)?.text == read)
  }

  @Test(
    "A string that is not a size is rejected",
    arguments: ["", "x", "320", "0x0", "-1x10", "nanx1", "infx1", "1e300x1", "1x1x1", "320 x 480"])
  func noSizes(text: String) {
    #expect(SceneSize(text) == nil)
  }
}

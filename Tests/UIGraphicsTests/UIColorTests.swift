import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Colors") struct UIColorTests {
  // stackoverflow.com/questions/47443647
  @Test("The description of a color has its components in their color space")
  func description() {
    let green = UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1)
    #expect(green.description == "UIExtendedSRGBColorSpace 0 0.823529 0 1")
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor(white: 0.5, alpha: 0.25).description == "UIExtendedGrayColorSpace 0.5 0.25")
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  // Values printed in the Human Interface Guidelines.
  @Test("The palette has different values in dark style")
  func paletteFollowsStyle() {
    #expect(UIColor.systemBlue.rgba(for: light).hexDescription == "#007aff")
    #expect(UIColor.systemBlue.rgba(for: dark).hexDescription == "#0a84ff")
    #expect(UIColor.label.rgba(for: light) == .black)
    #expect(UIColor.label.rgba(for: dark) == .white)
    #expect(UIColor.secondaryLabel.rgba(for: light).hexDescription == "#3c3c4399")
    #expect(UIColor.systemGray6.rgba(for: dark).hexDescription == "#1c1c1e")
  }

  @Test("Elevated backgrounds are lighter in dark style, and equal in light style")
  func elevation() {
    let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])

    #expect(UIColor.systemBackground.rgba(for: dark).hexDescription == "#000000")
    #expect(UIColor.systemBackground.rgba(for: raised).hexDescription == "#1c1c1e")
    #expect(UIColor.systemBackground.rgba(for: light).hexDescription == "#ffffff")
  }

  // The values of these colors of UIKit in CupertinoColors, a class of Flutter.
  @Test(
    "Elevated backgrounds in dark style are lighter at high contrast",
    arguments: [
      (UIColor.systemBackground, "#242426"), (.secondarySystemBackground, "#363638"),
      (.tertiarySystemBackground, "#444446"), (.systemGroupedBackground, "#242426"),
      (.secondarySystemGroupedBackground, "#363638"), (.tertiarySystemGroupedBackground, "#444446"),
    ])
  func elevationAtHighContrast(_ color: UIColor, _ expected: String) {
    let raised = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(accessibilityContrast: .high),
    ])

    #expect(color.rgba(for: raised).hexDescription == expected)
  }

  @Test("A provider is called for each resolution, even after a change of the alpha component")
  func dynamicProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let faded = color.withAlphaComponent(0.5)

    #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    #expect(faded.rgba(for: light) == RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(faded.rgba(for: dark) == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test("Hue, saturation and brightness are returned as they were set")
  func hueRoundTrip() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    UIColor(hue: 0.58, saturation: 0.75, brightness: 0.5, alpha: 1).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)

    #expect(abs(h - 0.58) < 1e-12 && abs(s - 0.75) < 1e-12 && abs(b - 0.5) < 1e-12 && a == 1)
  }

  // CSS Color 4's sample: color(display-p3 0 1 0) is outside of sRGB and is clamped to #00ff00.
  @Test("Display P3 is converted and clamped to sRGB")
  func displayP3() {
    #expect(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1).rgba.hexDescription == "#00ff00")
    #expect(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).rgba.hexDescription == "#808080")
    // Red is 1.2249 × linear(0.6) − 0.2249 × linear(0.2). Encoded, it is 0.652, which is 166 (a6) of 255. The others
    // follow in the same way.
    #expect(UIColor(displayP3Red: 0.6, green: 0.2, blue: 0.2, alpha: 1).rgba.hexDescription == "#a6282e")
  }

  @Test("Components outside 0 to 1 and NaN are clamped")
  func clamping() {
    #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: .infinity).rgba == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test("A CIColor has the sRGB components of its UIColor, and converting it back results in the same color")
  func coreImageColors() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))

    #expect(color.red == 0.25 && color.green == 0.5 && color.blue == 0.75 && color.alpha == 0.5)
    #expect(color == CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(UIColor(ciColor: color).rgba == RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(UIColor(ciColor: color).ciColor == color)
  }

  @Test("Gray spaces are monochrome, all others have red, green and blue")
  func colorSpaceModels() {
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb)
  }

  @Test("A gradient accepts an NSArray, as code that relies on Objective-C's bridging passes it")
  func foundationGradients() {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as NSArray

    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil)?.stops.map(\.location) == [0, 1])
  }

  @Test("A color without components, the initial value of a property in some libraries, is transparent")
  func placeholders() {
    #expect(UIColor().rgba.alpha == 0)
  }

  // https://valeriyvan.com/2019/08/27/TIL.html: UIColor.white is not equal to white of red, green and blue.
  @Test("Colors of different color spaces are not equal, whatever they look like")
  func equalityOfSpaces() {
    for (gray, value) in [(UIColor.white, 1), (.black, 0), (.gray, 0.5), (.darkGray, 1.0 / 3), (.lightGray, 2.0 / 3)] {
      #expect(gray != UIColor(red: value, green: value, blue: value, alpha: 1))
      #expect(gray.cgColor != CGColor(red: value, green: value, blue: value, alpha: 1))
      #expect(gray == UIColor(white: value, alpha: 1))
      #expect(gray.hash == UIColor(white: value, alpha: 1).hash)
      #expect(gray.cgColor == CGColor(gray: value, alpha: 1))
      #expect(UIColor(cgColor: gray.cgColor) == gray)
      #expect(gray.cgColor.numberOfComponents == 2)
    }
    #expect(UIColor.clear != UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(UIColor.clear == UIColor.black.withAlphaComponent(0))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Set([CGColor.white, CGColor(gray: 1, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]).count == 2)
    #expect(UIColor.white.rgba == UIColor(red: 1, green: 1, blue: 1, alpha: 1).rgba)
  }

  @Test("A copy with another alpha component keeps the color space")
  func spaceWithAlpha() {
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.white.cgColor.copy(alpha: 0.5) == CGColor(gray: 1, alpha: 0.5))
    #expect(UIColor.white.withAlphaComponent(0.5) != UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }
}

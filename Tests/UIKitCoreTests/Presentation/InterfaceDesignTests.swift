import TestViews
import Testing

@testable import UIKitCore

/// The trait of the design, and its way to controls.
@MainActor
@Suite("Interface design")
struct InterfaceDesignTests {
  private static let glass = UITraitCollection(interfaceDesign: .glass)

  private func size(of view: UIView, _ traits: UITraitCollection) -> CGSize {
    let root = UIView()
    root.addConstrained(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    _ = OffscreenWindow(
      of: root, in: OffscreenWindow.Environment(size: CGSize(width: 200, height: 100), traits: traits))
    return view.frame.size
  }

  @Test("The classic design is the default, and an unspecified design is inherited")
  func defaults() {
    #expect(UITraitCollection.defaults.interfaceDesign == .classic)
    #expect(UITraitCollection().interfaceDesign == .unspecified)
    #expect(UITraitCollection(traitsFrom: [Self.glass, UITraitCollection()]).interfaceDesign == .glass)
    let classic = UITraitCollection(interfaceDesign: .classic)
    #expect(UITraitCollection(traitsFrom: [Self.glass, classic]).interfaceDesign == .classic)
  }

  @Test("Simulators from iOS 26 on have the design of glass, unless the app requires compatibility")
  func simulators() {
    // Apple's documentation of UIDesignRequiresCompatibility: the app runs in a compatibility mode without Liquid Glass.
    #expect(Simulator("iPhone 17 Pro, iOS 26.2")?.traits.interfaceDesign == .glass)
    #expect(Simulator("iPhone 17 Pro, iOS 18.5")?.traits.interfaceDesign == .classic)
    #expect(Simulator("iPhone 17 Pro")?.traits.interfaceDesign == .classic)
    #expect(InterfaceDesign(systemVersion: "26.2", requiresCompatibility: true) == .classic)
    #expect(InterfaceDesign(systemVersion: "26.2", requiresCompatibility: false) == .glass)
  }

  @Test("A view overrides the design for its subviews, and observers are notified")
  func overrides() {
    let (root, inner, control) = (UIView(), UIView(), UISwitch())
    root.addSubview(inner)
    inner.addSubview(control)
    var changes = 0
    inner.registerForTraitChanges([InterfaceDesignTrait.self]) { (_: UIView, _) in changes += 1 }

    inner.traitOverrides.interfaceDesign = .glass

    #expect(root.traitCollection.interfaceDesign == .classic)
    #expect(control.traitCollection.interfaceDesign == .glass)
    #expect(changes == 1)
  }

  // Frames that Interface Builder 26 recorded: a switch of 63 × 28, two points wider than its aligned rectangle, and a
  // slider of 34 points between margins of 16. The switch is also 63 × 28 in pictures of iOS 26.2
  // (cashapp/AccessibilitySnapshot).
  @Test("A switch is 63×28 in glass, and 51×31 in the classic design")
  func switchSizes() {
    #expect(size(of: UISwitch(), Self.glass) == CGSize(width: 63, height: 28))
    #expect(size(of: UISwitch(), UITraitCollection()) == CGSize(width: 51, height: 31))
    var created = CGSize.zero
    Self.glass.performAsCurrent { created = UISwitch().frame.size }
    #expect(created == CGSize(width: 63, height: 28))
  }

  @Test("A switch changes its size with the design, unless constraints have set another one")
  func switchChanges() {
    let root = UIView()
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    root.addSubview(control)

    root.traitOverrides.interfaceDesign = .glass
    #expect(control.frame == CGRect(x: 5, y: 6, width: 63, height: 28))

    root.traitOverrides.interfaceDesign = .classic
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
  }

  @Test("In glass, a slider is 34 high and aligned by its frame, with a track of 6 and a thumb of 37×24")
  func slider() {
    let root = UIView()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    root.addSubview(slider)
    root.traitOverrides.interfaceDesign = .glass

    #expect(slider.intrinsicContentSize.height == 34)
    #expect(slider.alignmentRectInsets == .zero)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 14, width: 200, height: 6))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb == CGRect(x: 163, y: 5, width: 37, height: 24))
  }
}

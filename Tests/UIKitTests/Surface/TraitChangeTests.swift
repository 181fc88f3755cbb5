import Testing
import UIKit

@MainActor
@Suite("Changes of traits")
struct TraitChangeTests {
  private final class Watcher: UIView {
    var log: [String] = []

    func traitsChanged(_ view: UIView, previous: UITraitCollection) {
      log.append("\(view === self) \(previous.userInterfaceStyle == .light)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
      log.append("changed")
    }
  }

  // Apple, hasDifferentColorAppearance(comparedTo:) in UITraitCollection.h: "a change in any of these traits could affect
  // dynamic colors: userInterfaceIdiom, userInterfaceStyle, displayGamut, accessibilityContrast, userInterfaceLevel".
  @Test("The traits that affect colors are the idiom, the style, the gamut, the contrast and the level")
  func colorTraits() {
    let changes: [UITraitCollection] = [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayGamut: .P3), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(userInterfaceLevel: .elevated),
    ]
    let base = UITraitCollection()

    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 5)
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.allSatisfy { $0.affectsColorAppearance })
    #expect(changes.allSatisfy { $0.hasDifferentColorAppearance(comparedTo: base) })
    #expect(!UITraitCollection(displayScale: 3).hasDifferentColorAppearance(comparedTo: base))
    #expect(!UITraitDisplayScale.affectsColorAppearance)
  }

  @Test("The capability for force touch is unknown unless it is set, and a later collection takes precedence")
  func forceTouch() {
    // UIKit declares unknown, unavailable and available as 0, 1 and 2.
    #expect(UIForceTouchCapability.available.rawValue == 2)
    #expect(UITraitCollection().forceTouchCapability == .unknown)

    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(displayScale: 3),
      UITraitCollection(forceTouchCapability: .unavailable),
    ])

    #expect(traits.forceTouchCapability == .unavailable)
    #expect(!traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
  }

  @Test("A change of style notifies the view, and sends the action of a registration until its removal")
  func traitChanges() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    let view = Watcher()
    window.addSubview(view)
    let action = Selector("traitsChanged:previous:", Watcher.traitsChanged(_:previous:))
    let registration: any UITraitChangeRegistration = view.registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance, action: action)
    view.log = []

    window.overrideUserInterfaceStyle = .dark
    #expect(view.log == ["changed", "true true"])

    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(view.log == ["changed", "true true", "changed"])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.log.count == 4)
  }
}

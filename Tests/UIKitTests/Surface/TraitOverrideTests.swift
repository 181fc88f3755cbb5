import Testing
import UIKit

/// A custom trait of an app.
private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

extension UITraitCollection {
  fileprivate var density: Int { self[DensityTrait.self] }
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

@MainActor
@Suite("Trait overrides and custom traits")
struct TraitOverrideTests {
  private let root = UIView()
  private let child = UIView()

  init() { root.addSubview(child) }

  @Test("An override applies to the view and its descendants until it is removed")
  func overrides() {
    root.traitOverrides.userInterfaceStyle = .dark
    root.traitOverrides.horizontalSizeClass = .regular

    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitOverrides.contains(UITraitUserInterfaceStyle.self))

    root.traitOverrides.remove(UITraitUserInterfaceStyle.self)

    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A custom trait has its default, is inherited, and notifies observers")
  func custom() {
    var densities: [Int] = []
    child.registerForTraitChanges([DensityTrait.self]) { (view: UIView, previous: UITraitCollection) in
      densities.append(previous.density * 10 + view.traitCollection.density)
    }
    let before = child.traitCollection.density

    root.traitOverrides.density = 3
    root.traitOverrides.density = 3
    root.traitOverrides.userInterfaceStyle = .dark

    #expect(before == 1)
    #expect(child.traitCollection.density == 3)
    #expect(densities == [13])
  }

  @Test("Collections are created and changed by closures")
  func mutations() {
    let collection = UITraitCollection { traits in
      traits.verticalSizeClass = .compact
      traits.density = 2
    }
    let changed = collection.modifyingTraits { $0.density = 5 }

    #expect(collection.verticalSizeClass == .compact)
    #expect(collection.horizontalSizeClass == .unspecified)
    #expect(collection.density == 2)
    #expect(changed.density == 5)
    #expect(changed.verticalSizeClass == .compact)
    #expect(collection != changed)
    #expect(collection == changed.modifyingTraits { $0.density = 2 })
  }

  @Test("The text size stays within the limits of a view")
  func textSizeLimits() {
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    child.maximumContentSizeCategory = .extraLarge

    #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)

    root.traitOverrides.preferredContentSizeCategory = .extraSmall
    child.minimumContentSizeCategory = .medium

    #expect(child.traitCollection.preferredContentSizeCategory == .medium)
    #expect(root.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test("The trait overrides and the overridden style of a controller apply to its view")
  func controllerOverrides() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.traitOverrides.layoutDirection = .rightToLeft

    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// A view that registers for changes of its `Self` in the initializer.
  private class Badge: UIView {
    private(set) var changes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.changes += 1 }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("A view observes its own changes through `Self`")
  func registersSelf() {
    let badge = Badge()

    badge.overrideUserInterfaceStyle = .dark

    #expect(badge.changes == 1)
  }

  @Test("The readable width grows with the user's text size: 672 · 23/17 = 909 at XXXL")
  func readableWidth() {
    root.frame = CGRect(x: 0, y: 0, width: 1366, height: 1024)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let atDefault = child.frame

    root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    root.layoutIfNeeded()

    #expect(atDefault.minX == 347)
    #expect(atDefault.width == 672)
    #expect(child.frame.width == 909)
  }
}

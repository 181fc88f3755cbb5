package import Foundation

/// The generation of the system's design: sizes, shapes and materials of controls, bars and lists.
public enum InterfaceDesign: Int, Sendable, CaseIterable {
  case unspecified
  /// The design of iOS 15 to 18: filled fields, rows in rounded groups, and bars with a material.
  case classic
  /// The design of iOS 26: glass, capsules and larger rows.
  case glass
}

extension InterfaceDesign {
  /// The key of an app's `Info.plist` with which the app keeps the classic design on iOS 26.
  package static let compatibilityKey = "UIDesignRequiresCompatibility"

  /// Creates the design of apps on a version of iOS, such as `26.2`. Without a version, it is the classic design.
  ///
  /// The main bundle's `UIDesignRequiresCompatibility` keeps the classic design, as it does in apps built with Xcode 26.
  package init(systemVersion: String?, in bundle: Bundle = .main) {
    let requiresCompatibility = bundle.object(forInfoDictionaryKey: Self.compatibilityKey) as? Bool ?? false
    self.init(systemVersion: systemVersion, requiresCompatibility: requiresCompatibility)
  }

  /// Creates the design of apps on a version of iOS, with or without the compatibility mode of an app.
  package init(systemVersion: String?, requiresCompatibility: Bool) {
    let version = systemVersion.flatMap(Simulator.majorVersion) ?? 0
    self = version >= 26 && !requiresCompatibility ? .glass : .classic
  }
}

/// The trait of the design in which controls and bars are drawn.
public enum InterfaceDesignTrait: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: InterfaceDesign { .unspecified }
  package static var path: TraitPath<InterfaceDesign> { \.interfaceDesign }
}

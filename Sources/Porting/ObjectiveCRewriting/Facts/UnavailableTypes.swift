/// The types of a module that cannot be declared without frameworks that Linux lacks, such as SwiftUI.
struct UnavailableTypes: Sendable {
  /// The names of SwiftUI that UIKit code commonly uses.
  static let swiftUI: Set<String> = [
    "SwiftUI", "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "TupleView", "EmptyModifier", "Text",
    "Image", "Color", "Font", "Button", "Label", "Group", "Section", "Form", "List", "ForEach", "HStack", "VStack",
    "ZStack", "LazyHStack", "LazyVStack", "Spacer", "Divider", "ScrollView", "GeometryReader", "GeometryProxy",
    "Edge", "EdgeInsets", "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "Axis",
    "UnitPoint", "Angle", "Animation", "Transaction", "AnyTransition", "Shape", "InsettableShape", "Path",
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "ShapeStyle", "Gradient", "LinearGradient", "State",
    "StateObject", "ObservedObject", "Binding", "Environment", "EnvironmentObject", "EnvironmentKey",
    "EnvironmentValues", "PreferenceKey", "Namespace", "FocusState", "GestureState", "AppStorage", "ScaledMetric",
    "DynamicProperty", "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
    "UIViewControllerRepresentableContext", "UIHostingController", "UIHostingConfiguration", "PreviewProvider",
    "LibraryContentProvider", "LibraryItem", "LayoutDirection", "ColorScheme", "DynamicTypeSize", "ContentMode",
    "ProposedViewSize", "Layout", "NavigationView", "NavigationStack", "TabView", "Toggle", "Slider", "Menu",
    "Gesture", "DragGesture", "TapGesture", "Visibility", "LocalizedStringKey", "App", "Scene", "WindowGroup",
  ]

  /// The names of Combine that Apple's Foundation re-exports for models that SwiftUI observes.
  static let observation: Set<String> = ["ObservableObject", "Published"]

  private let types: Set<String>
  /// The names of the types that the module, or one that it sees, declares itself.
  private let own: Set<String>
  /// Indicates whether the module imports SwiftUI, whose models Foundation's names declare.
  private let observes: Bool

  /// Finds the types that need absent frameworks, directly or through other types.
  init(_ files: [SourceFacts]) {
    var own: Set<String> = []
    for file in files {
      for type in file.types where type.kind != .extension { own.insert(Self.last(type.name)) }
      for facts in file.protocols { own.insert(Self.last(facts.name)) }
      own.formUnion(file.globalAliases)
    }
    var unavailable = Set(files.flatMap(\.typesWithSwiftUI)).subtracting(own)
    observes = files.contains { $0.imports.contains("SwiftUI") }
    let imported = files.map { [observes] in UnavailableNames(imports: $0.imports, own: own, observes: observes) }
    // Without a first type, only names of absent frameworks make types unavailable.
    var hasGrown = !unavailable.isEmpty || imported.contains { !$0.isEmpty }
    while hasGrown {
      hasGrown = false
      for (file, absent) in zip(files, imported) {
        let names = absent.union(unavailable)
        guard !names.isEmpty else { continue }
        var found = file.types.filter { $0.kind != .extension && names.prevents($0) }.map(\.name)
        found += file.protocols.filter { names.containsAny($0.needed) }.map(\.name)
        found += file.globalAliases.filter { names.containsAny(Self.identifiers(in: file.typeAliases[$0] ?? "")) }
        for name in found where unavailable.insert(name).inserted { hasGrown = true }
      }
    }
    (types, self.own) = (unavailable, own)
  }

  /// Returns the unavailable names that declarations in a file with the given imports can use.
  func names(visibleWith imports: [String]) -> UnavailableNames {
    UnavailableNames(imports: imports, own: own, observes: observes).union(types)
  }

  func contains(_ type: String) -> Bool { types.contains(type) }

  /// Returns the names in a type as written, with their qualifiers.
  private static func identifiers(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
  }

  private static func last(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }
}

/// The names that the declarations of a file cannot use.
struct UnavailableNames: Sendable {
  private var names: Set<String> = []
  /// The prefixes of the names in the absent frameworks that the file imports.
  private var prefixes: [String] = []
  /// The names with such prefixes that are available.
  private let own: Set<String>

  /// The names of the frameworks that a file imports, apart from those in `own`.
  ///
  /// `observes` indicates that Combine's names for SwiftUI's models are among them.
  init(imports: [String], own: Set<String>, observes: Bool) {
    self.own = own
    if imports.contains("SwiftUI") { names = UnavailableTypes.swiftUI }
    // A file that imports Combine, or a package with Combine's interface, needs more than these names.
    if observes, !imports.contains(where: { $0.hasSuffix("Combine") }) { names.formUnion(UnavailableTypes.observation) }
    names.subtract(own)
    // UIKit re-exports Core Image.
    let frameworks = imports.contains("UIKit") ? imports + ["CoreImage"] : imports
    for module in frameworks where !own.contains(module) {
      guard let prefixes = ProvidedModules.prefixes(of: module) else { continue }
      names.insert(module)
      self.prefixes += prefixes
    }
  }

  var isEmpty: Bool { names.isEmpty && prefixes.isEmpty }

  /// Returns whether a declaration uses one of the names, or a member of one of the types.
  func containsAny(_ used: [String]) -> Bool { first(of: used) != nil }

  /// Returns the first name that a declaration cannot use, itself or as the type of a member.
  func first(of used: [String]) -> String? {
    used.first { contains($0) || $0.contains(".") && contains(String($0.prefix { $0 != "." })) }
  }

  /// Returns whether a type cannot be declared.
  func prevents(_ type: TypeFacts) -> Bool {
    containsAny(type.needed) || first(ofProperties: type.neededByProperties, ofClass: type.kind == .class) != nil
  }

  /// Returns the first name in the stored properties of a type without which the type cannot be declared.
  ///
  /// A class is declared without the properties that need other frameworks than SwiftUI.
  func first(ofProperties needed: [String], ofClass isClass: Bool) -> String? {
    guard isClass else { return first(of: needed) }
    var types = self
    types.prefixes = []
    return types.first(of: needed)
  }

  func union(_ more: Set<String>) -> UnavailableNames {
    var result = self
    result.names.formUnion(more)
    return result
  }

  private func contains(_ name: String) -> Bool {
    names.contains(name) || !own.contains(name) && ProvidedModules.hasPrefix(name, prefixes)
  }
}

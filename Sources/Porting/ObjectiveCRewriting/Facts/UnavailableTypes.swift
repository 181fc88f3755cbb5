/// The types of a module that cannot be declared without SwiftUI.
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
  private static let observation: Set<String> = ["ObservableObject", "Published"]

  private let types: Set<String>
  /// The names of SwiftUI that the module does not declare itself.
  private let swiftUI: Set<String>
  /// The names of observed models that the module does not declare itself.
  private let observation: Set<String>

  /// Finds the types that need SwiftUI, directly or through other types.
  init(_ files: [SourceFacts]) {
    guard files.contains(where: { $0.imports.contains("SwiftUI") || !$0.typesWithSwiftUI.isEmpty }) else {
      (types, swiftUI, observation) = ([], [], [])
      return
    }
    var own: Set<String> = []
    for file in files {
      for type in file.types where type.kind != .extension { own.insert(Self.last(type.name)) }
      for facts in file.protocols { own.insert(Self.last(facts.name)) }
    }
    swiftUI = Self.swiftUI.subtracting(own)
    observation = Self.observation.subtracting(own)
    var unavailable = Set(files.flatMap(\.typesWithSwiftUI)).subtracting(own)
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for file in files {
        let names = unavailable.union(Self.names(visibleWith: file.imports, swiftUI, observation))
        var found = file.types.filter { $0.kind != .extension && Self.needsAny(of: names, $0.needed) }.map(\.name)
        found += file.protocols.filter { Self.needsAny(of: names, $0.needed) }.map(\.name)
        found += file.globalAliases.filter {
          Self.needsAny(of: names, Self.identifiers(in: file.typeAliases[$0] ?? ""))
        }
        for name in found where unavailable.insert(name).inserted { hasGrown = true }
      }
    }
    types = unavailable
  }

  var isEmpty: Bool { types.isEmpty && swiftUI.isEmpty }

  /// Returns the unavailable names that declarations in a file with the given imports can use.
  func names(visibleWith imports: [String]) -> Set<String> {
    types.union(Self.names(visibleWith: imports, swiftUI, observation))
  }

  private static func names(
    visibleWith imports: [String], _ swiftUI: Set<String>, _ observation: Set<String>
  ) -> Set<String> {
    // A file that imports Combine, or a package with Combine's interface, needs more than these names.
    let models = imports.contains { $0.hasSuffix("Combine") } ? [] : observation
    return imports.contains("SwiftUI") ? swiftUI.union(models) : models
  }

  func contains(_ type: String) -> Bool { types.contains(type) }

  /// Returns whether a declaration uses one of the names, or a member of one of the types.
  static func needsAny(of types: Set<String>, _ names: [String]) -> Bool {
    names.contains { types.contains($0) || types.contains(String($0.prefix { $0 != "." })) }
  }

  /// Returns the names in a type as written, with their qualifiers.
  private static func identifiers(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
  }

  private static func last(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }
}

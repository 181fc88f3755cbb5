/// The types of a module that cannot be declared without SwiftUI.
struct UnavailableTypes: Sendable {
  /// The names of SwiftUI that UIKit code uses.
  private static let swiftUI: Set<String> = [
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

  private let types: Set<String>
  /// The names of SwiftUI that the module does not declare itself.
  private let visibleNames: Set<String>

  /// Finds the types that need SwiftUI, directly or through other types.
  init(_ files: [SourceFacts]) {
    guard files.contains(where: \.importsSwiftUI) else {
      (types, visibleNames) = ([], [])
      return
    }
    var own: Set<String> = []
    for file in files {
      for type in file.types where type.kind != .extension { own.insert(Self.last(type.name)) }
      for facts in file.protocols { own.insert(Self.last(facts.name)) }
    }
    let names = Self.swiftUI.subtracting(own)
    var unavailable: Set<String> = []
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for file in files {
        let unavailableNames = file.importsSwiftUI ? unavailable.union(names) : unavailable
        var found = file.types.filter { $0.kind != .extension && Self.needsAny(of: unavailableNames, $0.needed) }
          .map(\.name)
        found += file.protocols.filter { Self.needsAny(of: unavailableNames, $0.needed) }.map(\.name)
        for name in found where unavailable.insert(name).inserted { hasGrown = true }
      }
    }
    types = unavailable
    visibleNames = names
  }

  var isEmpty: Bool { types.isEmpty && visibleNames.isEmpty }

  /// Returns whether a declaration that uses the names cannot be compiled in a file.
  func affect(_ names: [String], importsSwiftUI: Bool) -> Bool {
    Self.needsAny(of: types, names) || importsSwiftUI && Self.needsAny(of: visibleNames, names)
  }

  func contains(_ type: String) -> Bool { types.contains(type) }

  private static func needsAny(of types: Set<String>, _ names: [String]) -> Bool {
    names.contains { types.contains($0) || types.contains(String($0.prefix { $0 != "." })) }
  }

  private static func last(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }
}

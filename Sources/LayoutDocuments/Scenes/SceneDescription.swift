import UIKitCore

/// A scene as written: its view, its metrics and its variants.
package struct SceneDescription: Sendable {
  /// `nil` for the only scene of a document.
  package var name: String?
  package var axes: VariantAxes
  package var metrics: [ValueContext.Metric]
  package var view: DocumentNode
  /// The root's class if it names none: a view's or a controller's.
  package var rootClass = "UIView"
  /// The callouts in document order.
  package var callouts: [Callout] = []
  /// The device chrome around the screen.
  package var chrome: DeviceChrome?

  /// A callout for the view with an identifier. An empty text becomes a number.
  package struct Callout: Sendable, Hashable {
    package let id: String
    package let text: String
  }
}

extension SceneDescription {
  /// Returns the root node, under `view` or `viewController`, with the class implied by that key.
  static func root(of node: DocumentNode, _ context: ValueContext) -> (node: DocumentNode, className: String)? {
    if let view = node["view"], let controller = node["viewController"] {
      context.diagnostics.error("expected either \"view\" or \"viewController\", found both", at: controller.position)
      return (view, "UIView")
    }
    return node["view"].map { ($0, "UIView") } ?? node["viewController"].map { ($0, "UIViewController") }
  }

  /// Reads the variant axes of a mapping.
  static func axes(of node: DocumentNode, _ context: ValueContext) -> VariantAxes {
    func list<Value>(_ key: String, _ type: ValueType<Value>) -> [Value] {
      node[key].flatMap { ValueType<[Value]>.list(of: type).decode($0, context) } ?? []
    }
    var axes = VariantAxes()
    // A list of two numbers is one size; other lists contain sizes.
    if let sizes = node["size"] {
      let isPair = sizes.items.count == 2 && sizes.items.allSatisfy { $0.text.flatMap { Double($0) } != nil }
      axes.sizes = isPair ? [ValueType.sceneSize.decode(sizes, context)].compactMap { $0 } : list("size", .sceneSize)
    }
    axes.devices = list("device", .device)
    axes.orientations = list("orientation", .orientation)
    axes.directions = list("direction", .direction)
    axes.appearances = list("appearance", .appearance)
    axes.contentSizes = list("contentSize", .contentSize)
    axes.locales = list("locale", .locale)
    axes.scales = list("scale", .scale)
    return axes
  }

  /// Reads the callouts of a mapping; nil if there are none.
  static func callouts(of node: DocumentNode, _ context: ValueContext) -> [Callout]? {
    guard let callouts = node["callouts"] else { return nil }
    guard let entries = callouts.entries else {
      return context.expected("a mapping of ids to remarks", at: callouts)
    }
    return entries.compactMap { entry in
      guard let text = entry.value.isNull ? "" : entry.value.text else {
        return context.expected("a text", at: entry.value)
      }
      return Callout(id: entry.key, text: text)
    }
  }

  /// Reads the device chrome of a mapping.
  static func chrome(of node: DocumentNode, _ context: ValueContext) -> DeviceChrome? {
    node["chrome"].flatMap { ValueType.chrome.decode($0, context) }
  }

  /// Reads the metrics of a mapping. Later ones can use earlier ones.
  static func readMetrics(of node: DocumentNode, _ context: ValueContext) {
    guard let metrics = node["metrics"] else { return }
    guard let entries = metrics.entries else {
      context.diagnostics.error(
        "expected a mapping of names to numbers, found \(metrics.summary)", at: metrics.position)
      return
    }
    for entry in entries {
      guard let value = ValueType.number.decode(entry.value, context) else { continue }
      context.metrics.removeAll { $0.name == entry.key }
      context.metrics.append(ValueContext.Metric(name: entry.key, value: Double(value)))
    }
  }
}

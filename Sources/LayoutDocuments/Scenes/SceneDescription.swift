import UIKitCore

/// One picture of a document as it is written: its view, its metrics and the ways to show it.
package struct SceneDescription: Sendable {
  /// `nil` for the only scene of a document.
  package var name: String?
  package var axes: VariantAxes
  package var metrics: [ValueContext.Metric]
  package var view: DocumentNode
  /// The class of what is shown where it names none: a view's, or a controller's.
  package var rootClass = "UIView"
  /// Remarks beside the picture, in the order of the document.
  package var callouts: [Callout] = []
  /// The parts of the device that are shown around the screen.
  package var chrome: DeviceChrome?

  /// A remark about the view of an identifier; an empty text stands for a number.
  package struct Callout: Sendable, Hashable {
    package let id: String
    package let text: String
  }
}

extension SceneDescription {
  /// What a mapping shows, under `view` or `viewController`, with the class that this implies.
  static func root(of node: DocumentNode, _ context: ValueContext) -> (node: DocumentNode, className: String)? {
    if let view = node["view"], let controller = node["viewController"] {
      context.diagnostics.error("expected either \"view\" or \"viewController\", found both", at: controller.position)
      return (view, "UIView")
    }
    return node["view"].map { ($0, "UIView") } ?? node["viewController"].map { ($0, "UIViewController") }
  }

  /// Reads the axes that a mapping gives.
  static func axes(of node: DocumentNode, _ context: ValueContext) -> VariantAxes {
    func list<Value>(_ key: String, _ type: ValueType<Value>) -> [Value] {
      node[key].flatMap { ValueType<[Value]>.list(of: type).decode($0, context) } ?? []
    }
    var axes = VariantAxes()
    // A list of two numbers is one size; other lists hold sizes.
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

  /// Reads the remarks that a mapping gives; nil where it gives none.
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

  /// Reads the parts of the device that a mapping asks for.
  static func chrome(of node: DocumentNode, _ context: ValueContext) -> DeviceChrome? {
    node["chrome"].flatMap { ValueType.chrome.decode($0, context) }
  }

  /// Reads the named numbers that a mapping gives; later ones may use earlier ones.
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

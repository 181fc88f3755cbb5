import UIKitCore

/// A scene as described in a document: its view, metrics and variants.
package struct SceneDescription: Sendable {
  /// The name; `nil` for the scene of a document without the key `scenes`.
  package var name: String?
  package var axes: VariantAxes
  /// The locale with placeholders for values of a row; nil for a locale without placeholders.
  var localeTemplate: DocumentNode?
  package var metrics: [ValueContext.Metric]
  package var view: DocumentNode
  /// The properties of views that differ in this scene, such as `title.text: Hello`.
  var overrides: DocumentNode?
  /// The class of a root without the key `class`: `UIView` or `UIViewController`.
  package var rootClass = "UIView"
  /// The callouts in document order.
  package var callouts: [Callout] = []
  /// The figure as written, with placeholders; nil for none.
  var figure: DocumentNode?
  /// Indicates whether the document describes a figure of the scene.
  package var isFigure: Bool { !callouts.isEmpty || figure != nil }
  /// The device chrome around the screen.
  package var chrome: DeviceChrome?
  /// The height of the keyboard's area, in points; 0 without a keyboard.
  package var keyboardHeight: CGFloat = 0
  /// The findings that the scene declares as intended.
  package var expectedFindings: [ExpectedFinding] = []

  /// A callout for the view with the given id. Its text can contain placeholders.
  package struct Callout: Sendable {
    let id: String
    let text: DocumentNode
  }
}

extension SceneDescription {
  /// Returns the node under `view` or `viewController`, with the class that the key implies.
  ///
  /// Returns `nil` if there is neither key. Reports an error if there are both.
  static func root(of node: DocumentNode, _ context: ValueContext) -> (node: DocumentNode, className: String)? {
    if let view = node["view"], let controller = node["viewController"] {
      context.diagnostics.error("expected either \"view\" or \"viewController\", found both", at: controller.position)
      return (view, "UIView")
    }
    return node["view"].map { ($0, "UIView") } ?? node["viewController"].map { ($0, "UIViewController") }
  }

  /// Returns the variant axes that a mapping lists.
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
    axes.designs = list("design", .design)
    if localeTemplate(of: node) == nil { axes.locales = list("locale", .locale) }
    axes.scales = list("scale", .scale)
    return axes
  }

  /// Returns the locale of a mapping if it has placeholders, as in `locale: ${language}`.
  static func localeTemplate(of node: DocumentNode) -> DocumentNode? {
    node["locale"].flatMap { $0.text.map(Template.isTemplate) == true ? $0 : nil }
  }

  /// Returns a variant with the locale of a row, and with its writing direction unless the axes have one.
  ///
  /// The variant is unchanged if it has a locale. Throws ``DocumentErrors`` for a locale that cannot be filled in.
  @MainActor
  func localized(_ variant: Variant, _ document: LayoutDocument, row: DataValue?) throws -> Variant {
    guard let localeTemplate, variant.locale == nil else { return variant }
    let context = ValueContext(Diagnostics(document.sources))
    let filled = document.data(row, locale: nil).fill(localeTemplate, context)
    // An empty field leaves the locale open.
    if filled.isNull || filled.text == "" {
      try context.diagnostics.throwErrors()
      return variant
    }
    let locale = ValueType<String>.locale.decode(filled, context)
    try context.diagnostics.throwErrors()
    var localized = variant
    localized.locale = locale
    if axes.directions.isEmpty { localized.direction = VariantAxes.direction(of: locale) }
    return localized
  }

  /// Returns the callouts of a mapping; nil if the key `callouts` is missing.
  ///
  /// Reports an error and returns nil if its value is not a mapping.
  static func callouts(of node: DocumentNode, _ context: ValueContext) -> [Callout]? {
    guard let callouts = node["callouts"] else { return nil }
    guard let entries = callouts.entries else {
      return context.expected("a mapping of ids to texts", at: callouts)
    }
    return entries.compactMap { entry in
      guard entry.value.text != nil else { return context.expected("a text", at: entry.value) }
      return Callout(id: entry.key, text: entry.value)
    }
  }

  /// Returns the device chrome of a mapping; nil if it is missing or invalid.
  static func chrome(of node: DocumentNode, _ context: ValueContext) -> DeviceChrome? {
    node["chrome"].flatMap { ValueType.chrome.decode($0, context) }
  }

  /// Returns the height of the keyboard's area of a mapping; nil if it is missing or invalid.
  static func keyboardHeight(of node: DocumentNode, _ context: ValueContext) -> CGFloat? {
    node["keyboardHeight"].flatMap { ValueType<CGFloat>.length.decode($0, context) }
  }

  /// Adds the metrics of a mapping to the context. They replace metrics with the same names.
  ///
  /// Later metrics can use earlier ones.
  static func readMetrics(of node: DocumentNode, _ context: ValueContext) {
    guard let metrics = node["metrics"] else { return }
    guard let entries = metrics.entries else {
      context.diagnostics.error(
        "expected a mapping of names to numbers, found \(metrics.summary)", at: metrics.position)
      return
    }
    for entry in context.limited(entries, called: "metrics", at: metrics.position) {
      guard let value = ValueType.number.decode(entry.value, context) else { continue }
      context.metrics.removeAll { $0.name == entry.key }
      context.metrics.append(ValueContext.Metric(name: entry.key, value: Double(value)))
    }
    context.metrics = context.limited(context.metrics, called: "metrics", at: metrics.position)
  }

  /// Returns the view with the scene's overrides, and reports errors in them.
  func overriddenView(_ context: ValueContext) -> DocumentNode {
    overrides.map { view.setting($0, context) } ?? view
  }
}

import ArgumentParser
import LayoutDocuments
import UIKitCore

/// The options that say which variants to show; each takes a list, and lists give every combination.
struct VariantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show on these devices, such as iPhone17Pro,iPadMini6.", valueName: "name,…"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Show at these sizes in points; \"fit\" for a side as long as the content.", valueName: "400x300,320xfit,…"))
  var size: String?

  @Option(help: ArgumentHelp("portrait, landscape or both.", valueName: "word,…"))
  var orientation: String?

  @Option(help: ArgumentHelp("ltr, rtl or both; else the locale's language decides.", valueName: "word,…"))
  var direction: String?

  @Option(help: ArgumentHelp("light, dark or both.", valueName: "word,…"))
  var appearance: String?

  @Option(help: ArgumentHelp("Text sizes such as large,accessibilityLarge.", valueName: "word,…"))
  var contentSize: String?

  @Option(help: ArgumentHelp("Locales such as en,ar.", valueName: "locale,…"))
  var locale: String?

  @Option(help: ArgumentHelp("Pixels a point, such as 1,2,3.", valueName: "number,…"))
  var scale: String?

  /// What the options say; throws a usage error that names the option.
  func axes() throws -> VariantAxes {
    var axes = VariantAxes()
    axes.devices = try list(device, .device, "--device")
    axes.sizes = try list(size, .sceneSize, "--size")
    axes.orientations = try list(orientation, .orientation, "--orientation")
    axes.directions = try list(direction, .direction, "--direction")
    axes.appearances = try list(appearance, .appearance, "--appearance")
    axes.contentSizes = try list(contentSize, .contentSize, "--content-size")
    axes.locales = try list(locale, .locale, "--locale")
    axes.scales = try list(scale, .scale, "--scale")
    return axes
  }

  private func list<Value>(_ text: String?, _ type: ValueType<Value>, _ option: String) throws -> [Value] {
    guard let text else { return [] }
    let source = DocumentSource(name: option, text: text, folder: URL(fileURLWithPath: "."))
    let diagnostics = Diagnostics(source)
    let context = ValueContext(diagnostics)
    let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { word in
      type.decode(DocumentNode(text: word.trimmingCharacters(in: .whitespaces), at: .start), context)
    }
    if let finding = diagnostics.found.first {
      let hint = finding.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      throw ValidationError("\(option): \(finding.message)\(hint)")
    }
    return values
  }
}

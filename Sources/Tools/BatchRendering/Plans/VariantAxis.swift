import LayoutDocuments
import UIKitCore

/// An axis of variants. The raw value is its name in documents and jobs.
package enum VariantAxis: String, Sendable, CaseIterable {
  case device, size, orientation, direction, appearance, contentSize, design, locale, scale
}

/// An error for a word that is not a value of an axis.
package struct VariantWordError: Error, CustomStringConvertible {
  package let axis: VariantAxis
  /// The expected values, the word found, and the most similar valid word.
  package let description: String
}

extension VariantAxes {
  /// Creates lists of values from the words that `words` returns for each axis.
  package init(words: (VariantAxis) -> [String]) throws(VariantWordError) {
    func read<Value>(_ axis: VariantAxis, _ type: ValueType<Value>) throws(VariantWordError) -> [Value] {
      var values: [Value] = []
      for word in words(axis) {
        let source = DocumentSource(name: axis.rawValue, text: word, folder: URL(fileURLWithPath: "."))
        let diagnostics = Diagnostics(source)
        let value = type.decode(DocumentNode(text: word, at: .start), ValueContext(diagnostics))
        if let finding = diagnostics.findings.first {
          let hint = finding.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
          throw VariantWordError(axis: axis, description: finding.message + hint)
        }
        if let value { values.append(value) }
      }
      return values
    }
    self.init()
    devices = try read(.device, .device)
    sizes = try read(.size, .sceneSize)
    orientations = try read(.orientation, .orientation)
    directions = try read(.direction, .direction)
    appearances = try read(.appearance, .appearance)
    contentSizes = try read(.contentSize, .contentSize)
    designs = try read(.design, .design)
    locales = try read(.locale, .locale)
    scales = try read(.scale, .scale)
  }

  package func words(_ axis: VariantAxis) -> [String] {
    switch axis {
    case .device: devices.map(\.name)
    case .size: sizes.map(\.text)
    case .orientation: orientations.map(\.rawValue)
    case .direction: directions.map(\.word)
    case .appearance: appearances.map(\.word)
    case .contentSize: contentSizes.map(\.word)
    case .design: designs.map(\.word)
    case .locale: locales
    case .scale: scales.map(\.asWritten)
    }
  }

  /// Returns the lists with only the values of one variant.
  package func restricted(to variant: Variant) -> VariantAxes {
    var axes = VariantAxes()
    if let device = variant.device { axes.devices = devices.isEmpty ? [] : [device] }
    if variant.device == nil || variant.size.fitsContent, !sizes.isEmpty { axes.sizes = [variant.size] }
    if let orientation = variant.orientation { axes.orientations = orientations.isEmpty ? [] : [orientation] }
    if !directions.isEmpty { axes.directions = [variant.direction] }
    if !appearances.isEmpty { axes.appearances = [variant.appearance] }
    if !contentSizes.isEmpty { axes.contentSizes = [variant.contentSize] }
    if !designs.isEmpty { axes.designs = [variant.design] }
    if let locale = variant.locale { axes.locales = locales.isEmpty ? [] : [locale] }
    if !scales.isEmpty { axes.scales = [variant.scale] }
    return axes
  }
}

import ArgumentParser
import BatchRendering

/// The options of a ``LayoutCommand``.
///
/// Only small groups are nested. In debug builds, the parser validates a group four times as often as the group or
/// command that contains it. Each level therefore multiplies the group's share of the startup time by 4.
struct LayoutOptions: ParsableArguments {
  @OptionGroup(title: "Documents")
  var documents: DocumentOptions

  @OptionGroup(title: "Documents")
  var limits: LimitOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions
}

/// A command that lays out documents.
protocol LayoutCommand: ParsableCommand {
  var layout: LayoutOptions { get }
}

extension LayoutCommand {
  /// Registers the fonts and calls the body on the main actor. Throws each error as a ``Failure``.
  func runLayout<Value: Sendable>(_ body: @MainActor (ReadingOptions) throws -> Value) throws -> Value {
    let (fonts, documents) = (layout.fonts, layout.documents)
    return try MainActor.assumeIsolated {
      do {
        try fonts.register()
        return try body(try documents.reading())
      } catch {
        throw Failure(error)
      }
    }
  }
}

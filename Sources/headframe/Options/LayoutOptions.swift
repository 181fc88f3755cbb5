import ArgumentParser
import BatchRendering

/// The options of every command that lays out documents.
struct LayoutOptions: ParsableArguments {
  @OptionGroup(title: "Documents")
  var documents: DocumentOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// Registers the fonts and calls the body on the main actor. Throws each error as a ``Failure``.
  func run<Value: Sendable>(_ body: @MainActor (ReadingOptions) throws -> Value) throws -> Value {
    try MainActor.assumeIsolated {
      do {
        try fonts.register()
        return try body(try documents.reading())
      } catch {
        throw Failure(error)
      }
    }
  }
}

import ArgumentParser
import BatchRendering

/// A command that lays out documents.
///
/// Commands list their option groups, and no group contains another group. In debug builds, the parser validates a
/// group four times as often as the group or command that contains it, so each level multiplies the startup time by 4.
protocol LayoutCommand: ParsableCommand {
  var documentOptions: DocumentOptions { get }
  var fontOptions: FontOptions { get }
}

extension LayoutCommand {
  /// Registers the fonts and calls the body on the main actor. Throws each error as a ``Failure``.
  func runLayout<Value: Sendable>(_ body: @MainActor (ReadingOptions) throws -> Value) throws -> Value {
    let (fonts, documents) = (fontOptions, documentOptions)
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

import UIKitCore

/// The changes of a configuration. They are applied on the main actor.
package struct ConfigurationChanges<Configuration>: Sendable {
  private let initial: @MainActor @Sendable () -> Configuration
  var changes: [@MainActor @Sendable (inout Configuration) -> Void] = []

  /// Creates no changes of a configuration.
  init(of initial: @escaping @MainActor @Sendable () -> Configuration) { self.initial = initial }

  /// The configuration with the changes.
  @MainActor
  var configuration: Configuration { changes.reduce(into: initial()) { $1(&$0) } }
}

extension ValueType {
  /// Returns the field of a part that a closure changes.
  static func field<Configuration, Part: Sendable>(
    _ name: String, _ type: ValueType<Part>, _ summary: String,
    set: @escaping @MainActor @Sendable (inout Configuration, Part) -> Void
  ) -> Field<Value> where Value == ConfigurationChanges<Configuration> {
    Field(name, type, summary) { list, part in list.changes.append { set(&$0, part) } }
  }
}

import UIFoundation

extension Simulator {
  /// The form of a simulator's text, for messages.
  static let expectation = "a device with an optional version and scale, such as \"iPhone 15 Pro, iOS 17.5, 3x\""

  /// Chooses the simulator of the process for the tests of a source file.
  ///
  /// The environment takes precedence over the settings of the package. The trait of a test takes precedence over both.
  static func choose(forTestsIn file: String) throws {
    let environment = SnapshotEnvironment.current
    if let text = environment.invalidSimulator { throw SnapshotError.unknownSimulator(text) }
    let chosen = try environment.simulator ?? SnapshotSettings.of(file: file).simulator
    if chosen != ofProcess { ofProcess = chosen }
  }

  /// Returns the simulator that a text describes. A test with another text stops.
  static func required(_ text: String) throws -> Simulator {
    guard let simulator = Simulator(text) else { throw SnapshotError.unknownSimulator(text) }
    return simulator
  }
}

package import Foundation
internal import Synchronization

/// The simulated device whose screen and traits apply where a picture does not determine them.
package struct Simulator: Sendable, Equatable {
  package let device: Device
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The version of iOS; nil for the default.
  package let systemVersion: String?
  /// The number before the first dot of the version; nil for the default.
  package var majorVersion: Int? { systemVersion.flatMap { Self.majorVersion(of: $0) } }
  /// All traits of the device in portrait orientation, with the design of the version.
  package let traits: UITraitCollection

  /// Creates a simulator from a device, optionally with version and scale: `iPhone 15 Pro, iOS 17.5, 3x`.
  ///
  /// Returns nil if the device is unknown or a word has another form.
  package init?(_ text: String) {
    var words = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard !words.isEmpty, let device = Device.named(words.removeFirst()) else { return nil }
    var scale = device.scale
    var version: String?
    for word in words {
      if word.lowercased().hasPrefix("ios ") {
        let number = String(word.dropFirst(4))
        guard number.first?.isNumber == true, number.allSatisfy({ "0123456789.".contains($0) }) else { return nil }
        version = number
      } else if word.hasSuffix("x"), let number = Double(word.dropLast()), (1...4).contains(number) {
        scale = CGFloat(number)
      } else {
        return nil
      }
    }
    (self.device, self.scale, systemVersion) = (device, scale, version)
    let design = InterfaceDesign(systemVersion: version)
    traits = UITraitCollection.defaults.overridden(by: device.traits(.portrait)).modifying {
      $0.displayScale = scale
      $0.interfaceDesign = design
    }
  }

  /// Returns the number before the first dot of a version such as `17.5`.
  static func majorVersion(of version: String) -> Int? { Int(version.prefix { $0 != "." }) }

  package static func == (left: Simulator, right: Simulator) -> Bool {
    left.device.name == right.device.name && left.scale == right.scale && left.systemVersion == right.systemVersion
  }

  /// The simulator of a scope, such as a test.
  @TaskLocal package static var scoped: Simulator?

  private static let processBox = Mutex<Simulator?>(
    ProcessInfo.processInfo.environment[variable].flatMap(Simulator.init))

  /// The environment variable that chooses the simulator of the process.
  package static let variable = "SNAPSHOT_SIMULATOR"

  /// The simulator of the process, initially that of the environment variable; nil if none was chosen.
  package static var ofProcess: Simulator? {
    get { processBox.withLock { $0 } }
    set { processBox.withLock { $0 = newValue } }
  }

  /// The simulator of the scope, or else of the process; nil if none was chosen.
  package static var current: Simulator? { scoped ?? ofProcess }

  /// The traits of the current simulator, or else the default traits.
  package static var traits: UITraitCollection { current?.traits ?? .defaults }
}

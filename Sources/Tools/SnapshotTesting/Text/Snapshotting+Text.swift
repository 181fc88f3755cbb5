import Foundation

extension Snapshotting where Format == String {
  /// A strategy that stores `String(describing:)`.
  public static var description: Snapshotting {
    Snapshotting<String, String>.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that stores JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns a strategy that stores JSON from an encoder, or the message of an encoding error.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    lines("json") { value in encoded { try encoder.encode(value) } }
  }

  /// A strategy that stores an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Returns a strategy that stores a property list from an encoder, or the message of an error.
  ///
  /// The encoder's `outputFormat` must be `.xml`. The default is binary.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    lines("plist") { value in encoded { try encoder.encode(value) } }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A strategy that stores objects supported by `JSONSerialization` as JSON.
  public static var json: Snapshotting {
    lines("json") { value in
      guard JSONSerialization.isValidJSONObject(value) else { return "\(value) cannot be written as JSON." }
      return encoded { try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys]) }
    }
  }
}

extension Snapshotting where Format == String {
  /// Returns a strategy that stores text in files with an extension.
  private static func lines(_ pathExtension: String, _ text: @escaping (Value) -> String) -> Snapshotting {
    var strategy = Snapshotting<String, String>.lines.pullback(text)
    strategy.pathExtension = pathExtension
    return strategy
  }
}

private func encoded(_ body: () throws -> Data) -> String {
  do {
    return String(decoding: try body(), as: UTF8.self)
  } catch {
    return "The value cannot be encoded: \(error)"
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that stores bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diffV2: { reference, actual in
          guard reference != actual else { return nil }
          let offset = zip(reference, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
          let start = offset ?? min(reference.count, actual.count)
          return (
            "Expected \(reference.count) bytes, found \(actual.count); the first difference is at offset \(start).", []
          )
        }))
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that stores a function's results for all cases as comma-separated values.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Value.allCases.reduce(Async<[String]>(value: [])) { rows, input in
        Async { callback in
          rows.run { rows in
            witness.snapshot(function(input)).run { callback(rows + ["\(quoted("\(input)")),\(quoted($0))"]) }
          }
        }
      }.map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\"", with: "\"\"") + "\""
}

extension Snapshotting {
  /// Returns a strategy with a delay in seconds, during which the main run loop runs.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Waiting.sleep(duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

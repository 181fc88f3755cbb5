import Foundation

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    Snapshotting<String, String>.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// JSON by an encoder; an error's words stand in for what cannot be encoded.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = Snapshotting<String, String>.lines.pullback { (value: Value) in
      encoded { try encoder.encode(value) }
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// An XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A property list by an encoder, in XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = Snapshotting<String, String>.lines.pullback { (value: Value) in
      encoded { try encoder.encode(value) }
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// JSON of what `JSONSerialization` takes: dictionaries, arrays, numbers, text.
  public static var json: Snapshotting {
    var strategy = Snapshotting<String, String>.lines.pullback { (value: Any) in
      guard JSONSerialization.isValidJSONObject(value) else { return "\(value) cannot be written as JSON." }
      return encoded { try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys]) }
    }
    strategy.pathExtension = "json"
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
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diffV2: { reference, actual in
          guard reference != actual else { return nil }
          let place = zip(reference, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
          let start = place ?? min(reference.count, actual.count)
          return ("Expected \(reference.count) bytes, found \(actual.count); the first to differ is at \(start).", [])
        }))
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of every case, as lines of comma-separated values.
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
  /// Another strategy after some seconds, in which the main run loop goes on.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Waiting.sleep(duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

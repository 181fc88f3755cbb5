extension DocumentNode {
  /// Returns this mapping with `part.key: value` as `part: {key: value}`, for the given names of parts.
  func nestingDots(under parts: [String], _ context: ValueContext) -> DocumentNode {
    guard case .mapping(let entries) = content, entries.contains(where: { $0.key.contains(".") }) else { return self }
    var result: [Entry] = []
    for entry in entries {
      guard let dot = entry.key.firstIndex(of: "."), parts.contains(String(entry.key[..<dot])) else {
        result.append(entry)
        continue
      }
      let inner = Entry(
        key: String(entry.key[entry.key.index(after: dot)...]), keyPosition: entry.keyPosition, value: entry.value)
      let part = Entry(
        key: String(entry.key[..<dot]), keyPosition: entry.keyPosition,
        value: DocumentNode(.mapping([inner]), at: entry.keyPosition))
      result.append(part)
    }
    return DocumentNode(.mapping(Self.joined(result, parts, context)), at: position)
  }

  /// Returns the entries, with all entries of the same part merged into one.
  private static func joined(_ entries: [Entry], _ parts: [String], _ context: ValueContext) -> [Entry] {
    var result: [Entry] = []
    /// The index of each part in the result, with the keys of its mapping.
    var joinedParts: [String: (index: Int, entries: [Entry], keys: Set<String>)] = [:]
    for entry in entries {
      guard parts.contains(entry.key), let more = entry.value.entries else {
        result.append(entry)
        continue
      }
      guard joinedParts[entry.key] != nil else {
        joinedParts[entry.key] = (result.count, more, Set(more.map(\.key)))
        result.append(entry)
        continue
      }
      for addition in more where joinedParts[entry.key]?.keys.insert(addition.key).inserted == false {
        context.diagnostics.error("\"\(entry.key).\(addition.key)\" is set twice", at: addition.keyPosition)
      }
      joinedParts[entry.key]?.entries += more
    }
    for part in joinedParts.values { result[part.index].value.content = .mapping(part.entries) }
    return result
  }

  /// Returns entries, followed by those entries of a base that they lack. Parts are merged key by key.
  static func merged(_ entries: [Entry], over base: [Entry], parts: [String]) -> [Entry] {
    var result = entries
    let indices = Dictionary(entries.enumerated().map { ($1.key, $0) }) { first, _ in first }
    for entry in base {
      guard let index = indices[entry.key] else {
        result.append(entry)
        continue
      }
      guard parts.contains(entry.key), let own = result[index].value.entries, let inherited = entry.value.entries
      else { continue }
      result[index].value.content = .mapping(merged(own, over: inherited, parts: []))
    }
    return result
  }
}

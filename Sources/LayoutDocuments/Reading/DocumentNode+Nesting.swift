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
    for entry in entries {
      guard parts.contains(entry.key), let index = result.firstIndex(where: { $0.key == entry.key }),
        let existing = result[index].value.entries, let more = entry.value.entries
      else {
        result.append(entry)
        continue
      }
      for duplicate in more where existing.contains(where: { $0.key == duplicate.key }) {
        context.diagnostics.error("\"\(entry.key).\(duplicate.key)\" is set twice", at: duplicate.keyPosition)
      }
      result[index].value.content = .mapping(existing + more)
    }
    return result
  }

  /// Returns entries, followed by those entries of a base that they lack. Parts are merged key by key.
  static func merged(_ entries: [Entry], over base: [Entry], parts: [String]) -> [Entry] {
    var result = entries
    for entry in base {
      guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
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

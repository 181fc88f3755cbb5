/// The names of headings in addresses, as on GitHub.
struct HeadingNames {
  private var counts: [String: Int] = [:]

  /// Returns the next name for a heading with the given text.
  mutating func name(_ heading: String) -> String {
    let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    let name = kept.replacing(" ", with: "-")
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return count == 0 ? name : "\(name)-\(count)"
  }
}

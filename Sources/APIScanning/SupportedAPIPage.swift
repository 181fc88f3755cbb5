/// A page that lists the UIKit names that this package declares, and the known names that it lacks.
package struct SupportedAPIPage {
  private let own: APIIndex
  private let known: APIIndex

  package init(own: APIIndex, known: APIIndex) {
    self.own = own
    self.known = known
  }

  /// The page as Markdown.
  package var markdown: String {
    let missing = known.members.keys.filter { !own.declares(type: $0) }.sorted()
    let all = own.memberNames.union(own.globals)
    let partly = known.members.keys.sorted().compactMap { type -> String? in
      guard own.declares(type: type) else { return nil }
      let names = (known.members[type] ?? []).subtracting(all).sorted()
      return names.isEmpty ? nil : "- `\(type)`: " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
    let types = own.members.keys.sorted().map { type in
      let names = (own.members[type] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
      return "- `\(type)`" + (names.isEmpty ? "" : ": \(names)")
    }
    return """
      # Supported API

      Made by `headframe port --page Sources > Documentation/SupportedAPI.md`; CI compares it. The names that Apple has
      are compiled by hand from the public documentation of UIKit and its neighbours; they are those that libraries use,
      not all. A name that is here may do nothing where nothing moves or is touched; Deviations.md says where it differs.

      ## Known types that are missing: \(missing.count)

      \(missing.map { "`\($0)`" }.joined(separator: ", "))

      ## Known members that are missing

      \(partly.joined(separator: "\n"))

      ## Types and members: \(own.members.count) types

      \(types.joined(separator: "\n"))

      ## Functions, constants and aliases

      \(own.globals.sorted().map { "`\($0)`" }.joined(separator: ", "))

      """
  }
}

import ArgumentParser
import Foundation
import UIKitCore

extension String {
  /// The words of an option that accepts a list, without the spaces around them.
  var commaSeparatedWords: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the values of an option that accepts a list.
  ///
  /// Throws a usage error, with a suggestion, for an unknown word.
  func values<Value: CaseIterable & RawRepresentable<String>>(
    of option: String, _ value: (String) -> Value?
  ) throws -> [Value] {
    try commaSeparatedWords.map { word in
      if let value = value(word) { return value }
      let names = Value.allCases.map(\.rawValue)
      let hint = Spelling.nearest(to: word, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
      throw ValidationError("\(option): expected one of \(names.joined(separator: ", ")), found \"\(word)\"\(hint)")
    }
  }
}

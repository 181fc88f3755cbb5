/// The words for the values of a type, as UIKit names its cases.
package struct Words<Value: Sendable>: Sendable {
  package let list: WordList
  private let values: [Value]

  private init(_ name: String, _ words: [(String, Value)], _ inFiles: [(String, Value)], _ rawValues: [Int]) {
    values = (words + inFiles).map(\.1)
    list = WordList(name: name, words: words.map(\.0), wordsInFiles: inFiles.map(\.0), rawValues: rawValues)
  }

  /// Creates words. `inFiles` contains the words that only Interface Builder's files use.
  init(_ name: String, _ words: KeyValuePairs<String, Value>, inFiles: KeyValuePairs<String, Value> = [:]) {
    self.init(name, words.map { ($0, $1) }, inFiles.map { ($0, $1) }, [])
  }

  /// Creates words of a type whose raw values are numbers.
  init(_ name: String, _ words: KeyValuePairs<String, Value>, inFiles: KeyValuePairs<String, Value> = [:])
  where Value: RawRepresentable, Value.RawValue: BinaryInteger {
    let numbers = words.map { Int(clamping: $1.rawValue) } + inFiles.map { Int(clamping: $1.rawValue) }
    self.init(name, words.map { ($0, $1) }, inFiles.map { ($0, $1) }, numbers)
  }

  /// The value of the word at an index of the list.
  package subscript(index: Int) -> Value { values[index] }

  /// Returns the value of a word in Interface Builder's files; `nil` for an unknown word.
  package func value(inFile word: String?) -> Value? {
    word.flatMap { list.index(inFile: $0) }.map { values[$0] }
  }
}

/// The words for the values of a property, without the values.
package struct WordList: Sendable {
  /// The name of the values in messages, such as `an alignment`.
  package let name: String
  /// The words in documents, which files use too.
  package let words: [String]
  /// Further words that only files use.
  let wordsInFiles: [String]
  /// The numbers of the values in key-value coding; empty for a type without any.
  let rawValues: [Int]

  /// Returns the index of a word in Interface Builder's files.
  package func index(inFile word: String) -> Int? {
    words.firstIndex(of: word) ?? wordsInFiles.firstIndex(of: word).map { words.count + $0 }
  }

  /// Returns the index of a value's number.
  package func index(rawValue: Int) -> Int? { rawValues.firstIndex(of: rawValue) }
}

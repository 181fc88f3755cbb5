import Foundation
import LayoutDocuments

/// The text on standard input.
enum StandardInput {
  /// Returns the whole text. Throws for text that is not UTF-8, and above a number of bytes.
  static func text(limit: Int) throws -> String {
    var data = Data()
    while let block = try FileHandle.standardInput.read(upToCount: limit + 1 - data.count), !block.isEmpty {
      data += block
      if data.count > limit { throw Failure("stdin: error: is longer than \(limit >> 20) MB") }
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DocumentErrors([TextEncoding.problem(in: data, file: "stdin")].compactMap { $0 })
    }
    return text
  }
}

import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift source of this package, parsed once for all checks.
package struct SourceFile: Sendable {
  /// The path, relative to the package.
  package let path: String
  package let tree: SourceFileSyntax
  package let facts: SourceFacts

  /// Parses a source.
  package init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    facts = SourceFacts(tree, path: path)
  }

  /// Returns the sources below folders, each parsed on one of several threads, sorted by path.
  ///
  /// The paths of folders are relative to the current folder, which is that of the package.
  package static func all(in folders: [String]) throws -> [SourceFile] {
    let paths = Set(folders.flatMap(swiftFiles)).sorted()
    let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let files = UncheckedResults<SourceFile>(count: paths.count)
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      files.items[index] = SourceFile(path: paths[index], text: texts[index])
    }
    return Array(files.items).compactMap { $0 }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { "\(folder)/\($0)" }
      .filter {
        // Folders with pictures can be named after the file of their tests.
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
      }
  }
}

/// Results that several threads write, each at its own index.
private final class UncheckedResults<Item>: @unchecked Sendable {
  let items: UnsafeMutableBufferPointer<Item?>

  init(count: Int) {
    items = .allocate(capacity: count)
    items.initialize(repeating: nil)
  }

  deinit {
    items.deinitialize()
    items.deallocate()
  }
}

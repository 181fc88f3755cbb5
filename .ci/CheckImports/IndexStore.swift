// Reads the index that a debug build writes: every declaration and every reference of each source. The functions are
// those of libIndexStore, which is part of the toolchain.
import Foundation

/// A definition of, or a reference to, a declaration.
struct Occurrence {
  /// The unique identifier of the declaration.
  var declaration: String
  var name: String
  /// Indicates whether the declaration is a type, a protocol or a type alias.
  var isType: Bool
  var isDefinition: Bool
  /// The number of the line, counted from 1.
  var line: Int
}

/// The occurrences in one source file.
struct IndexedSource {
  var module: String
  /// The path, relative to the package.
  var file: String
  var occurrences: [Occurrence]
}

/// An index that the compiler wrote.
struct IndexStore {
  private let store: indexstore_t
  private let root = FileManager.default.currentDirectoryPath + "/"

  init(path: String) throws {
    guard let store = indexstore_store_create(path, nil) else {
      throw CheckError("there is no index at \(path); build with `swift build`, which writes one")
    }
    self.store = store
  }

  /// Returns the existing files of the given modules with their occurrences, sorted by path.
  func sources(of modules: Set<String>) throws -> [IndexedSource] {
    var newest: [String: Unit] = [:]
    for name in unitNames() {
      guard let unit = unit(named: name), modules.contains(unit.module),
        FileManager.default.fileExists(atPath: unit.file)
      else { continue }
      // A file that moved or was built in two ways has several units.
      if let other = newest[unit.file], other.time > unit.time { continue }
      newest[unit.file] = unit
    }
    return try newest.values.sorted { $0.file < $1.file }.map { unit in
      IndexedSource(
        module: unit.module, file: unit.file,
        occurrences: try unit.record.map { try occurrences(inRecord: $0) } ?? [])
    }
  }

  /// The compilation of one file.
  private struct Unit {
    var module: String
    var file: String
    /// The time of the compilation, in nanoseconds.
    var time: Int64
    /// The name of the record with the occurrences; nil for a file without any.
    var record: String?
  }

  private func unitNames() -> [String] {
    let names = List<String>()
    _ = indexstore_store_units_apply_f(store, 1, names.pointer) { context, name in
      List<String>.at(context).items.append(text(name))
      return true
    }
    return names.items
  }

  private func unit(named name: String) -> Unit? {
    guard let reader = indexstore_unit_reader_create(store, name, nil) else { return nil }
    defer { indexstore_unit_reader_dispose(reader) }
    let path = text(indexstore_unit_reader_get_main_file(reader))
    guard path.hasPrefix(root) else { return nil }
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
    indexstore_unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
    let records = List<(name: String, path: String)>()
    _ = indexstore_unit_reader_dependencies_apply_f(reader, records.pointer) { context, dependency in
      if indexstore_unit_dependency_get_kind(dependency) == INDEXSTORE_UNIT_DEPENDENCY_RECORD {
        List<(name: String, path: String)>.at(context).items.append(
          (
            text(indexstore_unit_dependency_get_name(dependency)),
            text(indexstore_unit_dependency_get_filepath(dependency))
          ))
      }
      return true
    }
    return Unit(
      module: text(indexstore_unit_reader_get_module_name(reader)), file: String(path.dropFirst(root.count)),
      time: seconds &* 1_000_000_000 &+ nanoseconds, record: records.items.first { $0.path == path }?.name)
  }

  private func occurrences(inRecord name: String) throws -> [Occurrence] {
    guard let reader = indexstore_record_reader_create(store, name, nil) else {
      throw CheckError("the index lacks the record \(name); build again")
    }
    defer { indexstore_record_reader_dispose(reader) }
    let occurrences = List<Occurrence>()
    _ = indexstore_record_reader_occurrences_apply_f(reader, occurrences.pointer) { context, occurrence in
      let symbol = indexstore_occurrence_get_symbol(occurrence)
      let kind = indexstore_symbol_get_kind(symbol)
      // An import line is a reference to the module.
      if kind == INDEXSTORE_SYMBOL_KIND_MODULE { return true }
      let roles = indexstore_occurrence_get_roles(occurrence)
      let isDefinition = roles & UInt64(INDEXSTORE_SYMBOL_ROLE_DEFINITION) != 0
      // Each inherited member that satisfies a requirement has an occurrence in the class that is not a reference.
      guard isDefinition || roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REFERENCE) != 0 else { return true }
      var line: UInt32 = 0
      var column: UInt32 = 0
      indexstore_occurrence_get_line_col(occurrence, &line, &column)
      List<Occurrence>.at(context).items.append(
        Occurrence(
          declaration: text(indexstore_symbol_get_usr(symbol)), name: text(indexstore_symbol_get_name(symbol)),
          isType: IndexStore.kindsOfTypes.contains(kind.rawValue),
          isDefinition: isDefinition, line: Int(line)))
      return true
    }
    return occurrences.items
  }

  private static let kindsOfTypes: Set = [
    INDEXSTORE_SYMBOL_KIND_ENUM.rawValue, INDEXSTORE_SYMBOL_KIND_STRUCT.rawValue,
    INDEXSTORE_SYMBOL_KIND_CLASS.rawValue, INDEXSTORE_SYMBOL_KIND_PROTOCOL.rawValue,
    INDEXSTORE_SYMBOL_KIND_TYPEALIAS.rawValue,
  ]
}

/// A list that a C callback extends.
private final class List<Item> {
  var items: [Item] = []

  /// The context of the callback, which is valid as long as the list exists.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ context: UnsafeMutableRawPointer?) -> List<Item> {
    guard let context else { preconditionFailure("the index passes on the context that it was given") }
    return Unmanaged<List<Item>>.fromOpaque(context).takeUnretainedValue()
  }
}

private func text(_ reference: indexstore_string_ref_t) -> String {
  guard let data = reference.data else { return "" }
  return String(decoding: UnsafeRawBufferPointer(start: data, count: reference.length), as: UTF8.self)
}

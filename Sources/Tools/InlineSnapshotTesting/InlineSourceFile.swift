import CairoRendering
import Foundation
import Glibc
import PictureComparison

/// A test's source file, to which texts are written.
struct InlineSourceFile {
  let path: String

  /// The number of lines added to a call, and the call's location when the program was built.
  private struct Shift: Codable {
    let line: Int
    let column: Int
    let lines: Int
  }

  /// The changes since the program was built. The program contains the line numbers of the old source.
  private struct Journal: Codable {
    var program: String
    var shifts: [Shift]
  }

  /// Writes the texts. Returns a line for each call that was not found.
  func write(_ entries: [(InlineSite, InlineRecorder.Entry)]) throws -> [String] {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    var journal = readJournal()
    let edits = entries.map { site, entry in
      InlineEdit(
        line: site.line + Self.shift(of: site, in: journal.shifts), column: site.column, text: entry.text,
        descriptor: entry.descriptor)
    }
    let result = InlineRewriter(source).applying(edits)
    guard result.source != source else { return result.notes }
    try FileWriter.write(Data(result.source.utf8), to: path)
    for (index, lines) in result.addedLines.sorted(by: { $0.key < $1.key }) where entries.indices.contains(index) {
      journal.shifts.append(Shift(line: entries[index].0.line, column: entries[index].0.column, lines: lines))
    }
    // Without the journal, the next run of the same program may not find a call, and then reports an error.
    try? ReferenceWriter.write(JSONEncoder().encode(journal), to: journalPath)
    return result.notes
  }

  private static func shift(of site: InlineSite, in shifts: [Shift]) -> Int {
    shifts.filter { ($0.line, $0.column) < (site.line, site.column) }.reduce(0) { $0 + $1.lines }
  }

  private func readJournal() -> Journal {
    let program = Self.program
    guard let data = FileManager.default.contents(atPath: journalPath),
      let journal = try? JSONDecoder().decode(Journal.self, from: data), journal.program == program
    else { return Journal(program: program, shifts: []) }
    return journal
  }

  private var journalPath: String {
    let name = path.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return SnapshotResults(near: path).folder + "/inline/" + String(name.suffix(200)) + ".json"
  }

  /// The identity of a build of the test program.
  private static var program: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}

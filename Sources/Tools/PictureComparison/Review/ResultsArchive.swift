import Glibc
import UIFoundation

/// Results from another machine: a folder, or a folder in a .zip or .tar archive.
package struct ResultsArchive {
  /// The suffixes of the archives that `tar` reads.
  private static let tarSuffixes = [".tar", ".tar.gz", ".tgz", ".tar.xz", ".tar.zst", ".tar.bz2"]

  /// The sorted folders that contain records: the given folder itself, or folders inside it.
  package let folders: [String]
  /// The folder of the unpacked archive; nil if the user passed a folder.
  private let temporary: String?

  /// An error that prevents reading results.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case missing(path: String)
    case unknown(path: String)
    case tool(name: String, path: String, reason: String)
    case noResults(path: String)

    package var description: String {
      switch self {
      case .missing(let path): "\(path): error: no such file or folder"
      case .unknown(let path):
        "\(path): error: is neither a folder nor a .zip, \(ResultsArchive.tarSuffixes.dropLast().joined(separator: ", ")) or "
          + "\(ResultsArchive.tarSuffixes.last ?? "") archive"
      case .tool(let name, let path, let reason): "\(path): error: \(name) cannot unpack it: \(reason)"
      case .noResults(let path):
        "\(path): error: contains no \(SnapshotResults.recordsName); pass the folder that tests wrote, or an archive of it"
      }
    }
  }

  /// Finds the results in a folder or in an archive. ``remove()`` deletes the unpacked files.
  package init(_ path: String) throws(Problem) {
    guard let isFolder = FileManager.default.isFolder(atPath: path) else { throw .missing(path: path) }
    if isFolder {
      folders = Self.find(in: path)
      temporary = nil
      guard !folders.isEmpty else { throw .noResults(path: path) }
      return
    }
    guard let folder = FileManager.default.createTemporaryFolder() else {
      throw .tool(name: "mkdtemp", path: path, reason: String(cString: strerror(errno)))
    }
    do throws(Problem) {
      try Self.unpack(path, to: folder)
      let found = Self.find(in: folder)
      guard !found.isEmpty else { throw Problem.noResults(path: path) }
      (folders, temporary) = (found, folder)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  /// Removes the unpacked files of an archive.
  package func remove() {
    if let temporary { try? FileManager.default.removeItem(atPath: temporary) }
  }

  private static func find(in folder: String) -> [String] {
    // A run whose build failed has no records.
    let files = [SnapshotResults.recordsName, SnapshotResults.runName]
    if files.contains(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) }) { return [folder] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let found = names.filter { files.contains(($0 as NSString).lastPathComponent) }
    return Set(found.map { folder + "/" + ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  private static func unpack(_ path: String, to folder: String) throws(Problem) {
    let name = path.lowercased()
    if name.hasSuffix(".zip") {
      try run("unzip", ["-q", "-o", path, "-d", folder], path)
    } else if Self.tarSuffixes.contains(where: name.hasSuffix) {
      try run("tar", ["--extract", "--no-same-owner", "--file", path, "--directory", folder], path)
    } else {
      throw .unknown(path: path)
    }
  }

  private static func run(_ tool: String, _ arguments: [String], _ path: String) throws(Problem) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    var reason = ""
    do {
      try process.run()
      reason = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    } catch {
      throw .tool(name: tool, path: path, reason: error.localizedDescription)
    }
    guard process.terminationStatus == 0 else {
      let line = reason.split(separator: "\n").first.map(String.init) ?? "exit status \(process.terminationStatus)"
      let hint = process.terminationStatus == 127 ? "; install the Debian package \(tool)" : ""
      throw .tool(name: tool, path: path, reason: line + hint)
    }
  }
}

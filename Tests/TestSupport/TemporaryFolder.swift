package import Foundation

/// Calls a body with a new folder that contains the given files, and removes the folder afterwards.
package func withTemporaryFolder<Result>(
  _ files: [String: Data] = [:], _ body: (URL) throws -> Result
) throws -> Result {
  let folder = try temporaryFolder(files)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Calls a body with a new folder that contains the given texts, and removes the folder afterwards.
package func withTemporaryFolder<Result>(
  _ texts: [String: String], _ body: (URL) throws -> Result
) throws -> Result {
  try withTemporaryFolder(texts.mapValues { Data($0.utf8) }, body)
}

/// Calls an asynchronous body with a new folder of texts, and removes the folder afterwards.
package func withTemporaryFolder<Result>(
  _ texts: [String: String], isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = try temporaryFolder(texts.mapValues { Data($0.utf8) })
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// Calls a body with the only file of a new folder, and removes the folder afterwards.
package func withTemporaryFile<Result>(
  _ name: String, _ text: String, _ body: (URL) throws -> Result
) throws -> Result {
  try withTemporaryFolder([name: text]) { try body($0.appendingPathComponent(name)) }
}

/// Creates a folder with files, whose names can contain folders.
private func temporaryFolder(_ files: [String: Data]) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, data) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  return folder
}

import UIFoundation
import UIGraphics

/// Two pictures to compare, or the pictures of two folders paired by their relative paths.
package struct PicturePairs: Sendable {
  /// Two files to compare. In folders, they have the same name, and one can be missing.
  package struct Pair: Sendable, Equatable {
    package let name: String
    package let reference: String?
    package let actual: String?
  }

  /// The pairs, sorted by name.
  package let pairs: [Pair]
  /// Indicates whether folders are compared.
  package let areFolders: Bool

  /// An error that prevents the comparison.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case missing(path: String)
    case noPictures(first: String, second: String)

    package var description: String {
      switch self {
      case .missing(let path): "\(path): error: no such file or folder"
      case .noPictures(let first, let second):
        "error: neither \(first) nor \(second) contains a picture (\(Picture.pathExtensions.joined(separator: ", ")))"
      }
    }
  }

  /// Pairs two files, or the pictures of two folders.
  ///
  /// If only one path is a folder, its file with the name of the other path is used.
  package init(reference: String, actual: String) throws(Problem) {
    switch (try Self.isFolder(reference), try Self.isFolder(actual)) {
    case (true, true):
      let (referenceNames, actualNames) = (Self.pictures(in: reference), Self.pictures(in: actual))
      let (referenceSet, actualSet) = (Set(referenceNames), Set(actualNames))
      pairs = Set(referenceNames + actualNames).sorted().map { name in
        Pair(
          name: name, reference: referenceSet.contains(name) ? Self.path(of: name, in: reference) : nil,
          actual: actualSet.contains(name) ? Self.path(of: name, in: actual) : nil)
      }
      areFolders = true
      guard !pairs.isEmpty else { throw .noPictures(first: reference, second: actual) }
    case (let isReferenceFolder, let isActualFolder):
      let referencePath = isReferenceFolder ? Self.path(of: Self.name(actual), in: reference) : reference
      let actualPath = isActualFolder ? Self.path(of: Self.name(reference), in: actual) : actual
      // Throws if one is missing.
      for path in [referencePath, actualPath] { _ = try Self.isFolder(path) }
      pairs = [Pair(name: Self.name(actualPath), reference: referencePath, actual: actualPath)]
      areFolders = false
    }
  }

  /// Returns the path of a file in a folder, which can end in a slash.
  package static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func isFolder(_ path: String) throws(Problem) -> Bool {
    guard let isFolder = FileManager.default.isFolder(atPath: path) else { throw .missing(path: path) }
    return isFolder
  }

  private static func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  private static func pictures(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && Picture.pathExtensions.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    }
  }
}

extension PicturePairs.Pair {
  /// Returns the result of comparing the files.
  package func compared(within tolerance: PictureTolerance) -> ReportEntry {
    let files = FailureFiles(reference: reference, actual: actual).map { _, path in
      FileManager.default.contents(atPath: path)
    }
    func entry(_ status: ReportEntry.Status, _ message: String) -> ReportEntry {
      ReportEntry(pair: name, status: status, message: message, evidence: files)
    }
    guard let reference else { return entry(.new, "There is no reference with this name.") }
    guard let actual else { return entry(.deleted, "There is a reference, but no picture with this name.") }
    guard let referenceData = files.reference else { return entry(.broken, "\(reference): error: cannot be read") }
    guard let actualData = files.actual else { return entry(.broken, "\(actual): error: cannot be read") }
    do {
      let difference = PictureDifference(
        from: try Picture(data: referenceData, name: reference), to: try Picture(data: actualData, name: actual),
        within: tolerance)
      let verdict = difference.verdict
      guard !verdict.isAccepted else {
        return ReportEntry(pair: name, status: .passed, details: tolerance.description)
      }
      return ReportEntry(
        pair: name, status: .failed, message: verdict.message(frames: Self.frames(referenceData, actualData)),
        details: tolerance.description, evidence: difference.files(reference: referenceData, actual: actualData))
    } catch .undecodable(let name, let reason) {
      return entry(.broken, "\(name): error: \(reason)")
    } catch {
      return entry(.broken, "error: \(error)")
    }
  }

  private static func frames(_ referenceData: Data, _ actualData: Data) -> FrameDifference? {
    let referenceFrames = FrameRecord.records(in: PNGChunks(referenceData))
    let actualFrames = FrameRecord.records(in: PNGChunks(actualData))
    guard !referenceFrames.isEmpty, !actualFrames.isEmpty else { return nil }
    return FrameDifference(from: referenceFrames, to: actualFrames)
  }
}

import Glibc
import UIFoundation

/// The destination of an output path after the checks common to all writers.
///
/// A new or regular file is written as a whole. Pipes and character devices are written to directly. Links are followed
/// if they lead into `/dev` or stay inside the path's folder. All other targets are rejected.
enum OutputTarget {
  /// A file to create or replace, with links resolved.
  case file(String)
  /// A pipe or a device to write to.
  case stream(String)
  /// An open descriptor of this process, for a path such as /dev/stdout.
  case descriptor(Int32)

  init(_ path: String, _ policy: OutputPolicy) throws(RenderingError) {
    if let descriptor = Self.descriptor(path) {
      self = .descriptor(descriptor)
      return
    }
    if policy.reservedNames.contains(where: { Self.name(of: path).hasPrefix($0) }) {
      throw .refused(path: path, reason: "is a name reserved for files of headframe; choose another one")
    }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .file(path)
      return
    }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      target = try Self.resolved(path)
      guard stat(target, &status) == 0 else {
        self = .file(target)
        return
      }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try policy.check(path, status)
      self = .file(target)
    case S_IFIFO, S_IFCHR: self = .stream(target)
    case S_IFDIR: throw .refused(path: path, reason: "is a folder; add / and a name for the file")
    case S_IFBLK: throw .refused(path: path, reason: "is a block device, which is never written to")
    default: throw .refused(path: path, reason: "is not a regular file, pipe or character device; use another file")
    }
  }

  private static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": 1
    case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2": 2
    default: nil
    }
  }

  /// Returns the target of a link, which must be in or below the link's folder or `/dev`.
  private static func resolved(_ path: String) throws(RenderingError) -> String {
    guard let end = canonicalPath(path) else {
      throw .refused(path: path, reason: "is a broken symbolic link; remove it, or name another file")
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let root = canonicalPath(folder),
      end.hasPrefix(root == "/" ? "/" : root + "/") || end.hasPrefix("/dev/")
    else {
      throw .refused(path: path, reason: "is a symbolic link to \(end), outside of its folder; name that file itself")
    }
    return end
  }

  private static func canonicalPath(_ path: String) -> String? {
    guard let end = realpath(path, nil) else { return nil }
    defer { free(end) }
    return String(cString: end)
  }
}

/// The rules that protect existing files and reserved names.
package struct OutputPolicy: Sendable {
  /// The input files: documents, data, pictures. Regular files among them are never written to.
  private var inputs: [FileIdentity: String] = [:]
  /// The prefixes of file names that pictures must not have.
  package var reservedNames: [String] = []
  /// The signature that an existing, nonempty file must have to be replaced; nil allows every file.
  package var replaced: FileSignature?

  /// Creates a policy that allows replacing every regular file.
  package init() {}

  /// Protects an input file, if it exists.
  package mutating func protect(_ path: String) {
    if let identity = FileIdentity(path) { inputs[identity] = path }
  }

  /// Returns this policy with more input files.
  package func protecting(_ paths: [String]) -> OutputPolicy {
    var policy = self
    for path in paths { policy.protect(path) }
    return policy
  }

  /// Returns the reason why a path must not be written, if it leads to an input; nil for other paths.
  package func inputReason(_ path: String) -> String? { FileIdentity(path).flatMap { inputReason(path, $0) } }

  private func inputReason(_ path: String, _ identity: FileIdentity) -> String? {
    guard let input = inputs[identity] else { return nil }
    return (input == path ? "is one of the inputs" : "is the input \(input)")
      + ", which would be lost; name another file"
  }

  fileprivate func check(_ path: String, _ status: stat) throws(RenderingError) {
    if let reason = inputReason(path, FileIdentity(status)) { throw .refused(path: path, reason: reason) }
    guard let replaced, status.st_size > 0, !replaced.matches(fileAt: path) else { return }
    throw .refused(
      path: path, reason: "exists and is not a \(replaced.name); use another name, or --force to replace it")
  }
}

/// The identity of a file on this machine, independent of its path.
private struct FileIdentity: Sendable, Hashable {
  private let device: UInt
  private let number: UInt

  init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// The first bytes that identify a kind of file.
package struct FileSignature: Sendable {
  /// The kind of file, for messages.
  package let name: String
  private let beginnings: [[UInt8]]

  package static let png = FileSignature(name: "PNG picture", beginnings: [[0x89, 0x50, 0x4E, 0x47]])

  /// Creates the signature of a kind of file that can begin in several ways.
  package init(name: String, beginnings: [[UInt8]]) {
    self.name = name
    self.beginnings = beginnings
  }

  fileprivate func matches(fileAt path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: beginnings.map(\.count).max() ?? 0)
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    return beginnings.contains { buffer.prefix(max(0, count)).starts(with: $0) }
  }
}

import Glibc

/// The memory use of this process.
package enum ProcessMemory {
  /// The resident private memory of this process, in bytes; 0 if unavailable.
  package static var own: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    let pages = buffer.prefix(max(0, count)).split(separator: UInt8(ascii: " ")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    // The resident pages, without pages of mapped files such as the program and its fonts.
    return pages.count > 2 ? max(0, pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }
}

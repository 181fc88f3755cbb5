import Foundation
import LocalPages

/// The server of a page on this machine, which runs until the process is interrupted.
struct PageRunner {
  /// The port. 0 selects a free port.
  var port: UInt16
  /// Indicates whether the page is opened in the desktop's browser.
  var opensBrowser: Bool

  /// Prints the page's address and answers its requests until the process ends.
  ///
  /// Throws a ``Failure`` if the server cannot be created. If the server ends later, the process exits with status 1.
  func run(handler: @escaping PageServer.Handler) throws -> Never {
    let server: PageServer
    do {
      server = try PageServer(port: port, handler: handler)
    } catch {
      throw Failure("\(error)")
    }
    let opens = opensBrowser
    Task.detached {
      do {
        try await server.run { address in
          print(address)
          // A reader of a pipe needs the address before the buffer is full.
          fflush(nil)
          if opens { Self.open(address) }
        }
      } catch {
        StandardError.write("\(error)")
      }
      Foundation.exit(1)
    }
    // Runs the main actor, on which layout takes place.
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  /// Opens an address in the desktop's browser. Does nothing without a desktop.
  private static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else { return }
    let process = Tool.process(["xdg-open", address])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

import Foundation
import LocalPages

/// Shows a page on this machine until the process is interrupted.
struct PageRunner {
  /// 0 takes a port that is free.
  var port: UInt16
  /// Indicates whether the user's browser is asked to show the page.
  var opensBrowser: Bool

  /// Prints the page's address and answers its requests; ends only with the process, or by a failure.
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
          // Whoever reads this through a pipe waits for the address.
          fflush(nil)
          if opens { Self.open(address) }
        }
      } catch {
        StandardError.write("\(error)")
      }
      Foundation.exit(1)
    }
    // Serves the main actor, where layout happens.
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  /// Asks the desktop for its browser; without a desktop the printed address is all there is.
  private static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

import Foundation
import TestSupport
import Testing

@testable import BatchRendering

@Suite("The owner of a state file")
struct StateFileTests {
  @Test("Only a process on this machine that has opened the file is named with its command")
  func owner() throws {
    try withTemporaryFile("state", "") { url in
      let file = open(url.path, O_RDWR | O_CLOEXEC)
      defer { close(file) }
      let other = Process()
      other.executableURL = URL(fileURLWithPath: "/bin/sleep")
      other.arguments = ["60"]
      try other.run()
      defer { other.terminate() }

      let own = StateFile.command(ofProcess: getpid(), using: file)
      #expect(own?.isEmpty == false)
      // The lock of a process on another machine can have the id of this process.
      #expect(StateFile.command(ofProcess: other.processIdentifier, using: file) == nil)
      #expect(StateFile.command(ofProcess: pid_t.max, using: file) == nil)
    }
  }

  @Test("A locked file is an error that names the process")
  func locked() throws {
    try withTemporaryFile("state", "") { url in
      let holder = Process()
      holder.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      let program = """
        from fcntl import LOCK_EX, lockf
        from sys import argv, stdin
        file = open(argv[1], "r+")
        lockf(file, LOCK_EX)
        print("locked", flush=True)
        stdin.read()
        """
      holder.arguments = ["-c", program, url.path]
      let (input, output) = (Pipe(), Pipe())
      holder.standardInput = input
      holder.standardOutput = output
      try holder.run()
      _ = output.fileHandleForReading.availableData
      defer {
        try? input.fileHandleForWriting.close()
        holder.waitUntilExit()
      }

      do throws(RenderError) {
        _ = try StateFile(url.path)
        Issue.record("The lock of the other process was ignored.")
      } catch {
        #expect("\(error)".contains("process \(holder.processIdentifier) ("))
        #expect("\(error)".contains("python3"))
      }
    }
  }
}
